# Contend in English. To add a language, copy this file to web/i18n/<tag>.ftl and translate what stands right of each =.
# { $name } is a value that the page puts in; keep every one of them. `code` and *stress* may be used in long texts; an
# indented line goes on with the message, and an empty line in it starts a new paragraph.

language-name = English

## The frame of every page

skip-to-content = Skip to the content
nav-tools = Tools
language = Language
theme-auto = Theme: as the system says
theme-light = Theme: light
theme-dark = Theme: dark
share = Share
share-link = Link to exactly what you see
share-frame = To show the figure in your own page
copy = Copy
copied = Copied.
copy-refused = The browser does not allow copying here. Select the text and copy it yourself.
print = Print
privacy = Nothing you type leaves this page. It makes no request to any server, and it works without a network.
footer-about = Contend computes everything itself: Go, compiled to WebAssembly.
notices = Licences of the libraries inside this page
help-title = Help
help-keys = Every control works by keyboard. In a field, the up and down arrows change the number. Where something happens step by step, ← and → move, Home and End jump, and the space bar plays.
help-links = The address always says the whole state: copy it, and whoever opens it sees what you see. Back undoes a change of page.
help-embed = *Share* gives a line of HTML that shows the figure in course notes. It is as wide as the column it stands in, and starts computing only when it is scrolled into view.
cannot-compute = This browser lacks { $lack }, so nothing can be computed here. The text below can be read all the same.
cannot-start = The computing part does not start in this browser ({ $why }). The text below can be read all the same.
link-rejected = The link says { $name } = “{ $text }”, which can't be read here. It was left out; everything else holds.
not-found-title = No such page
not-found = There is nothing at “{ $address }”.
to-start = To the start
home-title = How do things take turns?
home-lede = Retries after a failure, slots on a shared channel. See it, try it, and know it exactly: every number here is computed on this page, and says how it is known.
loading = Starting the computing part …
working = Working
working-count = { $done } of { $total }
stop = Stop
predict = A question first
predict-answers = Your answer
predict-pass = Just show me
predict-again = Ask me again
predict-right = You said “{ $said }”: right.
predict-wrong = You said “{ $said }”: not so.
standing-exact = exact
standing-simulated = simulated
standing-quoted = quoted
standing-proved = proved
standing-refuted = refuted
standing-unknown = unknown
save-csv = Save as CSV
save-svg = Save as SVG
save-svg-of = Save “{ $title }” as SVG
table-cut = { $shown } of { $total } rows are shown; the file has all.
chapter = The idea
chapter-likeness = What it is like
chapter-mechanism = How it works
chapter-rule = The rule
chapter-worked = Worked through
chapter-breaks = What breaks without it
chapter-model-ends = Where this model ends
chapter-at-work = At work
exercises = Now you
exercise-check = Check
exercise-right = Right.
exercise-wrong = Not yet.
exercise-show = Show the answer
exercise-see = See it in the tool
how-to-read = How to read this
sources = Sources and errata
transport = Moving through the run
transport-first = To the start
transport-back = One step back
transport-play = Play
transport-pause = Pause
transport-forward = One step forward
transport-last = To the end
transport-scrub = Step
transport-speed = Speed
transport-slow = slow
transport-normal = normal
transport-fast = fast

## Units of time: { $n } is the number as it is written, { $count } the same as a number; a blank that does not break stands between

unit-millisecond = { $n } ms
unit-second = { $n } s
unit-minute = { $n } min
unit-hour = { $n } h
unit-day = { $count ->
    [one] { $n } day
   *[other] { $n } days
  }

## What can be wrong with a value

param-decimal = A number such as 2 or 1.5.
param-whole = A whole number such as 12.
param-time = A time such as 100ms, 1.5s or 2m.
param-time-or-none = A time such as 20s, or nothing for none.
param-whole-or-none = A whole number such as 32, or nothing for none.
param-seed = A whole number, of any size and sign.
param-one-of = One of the names offered.
param-flag = 1 or 0.
param-text = That text is too long.
fault-out-of-range-minmax = { $field } must be from { $min } to { $max }.
fault-out-of-range-min = { $field } must be at least { $min }.
fault-out-of-range-max = { $field } must be at most { $max }.
fault-out-of-range-other = { $message }
fault-unknown-value = { $field } must be one of { $allowed }.
fault-wrong-type = { $field } has the wrong type.
fault-missing = { $field } is missing.
fault-unknown-field = There is no { $field }.
fault-unknown-method = There is no such call.
fault-syntax = { $message }
fault-conflict = { $message }
fault-too-large = { $message }
fault-cancelled = Stopped.
fault-internal = Contend itself made a mistake, and started its computing part afresh: { $message }

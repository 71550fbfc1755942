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

## Backoff

backoff-name = Backoff
backoff-title = Backoff and jitter: the retry calculator
backoff-question = A thousand clients fail at once. When do they all come back?
backoff-predict = You add full jitter. What happens to the longest a client can wait in all?
backoff-predict-less = It falls
backoff-predict-same = It stays the same
backoff-predict-more = It grows
backoff-predict-because =
    { $change ->
        [same] The longest total stays at { $none }, to the millisecond.
        [less] Here the longest total falls from { $none } to { $full }.
       *[more] Here the longest total grows from { $none } to { $full }.
    }
backoff-predict-herd = What falls is the herd: the busiest { $bucket } sees { $none } retries without jitter and { $full } with it.
backoff-claim-none = Without jitter a client that never gets through waits { $most } in all, never less and never more
backoff-claim-total =
    { $change ->
        [same] { $name } leaves the longest total at { $none }
        [less] { $name } lowers the longest total from { $none } to { $mine }
       *[more] { $name } lengthens the longest total from { $none } to { $mine }
    }
backoff-claim-alone = { $total }.
backoff-claim-both = { $total } { $herd }
backoff-claim-herd =
    { $change ->
        [same] and leaves the busiest { $bucket } at { $none } retries.
        [less] and cuts the busiest { $bucket } from { $none } retries to { $mine }.
       *[more] and makes the busiest { $bucket } worse: { $mine } retries after { $none }.
    }
backoff-claim-herd-none =
    { $n ->
        [one] and, being the only one, makes { $peak } retry in its busiest { $bucket } ({ $clients } client).
       *[other] and as all { $clients } keep step, the busiest { $bucket } sees { $peak } retries.
    }
backoff-preset = What a real system does
backoff-preset-own = Your own numbers
backoff-preset-unknown = There is no system called “{ $id }” here. The numbers of the link hold all the same.
backoff-preset-changed = changed since
backoff-preset-exact = The numbers below say exactly what it does.
backoff-preset-differs = It does something that the fields cannot say; what differs stands here:
backoff-counts-calls = Its setting counts calls, the first one included: one more than the retries below.
backoff-counts-retries = Its setting counts retries; the first call comes on top.
backoff-configured = Its own setting says { $n }.
backoff-note-unlimited = It has no limit of its own; the number of retries is an example.
backoff-note-deadline = A time limit may end it earlier.
backoff-note-quota = A budget that calls share may end it earlier.
backoff-note-server = The server may name the wait.
backoff-note-first-wait = The first wait is another one.
backoff-note-rounding = Waits are whole units of time.
backoff-note-opt-in = It does this only if asked to.
backoff-note-example = It has no default; this is its document’s example.
backoff-note-numbering = It counts its parameters one step off.
backoff-note-late-jitter = Its jitter is lost once the cap is reached.
backoff-note-more = Also:
backoff-source = Source:
backoff-jitter-none = none
backoff-jitter-full = full
backoff-jitter-equal = equal
backoff-jitter-decorrelated = decorrelated
backoff-jitter-own = your own
backoff-name-none = No jitter
backoff-name-full = Full jitter
backoff-name-equal = Equal jitter
backoff-name-decorrelated = Decorrelated jitter
backoff-name-own = Your own jitter
backoff-f-base = First wait (base)
backoff-f-factor = Factor
backoff-f-cap = Cap
backoff-f-retries = Retries
backoff-f-jitter = Jitter
backoff-f-lo = At least × the wait
backoff-f-hi = At most × the wait
backoff-f-order = The cap limits
backoff-f-floor = Never wait less than
backoff-f-add0 = Add at least
backoff-f-add1 = Add at most
backoff-f-deadline = How much fits into
backoff-f-clients = Clients
backoff-f-bucket = Counted per
backoff-f-seed = Seed
backoff-f-outage = The service is back after
backoff-f-capacity = Then it answers per second
backoff-f-until = The picture shows the first
backoff-no-cap = none
backoff-for-ever = never
backoff-unlimited = all
backoff-until-auto = automatic
backoff-next-seed = Next seed
backoff-calls =
    { $retries ->
        [one] { $retries } retry is { $calls } calls: the first one counts.
       *[other] { $retries } retries are { $calls } calls: the first one counts.
    }
backoff-factor-idle = Decorrelated jitter grows by its own 3; the factor plays no part.
backoff-finer = Finer
backoff-order-before = the ceiling, before the jitter
backoff-order-after = the wait itself, after the jitter
backoff-order-both = both the ceiling and the wait
backoff-order-hint = A cap before the jitter can be passed if the jitter goes above 1. A cap after it never is, but gathers waits at exactly the cap.
backoff-finer-idle = Decorrelated jitter starts each wait from the one before, so nothing here goes with it.
backoff-capacity-idle = Plays a part only when the service comes back.
backoff-too-long =
    { $fits ->
        [0] The very first wait could be longer than 285,000 years. Give a cap, or start lower.
        [one] From retry { $retry } on a wait could be longer than 285,000 years. Give a cap, or ask for { $fits } retry.
       *[other] From retry { $retry } on a wait could be longer than 285,000 years. Give a cap, or ask for at most { $fits } retries.
    }
backoff-conflict = “{ $field }” does not go with decorrelated jitter: leave it at 0, or choose another jitter.
backoff-other-refused = Not shown beside it: { $name }. { $why }
backoff-fit = Retries that start in time: { $surely } for certain, { $average } on average, { $best } at best. The calls themselves take no time here.
backoff-ranges-title = What each wait can be
backoff-ranges-one = { $name }: the first of { $n } waits is { $first }, the last { $last }.
backoff-retry-short = nº
backoff-retry = Retry
backoff-retry-n = retry { $n }
backoff-cap-at = cap { $cap }
backoff-mean = mean
backoff-axis = Axis of time
backoff-axis-log = logarithmic
backoff-axis-linear = linear, from 0
backoff-axis-log-note = Logarithmic: equal steps to the right are equal factors.
backoff-axis-linear-note = Linear, from 0.
backoff-axis-zero-note = An arrowhead on the left means that the range goes on to 0, which no logarithmic axis can show.
backoff-totals-title = How long a client waits in all, if it never gets through
backoff-totals-one = { $name }: { $least } at least, { $mean } on average, { $most } at most.
backoff-totals-caption = The sum of all waits
backoff-none-worst = longest without jitter
backoff-strip = least to longest; the thick part holds 90 %, the tick half
backoff-strip-99 = 99 % are done by here
backoff-deadline = your deadline
backoff-strategy = Jitter
backoff-least = least
backoff-mean-column = mean
backoff-sd = sd
backoff-q05 = 5 %
backoff-q50 = 50 %
backoff-q95 = 95 %
backoff-q99 = 99 %
backoff-most = longest
backoff-quantile-error = Least, mean, spread and longest are closed forms; no quantile is off by more than { $ms } ms.
backoff-estimated = exact up to an estimated error
backoff-fact-worst = in all, at the longest
backoff-fact-worst-none = and at the shortest: it is one number
backoff-fact-worst-beside =
    { $change ->
        [same] just as without jitter
        [less] less than the { $none } without jitter
       *[more] more than the { $none } without jitter
    }
backoff-fact-mean = in all, on average
backoff-fact-sd = standard deviation { $sd }
backoff-fact-95 = 19 of 20 are through all waits by
backoff-fact-99 = 99 of 100 by { $q99 }
backoff-fact-longest = the longest single wait
backoff-fact-at-cap = retry { $n } is exactly the cap with { $share }
backoff-fact-cap = the cap is { $cap }
backoff-fact-no-cap = there is no cap
backoff-fact-peak = retries in the busiest { $bucket }
backoff-fact-peak-expected = expected exactly: { $expected }
backoff-wider-bucket = Count per { $bucket }
backoff-scope = seed { $seed }, { $clients } clients
backoff-herd-title = The herd: when the retries arrive
backoff-working = The herd is being computed: step { $done } of { $total }
backoff-herd-one = { $name }: { $peak } retries in the busiest { $bucket }.
backoff-peak = busiest: { $peak }
backoff-peak-expected = busiest: { $peak } · expected { $expected }
backoff-arrivals = retries per bucket, drawn
backoff-expected = their expected number, computed
backoff-outage-ends = the service is back
backoff-capacity-line = what it can answer
backoff-gathered =
    { $per ->
        [one] each column is one bucket
       *[other] each column shows the busiest of { $per } buckets
    }
backoff-counts-axis = Axis of counts
backoff-common-numbers = All clients fail at time 0, which is not drawn. With one seed, retry k of client i draws the same random number under every strategy, so that what differs is the strategy.
backoff-drained = { $name }: the last client gets through after { $when }.
backoff-gave-up =
    { $count ->
        [one] { $name }: { $n } client runs out of retries before it gets through.
       *[other] { $name }: { $n } clients run out of retries before they get through.
    }
backoff-table = The table: every wait
backoff-table-caption = Every wait: { $name }
backoff-least-ms = least, ms
backoff-most-ms = longest, ms
backoff-mean-ms = mean, ms
backoff-at-cap = is the cap with probability
backoff-copy-as = Copy the policy as …
backoff-json-note = This is the request of `backoff.schedule`: paste it into `node web/call.mjs` or `contend.call`.
backoff-code-note = The code draws from the system’s own randomness: a seed that all clients share would make them a herd again.
backoff-how-to-read =
    Every line of the first picture is one wait, and has one mark for each strategy: from the shortest that wait can be to the longest, with a tick at its mean. Without jitter both ends are the same, a diamond. In the table the columns *least* and *longest* say the same in numbers.

    The second picture adds the waits up, for a client that never gets through. Its right end is the longest total: the sum of all longest waits, and so the longest that anybody waits before giving up. Compare the right ends: full and equal jitter pull the left end in and leave the right one where it was. Decorrelated jitter starts at the base and usually reaches further.

    The third picture is what the service sees. The columns are drawn from a seed; the line is computed. What helps a service that recovers is not a shorter total but that the waits are spread.
backoff-likeness =
    A shop opens its only telephone line at nine and it is taken at once. If everybody who heard the busy tone tries again after exactly one minute, everybody hears the busy tone again. If each waits *some* time within that minute, most get through.

    Waiting longer after every failure gives the line room. Waiting for a random time keeps the callers from dialling together. These are two ideas, and it takes both.
backoff-mechanism =
    A call fails. The client waits, tries again, and after each further failure waits longer, until a retry succeeds or none is left. A *cap* keeps a single wait from growing without end. Which part of the wait is left to chance is the *jitter* strategy:

    {""}*None* waits the whole time. For a single client nothing is wrong with it; many clients that failed together come back together.

    {""}*Full* draws between nothing and the whole time. The mean halves. A client may come back almost at once.

    {""}*Equal* draws between half and the whole time. Nobody is back at once, and the herd is spread all the same, if less.

    {""}*Decorrelated* draws between the base and three times the wait before, up to the cap. It follows its own last wait instead of a count of failures. A good default, with one thing to know: at its cap it sticks. With a cap of 200 times the base, about 29 of 100 waits end up at exactly the cap.

    {""}*Your own* draws between two multiples of the time: 0.8 to 1.2 is what others write as ±20 %.
backoff-rule =
    Before retry n the client waits at most `min(cap, base × factor^(n−1))`. The base is the first wait, the factor is the growth from one wait to the next (2 doubles), the cap is where the growth ends.

    Full jitter multiplies this by a random number from 0 to 1, equal from ½ to 1. Decorrelated is `min(cap, random(base, 3 × previous))`, where the wait before the first counts as the base; so its first wait lies between one and three bases, and the factor plays no part.

    R retries are R + 1 calls, and R waits.
backoff-worked =
    Take a base of 100 ms and a factor of 2: the waits are 100, 200, 400, 800 ms … Computed just now:
backoff-said-twelve = Without a cap the twelfth wait is { $wait } ({ $ms } ms), and the twelve together are { $sum }.
backoff-said-same = With the numbers above the longest total is { $none } without jitter, { $full } with full and { $equal } with equal jitter.
backoff-said-memory =
    { $change ->
        [same] Decorrelated jitter has the same longest total there, { $mine }.
        [less] Decorrelated jitter has a shorter one there, { $mine } against { $none }.
       *[more] Decorrelated jitter has a longer one there, { $mine } against { $none }.
    }
backoff-said-steep = That is not a law: 100 ms ×4 without a cap and 6 retries, and decorrelated jitter has { $mine } ms against { $none } ms, as it grows by 3 and not by 4.
backoff-breaks =
    {""}*Without jitter* a short jam becomes an outage. Whoever failed together waits the same, and the peak that brought the service down comes back on a timer.

    {""}*Without a cap* the waits grow past any use: the service has long been back, and the clients still wait.

    {""}*With too low a cap* all end up calling at one steady rate, and the service gets no room.

    {""}*Retries multiply.* Three layers that each retry three times make 4 × 4 × 4 = 64 calls of one. Let one layer retry, and give it a *retry budget*: retries may be, say, a tenth of all calls, and no more.

    {""}*A retry can deliver a message twice.* The first call may have worked and only its answer was lost. So the handler at the other end has to be *idempotent*: the same message again changes nothing. Payments carry a key for this, under which the receiver remembers that it is done.
backoff-model-ends =
    Calls take no time here; only the waits count. All clients fail at one moment, which is the hardest case. Until you say when the service is back, every retry fails. The service has no queue: with a limit, what comes above it fails at once. No client hears a `Retry-After`, gives up early, or shares a budget with others. Clocks are exact, while real timers come late.

    Waits are continuous; libraries that draw whole milliseconds or seconds differ by up to that step.
backoff-at-work =
    {""}*Attempts or retries?* Some libraries count the calls, some the retries. “3” is two waits in one and three in another. The menu says which.

    {""}*Cap before or after the jitter?* ±20 % around a cap of 60 s is up to 72 s if the cap comes first. If it comes last, no wait passes 60 s, but every second one is exactly 60 s, and the herd gathers there.

    {""}*A deadline* is what the caller feels. Check that the longest total fits, or stop when the next wait would not.

    {""}*Overflow.* `100 << 25` in 32 bits is negative; `2.0 ** 1024` is an error in Python. Compare with the cap before the power is taken, in floats before integers.

    {""}*The seed.* Processes that start with the same seed draw the same jitter, and are a herd.

    {""}*Retry-After.* When the server says how long to wait, believe it, and add jitter.
backoff-x-minute = Base 100 ms, factor 2, no cap, no jitter. Which retry is the first that waits longer than a minute?
backoff-x-minute-because = Wait 10 is 51.2 s, wait 11 is 102.4 s: 100 ms × 2¹⁰.
backoff-x-sum = Base 200 ms, factor 2, cap 1 s, 5 retries, no jitter. How many seconds does a client wait in all?
backoff-x-sum-because = 0.2 + 0.4 + 0.8 + 1 + 1 = 3.4 s; the fourth wait would be 1.6 s and is capped.
backoff-x-attempts = A library lets you set “max attempts = 4”, and counts the first call. How many waits are there at most?
backoff-x-attempts-because = Four calls, three retries, three waits.
backoff-x-order = Jitter between 0.5 and 1.5, a cap of 1 s that comes *before* the jitter. What is the longest wait, in seconds?
backoff-x-order-because = The ceiling is 1 s and the jitter multiplies it by up to 1.5: 1.5 s. Choose “the wait itself” under *Finer*, and it is 1 s.
backoff-x-steep = Base 100 ms, factor 4, no cap, 6 retries. How does the longest total of decorrelated jitter compare with that of no jitter?
backoff-x-less = It is less
backoff-x-same = It is the same
backoff-x-more = It is more
backoff-x-steep-because = 100 × (3 + 9 + 27 + 81 + 243 + 729) = 109,200 ms against 100 × (1 + 4 + 16 + 64 + 256 + 1024) = 136,500 ms. Decorrelated grows by 3, whatever the factor.
backoff-sources =
    Document 002 of the course (in Turkish) has the formula, the strategies and the words for reading the table. The names of the strategies are those of M. Brooker, “Exponential Backoff And Jitter”, AWS Architecture Blog, 2015. Of each system in the menu the place in its source is given.

    What is to be corrected or said more narrowly:
backoff-erratum-origin = The document’s first wait is the base. The simulator published with the AWS article (`aws-samples/aws-arch-backoff-simulator`) counts from 1: its first ceiling is *twice* the base, and its decorrelated waits are one doubling behind the others.
backoff-erratum-widest = The document calls full jitter the widest spread. Decorrelated is wider: at base 100 ms its first wait goes from 100 to 300 ms, with a standard deviation of 57.7 ms against 28.9 ms.
backoff-erratum-grows = The document says that the longest total of decorrelated jitter is above that of none. That holds up to a factor of 3. Above it, see the example with ×4; and with a base at or above the cap the two are equal.

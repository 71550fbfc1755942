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
home-lede = Retries after a failure, slots on a shared channel, locks on shared memory, machines that have only messages. See it, try it, and know it exactly: every number here is computed on this page, and says how it is known.
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
save-svg-of = Save as SVG: “{ $title }”
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
exercise-failed = The answer could not be worked out. Try again.
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
code-editor-leave = Esc, then Tab, leaves the text
code-editor-move = Alt+↑/↓ moves a line

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
backoff-policy = The policy
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
backoff-axis-log-note-up = Logarithmic: equal steps upwards are equal factors.
backoff-axis-linear-note = Linear, from 0.
backoff-axis-zero-note = An arrowhead on the left means that the range goes on to 0, which no logarithmic axis can show.
backoff-axis-zero-note-up = A band that stands on the foot of its picture goes on to 0, which no logarithmic axis can show.
backoff-axis-retries-note = The axis of retries is logarithmic.
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
backoff-quantile-error = Least, mean, spread and longest are exact up to rounding; no quantile is off by more than { $ms } ms.
backoff-quantile-estimate = For decorrelated jitter that error is estimated, not bounded: { $ms } ms.
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
backoff-fact-peak-expected = expected: { $expected }
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
backoff-copy-as = Copy the policy as …
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
    Before retry n the client waits at most `min(cap, base × factor^(n−1))`, the *ceiling*. The base is the first wait, the factor is the growth from one wait to the next (2 doubles), the cap is where the growth ends.

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

## Slots

slots-name = Slots
slots-title = Slots on a shared channel
slots-question = All ask at once. How does chance pull them apart?
slots-predict = Twelve participants choose among 2 slots; after a collision the window doubles, up to 32. After how many rounds is everybody through, most often?
slots-guess-3 = 3 rounds
slots-guess-4 = 4 rounds
slots-guess-5 = 5 rounds
slots-guess-6 = 6 rounds
slots-guess-12 = 12 or more
slots-predict-because = { $most } rounds is the most frequent, in { $share } of all runs; the mean is { $mean }. Document 000 shows a run with 4 rounds, and no more than 4 are enough in only { $four }.
slots-settings = Settings to try
slots-set-document = The document's run
slots-set-small = Window too small
slots-set-pair = Only two
slots-set-large = Window too large
slots-set-no-cap = No cap
slots-set-counter = Counter overflows
slots-set-same-seed = One seed for all
slots-set-fixed = Fixed delay
slots-contest = The contest
slots-participants = Participants
slots-window = First window
slots-window-hint = Slots to choose from in round 1. After each collision: twice as many.
slots-cap = Cap
slots-no-cap = No cap
slots-cap-unused = A fixed delay never grows, so the cap plays no part.
slots-choice = How they choose
slots-choice-independent = Each draws on its own
slots-choice-same-seed = One seed for all
slots-choice-fixed = Fixed delay
slots-seed = Seed
slots-seed-hint = The draws are those of Python's random.Random(seed), for a seed of any size.
slots-seed-unused = A fixed delay draws nothing, so the seed plays no part.
slots-seed-less = Previous seed
slots-seed-more = Next seed
slots-finer = Finer
slots-max-rounds = Stop after this many rounds
slots-max-rounds-hint = A guard for runs that never end.
slots-follow = Follow participant
slots-follow-none = nobody
slots-follow-hint = Or choose its number in a picture.
slots-follow-nobody = There is no participant { $id }; the last one is { $last }.
slots-follow-through = Participant { $id } drew { $path } and got through in round { $round }.
slots-follow-waits = Participant { $id } drew { $path } so far and still waits.
slots-runs = The number of runs
slots-fault-cap = With a cap of 1, two or more participants would share the only slot for ever. Choose 2 or more, or no cap.
slots-fault-seed = These seeds would hold numbers and their opposites, and Python draws the same for both. Start at 0 or above.
slots-round-title = Round { $round } of { $rounds } · window { $window }
slots-round = Round { $round } of { $rounds }, window { $window }: { $waiting } draw; { $alone ->
    [one] one is alone and through
   *[other] { $alone } are alone and through
 }, { $collided } collide in { $shared ->
    [one] one slot
   *[other] { $shared } slots
 }.
slots-round-none = Round { $round } of { $rounds }, window { $window }: all { $waiting } collide, in { $shared ->
    [one] one slot
   *[other] { $shared } slots
 }. Nobody is through.
slots-round-done = Round { $round } of { $rounds }, window { $window }: { $waiting ->
    [one] the one who draws is alone
   *[other] all { $waiting } who draw are alone
 }. Everybody is through.
slots-round-beyond = The link asks for round { $asked }; this run has { $rounds }, and the last is shown.
slots-nothing = There is nothing to show until the field in red is mended.
slots-overflow = After round { $round }, twice the window would pass 2⁶³ − 1. A signed 64-bit counter overflows there; here the window stays as it is.
slots-old = The newest settings can't be computed; everything shown is of the last ones that could.
slots-nobody = Nobody asks, so nothing happens: no rounds at all.
slots-who-title = Who sits in which slot
slots-key-alone = alone: through
slots-key-collided = shared: collided (with how many)
slots-key-alone-crowd = participants alone in their slot
slots-key-shared-crowd = participants who collided
slots-key-shared = collided, wait on
slots-key-through = through in this round
slots-key-expected = expected to wait on (exact)
slots-chosen-only = Only the slots that somebody chose are drawn, of { $window }.
slots-crowd = Too many to draw one by one: stretches of the window are shown.
slots-stretch = one bar is about { $width } neighbouring slots
slots-stretch-one = one bar is one slot ({ $width })
slots-roster = Each participant after this round
slots-roster-through = Participant { $id } got through in round { $round }
slots-roster-waits = Participant { $id } collided: window { $before }, next { $after }
slots-roster-crowd = The window of all { $collided } who collided goes from { $before } to { $after }. Through so far: { $through } of { $participants }.
slots-waiting-title = Who draws in each round
slots-waiting-summary = Participants who draw, round by round: { $counts }.
slots-axis-round = round
slots-axis-rounds = rounds
slots-axis-collisions = participations
slots-history-cut = The first { $shown } rounds are kept for looking at; the counts cover all { $rounds }.
slots-laws-title = This run among all runs
slots-laws-never = All choose alike here, so there is nothing to distribute: every run goes on for ever.
slots-law-rounds = Rounds until all are through
slots-law-collisions = Participations in collisions
slots-law-rounds-summary = Exact distribution of the rounds: mean { $mean }, standard deviation { $sd }.
slots-law-collisions-summary = Exact distribution of the participations: mean { $mean }, standard deviation { $sd }.
slots-law-sampled = { $runs } runs have the mean { $mean }.
slots-law-own = This run: { $value }.
slots-exact-limit = The exact theory goes to { $most } participants; beyond, runs are counted.
slots-working-exact = the exact distribution: { $done } of { $total }
slots-working-runs = { $done } of { $total } runs
slots-sample = Play many seeds
slots-sample-run = Play { $runs } seeds
slots-sample-clear = Without them
slots-sample-partial = Stopped: { $runs } of { $asked } runs are counted.
slots-sample-table = Counted
slots-sample-mean = mean
slots-sample-error = two standard errors
slots-sample-exact = exact mean
slots-sample-off = off by (standard errors)
slots-sample-unfinished = { $unfinished ->
    [one] One run was
   *[other] { $unfinished } runs were
 } not through after { $rounds } rounds; the counts stop there, so these means are too small.
slots-seeds = seeds { $first } to { $last }
slots-one-seed = seed { $seed }
slots-key-exact = exact probability
slots-key-mean = mean ± one standard deviation
slots-key-sample = share of { $runs } runs, with two standard errors
slots-key-own = this run
slots-this-run = this run: { $value }
slots-binned = { $axis }, { $width } values a bar
slots-fact-rounds = Rounds
slots-fact-rounds-cut = Rounds, then stopped
slots-fact-through = Through
slots-fact-of = { $some } of { $all }
slots-fact-collisions = Participations in collisions
slots-fact-in-slots = in slots that were shared: { $slots }
slots-fact-slots = Slots offered in all
slots-fact-mean = mean { $mean } ± { $sd }
slots-fact-mean-only = mean { $mean }
slots-fact-rare = At most { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }
slots-fact-rare-collisions = at most { $collisions } participations: { $chance }
slots-fact-joint = · exactly both: { $chance }
slots-any-rounds = for every number of rounds
slots-claim-lucky = With seed { $seed } everybody is through after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } and { $collisions } participations in collisions. That is a lucky run: the mean is { $mean } ± { $sd } rounds, and so few are enough in only { $chance } of all runs.
slots-claim-ordinary = With seed { $seed } everybody is through after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } and { $collisions } participations in collisions. That is an ordinary run: the mean is { $mean } ± { $sd } rounds; { $chance } of all runs need no more, { $later } at least as many.
slots-claim-unlucky = With seed { $seed } everybody is through only after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } and { $collisions } participations in collisions. That is an unlucky run: the mean is { $mean } ± { $sd } rounds, { $chance } of all runs need no more, and only { $later } need at least as many.
slots-claim-plain = With seed { $seed } everybody is through after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 } and { $collisions } participations in collisions.
slots-claim-unfinished = With seed { $seed }, { $completed } of { $participants } are through when the run is stopped after { $rounds } rounds; on average { $mean } are needed. It would end some day: every round has a chance.
slots-claim-unfinished-plain = With seed { $seed }, { $completed } of { $participants } are through when the run is stopped after { $rounds } rounds. It would end some day: every round has a chance.
slots-claim-same-seed = All { $participants } share one seed, so nobody ever gets through: equal seeds and equally many draws give equal slots, everybody collides, all windows double alike, and the next round starts as equal as this one. The { $rounds } rounds above only show it; this argument proves it.
slots-claim-fixed = All { $participants } wait the same fixed time, so nobody ever gets through: they leave together and come back together. The { $rounds } rounds above only show it; that nothing ever tells them apart proves it.
slots-compare-title = What breaks, and by how much
slots-compare-setting = Setting
slots-compare-window = Window
slots-compare-rounds = Rounds
slots-compare-collisions = Participations
slots-compare-slots = Slots offered
slots-compare-note = Means over all runs, ± one standard deviation; “never” is proved, not observed.
slots-never = never
slots-lesson-small = *Too small.* With the window held at 2, twelve participants need { $small } rounds instead of { $usual } on average, and collide { $smallHits } times instead of { $usualHits }.
slots-lesson-large = *Too large.* Two participants are offered { $usual } slots on average if the window grows from 2 to 32, and { $large } if it is 1,024 from the start. Most of that is waiting for nobody.
slots-lesson-no-cap = *No cap.* From 2, the doubling number { $doublings } would pass 2⁶³ − 1, the end of a signed 64-bit counter. Here the window then stays as it is, and the result says so; a program that does not look overflows.
slots-lesson-alike = *All alike.* Asking less often is not the same as colliding less: with a fixed delay of 4 or of 40, and with one seed for all, 12 of 12 collide in every round.
slots-table = Round by round
slots-table-caption = One row for each round; the file also has every draw as participant:slot.
slots-column-round = Round
slots-column-window = Window
slots-column-next = Next window
slots-column-draw = Draw
slots-column-through = Through
slots-column-collide = Collide
slots-column-shared = Shared slots
slots-python = The same run in Python
slots-python-text = These lines print the same rounds, participations and number of participants through. They work because the page draws as CPython does: the Mersenne Twister started with the seed, and `randrange(n)` by taking as many bits as n has until the value is below n. A seed and its opposite draw the same.
slots-how = Each column is a slot, and each token a participant with its number. A token alone in its slot is filled and marked ✓: it is through and leaves. Tokens that share a slot are outlined, the slot is hatched and marked ✕ with their number: all of them collided, and each doubles its window up to the cap.

    Whoever still waits has collided in every round so far, so all who wait have the same window. Below, bars show how many draw in each round; the diamond is the number that theory expects to wait on. The two distributions belong to *all* seeds; the dark mark is this one.

    A participation counts one participant in one collision: a slot that five chose counts five.
slots-likeness = A group of people rings the same busy line at the same moment. Tell them all to ring again in exactly a minute, and the next volley is as dense as the first. Let each pick a random moment of the next minute, and the calls scatter.

    If it was still too dense, the next window of time is made wider. That is a *guess* that many are trying, not a count of them: after four failures in a row the window is 32 for two people just as for fifty.

    The same with threads: sixteen see a lock free, one takes it, fifteen lose. If the fifteen all wait the same pause, they come back as one group. They ask less often, and collide just as much.
slots-mechanism = A test-and-set lock (TAS) makes an atomic read-modify-write of the shared cell with each try. A test-and-test-and-set lock (TTAS) only reads until the cell looks free and then tries. Between reading and trying somebody else may be quicker. *That* failure, after a free reading, points to a rival who saw the same moment. Reading “busy” alone says little: a single slow owner may be inside, with no crowd at all.

    After such a lost try, draw a delay from `[0, limit)`, wait that long, and try again. Then double `limit`, but never beyond the maximum. Start and maximum are in one unit: turns of a waiting loop, or time. A new, unrelated acquisition starts again with the small window; keeping the large one would carry old contention to a lock that has long been free.

    Chance breaks the lockstep of the repeats. The maximum stops the *window* from growing; it does not limit the number of failures. A thread may lose many times even at the largest window. So backoff makes no blocking lock lock-free, and bounds nobody's wait.

    How a thread waits is another matter: a pause instruction for the processor, spinning, or sleeping in the operating system. A context switch costs time, so a short critical section is better waited out on the core; long spinning burns the processor. The slots below say nothing about that choice.

    The sources of chance must really be independent. The same seed and the same order of draws give the same delays, in step for ever. The fixed seed on this page makes a run repeatable for teaching; in a real program each thread takes its seed from the system.
slots-rule = After a lost atomic try, choose at random from a window that grows; bound the window; and measure on the target load whether it helps. Fairness does not follow from it.
slots-worked = In this model a slot that several choose in the same round is a collision. Whoever is alone in a slot is done, the others widen their window. With twelve participants, window 2 up to 32 and seed 17, the first round puts 4 into slot 0 and 8 into slot 1: all collide. In the second, participant 1 alone is through; in the third 2, 3 and 4; in the fourth, with window 16, the remaining eight.

    That is what document 000 prints: 12 finished, 4 rounds, 31 participations in collisions. The guard of 1,000 rounds is never reached. Twelve fixed delays are one slot with twelve in it, and after 20 failures the window is 32: it is bounded, the repetitions are not. Two participants that start with 2 and stop at 32 are still unfinished after 20 rounds with probability 2⁻⁹⁰: tiny, and not zero.

    Two threads with one generator each, the same seed and one number a round choose equal delays in all rounds. A function called random is there, and the symmetry is unbroken. In a real machine the noise of scheduling may separate them; an argument must not lean on that. Independence is part of the argument, not an ornament of its name.
slots-breaks = Too small a window keeps the bursts. Too large a window makes few participants wait for nothing. Doubling without a bound ends in huge pauses and an overflowing counter. All three are above, with their numbers.

    Backing off after *every* busy reading reacts to one slow owner as if it were a crowd: nobody competed, and the waiting thread still sleeps longer and longer.

    That the run with seed 17 ends soon does not prove that every choice of random numbers ends soon. No more than 4 rounds are enough in about one run of nine, and seeds 0 to 5 need 6, 5, 6, 5, 5 and 5.
slots-model-ends = These are slots, not times. There is no lock here, no owner, no critical section and its length, no caches and no traffic between them; all participants start together and nobody joins later. The numbers say how chance separates a group. They are not the speed-up of a program on a machine, and a round is not a fixed time.
slots-at-work = Backoff works in concurrent data structures, in retries over a network, and in protocols that resolve conflicts. The parameters differ, and so does the signal that counts as a failure: a lost atomic try, a missing answer, a collision on the wire.

    For a lock, measure the throughput, the tail of the waiting times, and the number of atomic tries, for several numbers of cores and lengths of the critical section.

    If the task needs *bounded overtaking*, a larger pause is no way to it. It takes a queue, such as an MCS lock or a ticket lock.
slots-yes = yes
slots-no = no
slots-x-windows = The first window is 4, the cap 20, and a delay is drawn *before* the window doubles. Which windows do the first five failures draw from?
slots-x-windows-why = 4, 8, 16, 20, 20: doubling 16 would give 32, and the cap makes it 20.
slots-x-bounded = Is the whole wait bounded by 20, then?
slots-x-bounded-why = No. Each single delay stays below 20, but nothing bounds how often one fails. The whole wait is the sum of all delays, and every number of failures has a probability above zero.
slots-x-same = Two threads use the same generator with the same seed and draw one number a round. How many of them are through after 1,000 rounds?
slots-x-same-why = 0. Their histories are equal, so their windows and their numbers are equal, in every round.
slots-x-large = Two participants choose in a fixed window of 1,024 slots until both are through. How many slots are offered to them on average, to the nearest whole number?
slots-x-large-why = 1,025. They are through in the first round but for one run in 1,024, so nearly all of it is the first window: 1024 · 1024/1023 = 1025.001.
slots-x-counter = The window starts at 2 and doubles without a cap in a signed 64-bit counter, whose largest value is 2⁶³ − 1. Which doubling is the first that does not fit?
slots-x-counter-why = The 62nd: after 61 doublings the window is 2⁶², and twice that is 2⁶³.
slots-errata = Document 000 calls the slot that several chose the collision, while its program counts participants: 31 participations happened in 8 shared slots. This page shows both numbers.

    The document does not claim that seed 17 is typical, and it is not: this page says how rare it is.
slots-quoted = document 000
slots-other-seed = See the run of seed 0
slots-source-document = Document 000, “Exponential backoff” (Russian): the model, its numbers, the exercise.
slots-source-model = The model as theory, windowed backoff on a batch:
slots-source-history = Binary exponential backoff on a shared wire:
slots-source-stability = When newcomers keep arriving:
slots-source-draws = The draws:
slots-source-exact = The exact distributions are computed here from the Markov chain of those who wait; every transition probability is a sum of positive terms, so that nothing cancels. Means are exact to about 13 digits.

## Claims

claims-name = Claims
claims-title = What the documents say, recomputed
claims-question = Is what the course documents print true?
claims-lede = Each sentence and each printed number that can be put to the test is computed here, now, by the same program that draws the tools. Where a document is wrong or leaves out a condition, the right value stands beside it.
claims-document-000 = Document 000 · Exponential back-off
claims-document-001 = Document 001 · Distributed mutual exclusion
claims-document-002 = Document 002 · Backoff and jitter calculator
claims-document-003 = Document 003 · Filter and bakery locks
claims-section-predict = A question first
claims-section-likeness = What it is like
claims-section-mechanism = How it works
claims-section-rule = The rule
claims-section-worked = Worked through
claims-section-border = Where the border runs
claims-section-breaks = What breaks without it
claims-section-at-work = At work
claims-section-exercise = Exercise
claims-section-head = What it is
claims-section-formula = The formula
claims-section-why = Why jitter
claims-section-strategies = The strategies
claims-section-reading = Reading the table
claims-section-privacy = Privacy
claims-section-overview = Overview
claims-section-centralized = A coordinator
claims-section-decentralized = Votes of replicas
claims-section-distributed = Everybody agrees
claims-section-ring = A ring
claims-section-comparison = The comparison
claims-filter-document = Document
claims-filter-all = All
claims-filter-show = Show
claims-filter-everything = everything
claims-filter-errata = errata only
claims-filter-only = Only sentence { $id } is shown.
claims-filter-off = Show all
claims-unknown = There is no sentence { $id } here.
claims-none = No erratum here.
claims-run = Compute
claims-continue = Go on
claims-again = Compute again
claims-progress = { $done } of { $total } computed
claims-told = { $total ->
    [one] { $done } of { $total } sentence computed: { $hold } hold, { $errata } have an erratum, { $failed } do not agree.
   *[other] { $done } of { $total } sentences computed: { $hold } hold, { $errata } have an erratum, { $failed } do not agree.
  }
claims-count-all = sentences
claims-count-hold = hold as printed
claims-count-errata = have an erratum
claims-count-failed = do not agree
claims-count-waiting = not computed yet
claims-expected = says
claims-computed = computed
claims-verdict-holds = holds
claims-verdict-erratum = erratum
claims-verdict-failed = does not agree
claims-verdict-waiting = not computed
claims-value-proved = proved
claims-value-refuted = refuted
claims-value-unknown = unknown
claims-value-true = yes
claims-value-false = no
claims-below = below { $value }
claims-above = above { $value }
claims-around = { $value } ± { $margin }
claims-seed = seed { $seed }
claims-see = Show in the tool
claims-see-of = Show sentence { $id } in the tool
claims-only-of = Link to sentence { $id } alone
claims-call = How it is computed
claims-call-of = How sentence { $id } is computed
claims-path = and of the result: { $path }
claims-slow = This takes a while, so it runs only when you ask.
claims-how = *Says* is what follows from the document's sentence; *computed* is what the program finds for the very request that stands under “How it is computed”. A sentence holds when the two agree, within the margin where one is given. An erratum means that the sentence as printed is false, or true only under a condition that it does not name.
claims-ends = Only what a computation can decide is here. Advice, history and definitions are not, and no computation proves that a number is the right one to look at. That the page asks no network is tested from outside, in three browsers, on the finished page.

# The sentences, by their numbers; core/claims has the English ones too, and a test holds them together.

claims-1 = Sixteen threads that lose together and all wait the same fixed time come back as one group: after a hundred rounds nobody is through.
claims-1a = In each of those hundred rounds all sixteen collide.
claims-2 = Asking less often does not by itself mean colliding less: in ten rounds a fixed wait ten times as long brings as many collisions.
claims-3 = If everybody rings again after exactly the same time, the next volley is as large as the first; random moments scatter it.
claims-4 = A widened window is a guess, not a count of the rivals: after four failures it is as wide for two as for fifty.
claims-5 = In TAS every attempt reads the shared cell.
claims-5a = And the same step writes it: it is one atomic modification.
claims-6 = TTAS first reads until the lock is free and then tries; another may win in between: the shortest run to a failed try has 6 steps.
claims-7 = Seeing the lock busy proves no rival, it may be one slow owner: while the owner takes its time, the only waiter sees busy ten times.
claims-7a = None of its tries fails, as it makes none: only a try that fails after a free reading points to a rival.
claims-8 = Draw from the window, then double it up to its cap: from 2 under 32 the windows are 2, 4, 8, 16, 32, 32.
claims-10 = A new, independent acquisition starts with the small window again, however large the last one had become.
claims-11 = A random wait breaks the lockstep of the retries: with independent draws all twelve get through.
claims-12 = The cap stops the growth of the window, not the failures: that two are still not through after twenty rounds has probability 2⁻⁹⁰, which is not 0.
claims-13 = One can lose many times even at the largest window: that two meet in the first eight rounds, four of them at the cap, has probability 2⁻³⁰.
claims-14 = Back-off bounds nobody's wait: with it, a thread of two can still starve.
claims-14a = Without back-off TAS is no better: the states among which one of two threads can be passed over for ever, fairly, are 3.
claims-14b = With three threads they are 8.
claims-14c = With four they are 20.
claims-14d = Nor does back-off make a blocking lock lock-free: while the owner is given no turn, five hundred turns of another bring it nowhere, and the owner's stays the only entry.
claims-16 = Sources of chance must be independent: with the same seed and the same order of draws, all twelve wait equally long for ever.
claims-17 = A fixed teaching seed is no advice for production: if each of two programs took 17, they would meet in every one of a thousand rounds.
claims-19 = A slot that several choose is a collision: in the first round of seed 17 participants 4, 6, 7 and 8 sit in slot 0 and the other eight in slot 1.
claims-19a = Whoever is alone is through, the others widen their window: none, one, three and eight get through in the four rounds.
claims-20 = The model counts slots and knows no owner, no length of a section and no caches: 30 slots pass in the run of seed 17, and that is no speed-up of anything.
claims-21 = Printed by the program: 12 are through.
claims-22 = Printed by the program: 4 rounds.
claims-23 = Printed by the program: 31 participations in collisions.
claims-23a = Not printed: these are only 8 slots with a collision. The text calls such a slot the collision, the program counts who takes part.
claims-24 = Printed by the program: a fixed delay puts 12 into a slot.
claims-24a = It is one slot in which all of them sit, number 4.
claims-25 = Printed by the program: after 20 failures the window is 32.
claims-26 = The run stays far below the guard of a thousand rounds: over all choices it takes 5.0657 rounds in the mean.
claims-26a = After fewer than a thousand rounds the probability that anybody still waits has sunk below 10⁻⁴⁰.
claims-27 = Two threads with the same generator, the same seed and one draw a round stay equal for ever: after 1000 rounds neither is through.
claims-29 = Too small a window keeps the bursts: with two slots that never grow, twelve take 382.41 rounds in the mean.
claims-29a = In those 382.41 rounds they take part in 4084 collisions in the mean.
claims-29b = Where the window grows from 2 to 32, the same twelve take part in 35.96 collisions in the mean.
claims-30 = Too large a window costs time where few compete: for two, a fixed window of 1024 costs 1025 slots in the mean.
claims-30a = A window that grows from 2 to 32 costs the same two 5.282 slots in the mean.
claims-31 = Doubling without a bound overflows the counter: from 2 the 62nd doubling passes 2⁶³ − 1.
claims-31a = In milliseconds kept in 32 bits, 100 ms doubled each time overflows at the 26th wait, which is longer than 2³¹ − 1 ms.
claims-31b = The 25th of those waits still fits into 32 bits.
claims-32 = Backing off after any busy reading reacts to one slow owner too: ten back-offs while it takes its time.
claims-32a = Backing off after a lost try only, it would not back off at all.
claims-33 = That seed 17 ends soon proves nothing for other choices: all are through within four rounds with probability 0.108 only.
claims-33a = Of the seeds 0 to 5 four take five rounds and two take six.
claims-34 = Back-off is used in many places, and their parameters differ: the systems listed here start from more than five different base waits.
claims-35 = What to measure of a lock is the number of atomic attempts, among others: of eight threads, TAS makes more for a hundred entries than TTAS.
claims-35a = And TTAS makes more than TTAS with back-off.
claims-35b = The length of the section counts: TAS makes more attempts where it is four times as long.
claims-35c = So does the number of cores: eight make more attempts than two.
claims-36 = Bounded overtaking needs a queue: with the ticket lock at most two others of three threads go first once a ticket is taken.
claims-36a = With MCS, too, once a thread stands in the queue.
claims-36b = TAS has no such bound.
claims-36c = TTAS has none either.
claims-37 = From 4 under a cap of 20, drawing before doubling, the first five windows are 4, 8, 16, 20, 20.
claims-38 = The whole wait is not bounded by 20: two are still not through after these 68 slots with probability 1/204,800.
claims-40 = Token-based algorithms give one process the token from the start; permission-based ones have none.
claims-41 = The holder uses the resource and hands the token on, at once if it does not want it: process 2 gets it after two hops.
claims-42 = With a token nobody waits for ever: proved for a ring of three.
claims-43 = A lost token needs a procedure that makes exactly one new one: with it, the process that waits gets in, and nobody else with it.
claims-44 = A free resource costs a request and a grant before entry: two message times.
claims-45 = If a refusal is told, a contended entry costs four messages instead of three.
claims-46 = On release the first of the queue is granted: three that ask at once enter at 2, 5 and 8.
claims-46a = That takes nine messages.
claims-47 = It lets one in at a time: proved for three.
claims-48 = Grants go in the order in which the requests arrive.
claims-49 = Each use takes three messages: request, grant, release.
claims-50 = The coordinator is a single point of failure: when it crashes, all three that ask wait for ever.
claims-51 = A requester that is told nothing cannot tell a dead coordinator from a refusal: what it knows is the same.
claims-52 = The coordinator can become the bottleneck: for five entries it receives ten messages, a process only one.
claims-54 = The votes needed are more than half of the replicas; half of them is refused.
claims-55 = A replica that has voted already says no.
claims-56 = With too few votes a process gives up, waits for a random time and tries again: two at once ask more than ten times.
claims-57 = One crash of a replica does not stop it: with one of five down, both get in.
claims-58 = Replicas come back having forgotten their vote, and may grant twice: with two of three votes, one reset breaks it in eleven steps.
claims-59 = P[k] is binomial: of three voters that forget with probability 1/5 each, exactly two do with probability 3 · 0.04 · 0.8 = 0.096.
claims-60 = Summed from 2m − n to m: three replicas, two votes, 1/10 gives 0.19.
claims-60a = At least 2m − n must forget: 16 of 32 replicas and 24 votes.
claims-61 = For 32 replicas, three quarters of the votes and 10 s of 3 h the probability is below 10⁻⁴⁰.
claims-61a = To all digits it is 2.13184888219618 · 10⁻⁴³.
claims-63 = Long use needs something else: with a quarter of an hour instead of 10 s it is above 10⁻⁴⁰.
claims-64 = Replica i of a resource is named name-i, and anybody can derive all the keys.
claims-65 = Many rivals split the votes and the resource idles: twenty of them use it less than a tenth of the time.
claims-66 = Lamport’s algorithm came first and takes 3(n − 1) messages: 12 for five.
claims-67 = Equal stamps are ordered by the process number: 0 before 2.
claims-68 = The request goes to all others: four of five.
claims-69 = Who neither uses nor wants the resource says OK at once: both others do.
claims-70 = Who uses it does not answer and queues the request: 0 is inside until 7, its OK arrives at 8.
claims-71 = Who wants it too compares stamps; the lower one wins: 2 with stamp 3 goes before 0 with stamp 8.
claims-72 = It enters after all OKs, and afterwards says OK to all queued: three enter at 2, 4 and 6.
claims-73 = The example with stamps 8 and 12 takes eight messages.
claims-73a = Process 0 enters at 2 and process 2 at 4.
claims-74 = In the second example process 0 queues the request of process 2, which is inside.
claims-74-erratum = The actors are swapped: process 0 has answered 2 long ago and queues nothing. It is process 2, inside, that queues the request of process 0.
claims-74a = The one that is inside queues it, and it still takes eight messages.
claims-75 = It excludes: proved for two processes with two requests each.
claims-75a = Nobody waits for ever, in whatever order messages arrive.
claims-76 = Each entry takes 2(n − 1) messages: 8 for five.
claims-76a = And 18 for ten.
claims-77 = There are n points of failure: the crash of one that wants nothing blocks all who ask.
claims-78 = The silence of the dead is taken for a refusal: process 0 waits for 2 alike, dead or inside.
claims-79 = That one of n crashes is at least n times as likely as that one does: for ten at 0.01 each, 0.1 or more.
claims-79-erratum = Independent crashes make it 1 − (1 − p)ⁿ, at most n times as likely: 0.0956 for ten at 0.01 each.
claims-80 = It is worse than the central one, and takes more messages: for three already more than three.
claims-81 = The repair: answer always, ask again, and give up on the dead. Then a dead process does not block.
claims-83 = All take part in everything: each of five handles as many messages as any other.
claims-84 = A simple majority is enough to exclude, if a granter grants no other until its first is done.
claims-84a = But votes that are never given back lock each other: three that ask at once all wait after six steps, of which the document says nothing.
claims-85 = The order of the ring does not matter: in another order the four enter at the same times.
claims-86 = Process 0 has the token first and hands it to process 1.
claims-87 = Whoever wants it enters, finishes and passes it on: 1, 2, 3, 0.
claims-88 = Nobody enters twice on the same token: who asks again waits a round.
claims-89 = When nobody wants it the token goes round at full speed: eleven sends in ten units.
claims-90 = One holder at a time: proved for three.
claims-91 = At worst every other one goes first: saturated, each of five waits n(C + 1) − C = 9.
claims-92 = A loss is hard to see, for the holder may only be slow: who takes silence for a loss makes a second token.
claims-93 = With acknowledgements a dead neighbour is found and skipped.
claims-94 = Centralized: three messages for each entry.
claims-94a = And a delay of two message times, also where one message travels at a time.
claims-95 = Decentralized: 3mk messages; nine for three votes in one try.
claims-95a = Its delay is 3mk message times too: nine.
claims-95a-erratum = The m releases come after the use: before entry there are 2m messages, six on a shared bus, and on parallel links the delay is 2.
claims-96 = Distributed: a delay of 2(n − 1), eight for five.
claims-96-erratum = Only where one message travels at a time, as on a bus. On parallel links all requests travel at once, and so do the OKs: the delay is 2.
claims-96a = On a bus it is eight.
claims-97 = Ring: one message for each entry when all want it.
claims-97a = And without a bound when hardly anybody does: more than eight hundred for one entry.
claims-97b = Its delay is n − 1 at most: four for five.
claims-97b-erratum = Who asks just after it has sent the token waits for it to come round: less than n, but more than n − 1. Asked half a unit after: 4.5.
claims-98 = The ring’s problem is a lost token: who asks then waits for ever.
claims-99 = The distributed one bears crashes worse than the central one: an idle process that crashes blocks it.
claims-101 = The decentralized one bears crashes but may starve: of two rivals one can take every entry.
claims-102 = The delays are for short use; for long use the wait for the others rules: with sections of 100, five of them make the coordinator’s 5(C + 2) − C = 410.
claims-102a = Then the algorithms hardly differ: 405 for Ricart and Agrawala’s.
claims-103 = The calculator only computes and retries nothing: a schedule of ten thousand waits, more than 55 hours long in all, is answered without waiting.
claims-104 = The table has one row for each attempt.
claims-104a = A row says the least that this wait can be.
claims-104b = A row says the most that this wait can be.
claims-105 = The n-th wait is min(cap, base · factorⁿ⁻¹): 100 ms doubled under a cap of one second gives 100, 200, 400, 800, 1000, 1000.
claims-106 = The base is the first wait.
claims-107 = The factor is the growth from one attempt to the next; 2 doubles each time.
claims-108 = Without a cap, 100 ms doubled each time is about 3.4 minutes at the 12th attempt: 204,800 ms.
claims-108a = Those twelve waits together are 409,500 ms.
claims-109 = A thousand clients on one schedule come back as waves: at every moment either nobody retries or all thousand do.
claims-110 = Jitter takes them out of step: with full jitter the largest peak in 20 ms falls from 1000 to about 38.
claims-110a = With equal jitter the peak is about 51.
claims-110b = With decorrelated jitter the peak is about 20.
claims-111 = Full jitter is uniform from 0: the least wait is 0 each time.
claims-111a = Full jitter goes up to the whole delay d.
claims-111b = The mean of full jitter is d/2.
claims-112 = Full jitter is the widest spread of all strategies.
claims-113 = With full jitter a client may come back very early: its least total wait is 0.
claims-114 = Equal jitter starts from d/2, half of the bare delay.
claims-114a = Equal jitter goes up to the whole delay d.
claims-114b = The mean of equal jitter is 3d/4.
claims-115 = Equal jitter keeps a floor: nobody comes back at once.
claims-115a = With equal jitter the herd is still spread: its peak is below that of bare waits.
claims-116 = Decorrelated waits are uniform from the base up to three times the wait before, under the cap: at most 300, 900, 2700, 8100, 20,000 ms for 100 ms and 20 s.
claims-116a = The least decorrelated wait is the base each time.
claims-116b = The factor plays no part in decorrelated waits.
claims-117 = Decorrelated jitter follows the last wait, and soon meets its cap: with 100 ms and 20 s the tenth wait is exactly the cap with probability 0.1147.
claims-117a = Decorrelated jitter is a strong general default: its waits stay spread.
claims-118 = Bare waits are fine for a single client: its largest peak is one call.
claims-118a = For a fleet bare waits are dangerous: the peak of a thousand clients is a thousand calls.
claims-119 = Least and longest are the range of one attempt's wait; without jitter they are equal.
claims-120 = The worst total is the sum of the longest waits: the most a client can wait in all before it gives up.
claims-121 = Full jitter leaves the worst total as it is without jitter.
claims-121a = Equal jitter, too, leaves the worst total as it is.
claims-121b = Equal jitter lowers the least waits to a half.
claims-122 = With decorrelated jitter the worst total grows beyond that of bare waits.
claims-122a = For 100 ms doubled under a cap of 20 s, ten decorrelated waits can last 132,000 ms in all.
claims-122b = The ten bare waits of that schedule last 65,500 ms.
claims-123 = What relieves the server is the spread, not a shorter total: full jitter cuts the peak while the worst total stays.
claims-124 = A retry can deliver one message twice, so the receiver must be idempotent: one retry means up to two calls.
claims-125 = No input leaves the page: the core has no call that could send anything, and answers that it does not know one.
claims-126 = Of five threads at the bakery, at most four others go first once a ticket is in hand.
claims-127 = Each of the others goes first at most once: proved for three threads.
claims-127a = For two threads, too.
claims-128 = The ticket protects even if the scheduler lets you sleep: of three threads, one sleeps with its ticket while the others have four hundred turns, and they enter twice.
claims-128a = No schedule does worse, fair or not: at most two entries by others are proved for three threads.
claims-129 = A machine gives numbers; you sit until the board shows a number smaller than yours for all who still wait, and nobody who came later goes first.
claims-129a = Who comes takes a number one larger than the last: three threads, one after the other, get 1, 2 and 3.
claims-130 = If the queue never empties, the numbers outgrow a board of three digits: after 16,000 turns of three threads they are above 999.
claims-131 = Each chamber of the filter holds one ship back: of five threads, four can be past level 1, three past level 2, two past level 3 and one past level 4, all at once.
claims-131a = And never one more.
claims-132 = In the filter a thread first writes its level: thread A of three, at level 1.
claims-132a = Then it names itself the victim of that level, thread number 0 of level 1.
claims-132b = It waits while another is at its level or above and it is the victim.
claims-132c = It no longer waits once the other has named itself.
claims-132d = It does so at levels 1 to n − 1: for five threads these are eight writes before the section.
claims-133 = At most n − L threads are past level L at once: proved for two threads.
claims-133a = Proved for three threads.
claims-133b = Proved for four threads.
claims-133c = Three are past level 1, two past level 2 and one past level 3 in some state of four threads, so n − L is the exact number.
claims-133d = All may write level L at once: eight threads stand at level 1 together.
claims-134 = Who names itself the victim last waits until the others advance or leave: no thread is held back at level 1 while the two others are at level 2.
claims-134a = Not printed: of the 894 states of three threads it is so in 36.
claims-135 = After level n − 1 one is left, inside: never two of three threads.
claims-136 = Leaving sets the level to 0.
claims-137 = At the bakery a thread raises its flag, reads all tickets, and writes its own: what its three steps write.
claims-137a = The second step reads the tickets of all three.
claims-137b = It waits while a thread with its flag up has the smaller pair of ticket and number.
claims-138 = Reading and writing are two steps, so equal tickets occur: the shortest run to them has six.
claims-138a = Were they one step, there would be none.
claims-138b = The thread's number decides between equal tickets: B, who wrote first and is given ten turns, waits; A enters.
claims-139 = Who comes first enters first: if A wrote its ticket before B began, B does not enter before A. Proved for three threads.
claims-139a = For two threads, too.
claims-139b = B's ticket is then the larger one.
claims-140 = One can overtake only those who took their ticket at the same time or earlier: so first come, first served can be broken.
claims-141 = The filter excludes: proved for two threads.
claims-141a = Proved for four threads.
claims-141b = Nobody starves in it: proved for four threads.
claims-141c = At each level stands Peterson's lock: the filter for two threads has as many states.
claims-142 = At the bakery at most n − 1 go first: 1 for two threads.
claims-142a = 2 for three.
claims-142b = 3 for four.
claims-142c = 4 for five.
claims-142d = The tickets grow without bound: in 8000 turns they get higher than in 4000.
claims-143 = A deadlock-free lock of reads and writes needs n cells, so one cell is too few for two threads: the covering argument brings both into the section.
claims-143a = A foreign write can be wiped so that nobody sees it: after it, the cell holds what it would hold had the other thread never run.
claims-143b = The same befalls looking first and then writing.
claims-143c = And writing first and then looking.
claims-143d = Taking turns excludes, but is not free of deadlock: a thread waits for one that does not want to enter.
claims-144 = Hence the hardware's atomic operations: test-and-set is out of the argument's reach, as one of its steps reads and writes.
claims-144a = It needs a single cell, for however many threads.
claims-144b = And it excludes: proved for three threads.
claims-144c = It is free of deadlock: proved for three threads.
claims-145 = Printed by the program: for two threads the filter has 43 states.
claims-145a = Printed by the program: at most 1 inside.
claims-146 = Printed by the program: for three threads the filter has 894 states.
claims-146a = Printed by the program: at most 1 inside, of three threads too.
claims-147 = The document proves by an argument that nobody starves, as its search does not look for it. A search for fair cycles finds none either: two threads.
claims-147a = None with three threads.
claims-147b = None with four.
claims-148 = Four threads have tens of thousands of states: 18,165.
claims-149 = Ten threads have more states than can be searched: the search does not come to an end.
claims-149a = Not printed: ten threads have 9,647,279,095,779 states.
claims-149b = Not printed: these are 5,790,071 classes.
claims-149c = Not printed: six threads have 10,187,487 states.
claims-151 = The bakery cannot be searched whole, as tickets grow and its states are infinitely many.
claims-151a = Not printed: by the order of the tickets two threads have 65 states.
claims-151b = Not printed: three threads have 957.
claims-151c = Not printed: four threads have 18,911.
claims-151d = With the tickets as they are, 10,000 states of two threads are not all.
claims-152 = Printed by the program: two threads, 4000 turns, seed 2: 440 entries.
claims-152a = Printed by the program: overtaken at most 1 time.
claims-152b = Printed by the program: the largest ticket is 404.
claims-152c = Printed by the program: 37 ties.
claims-153 = Printed by the program: three threads, 4000 turns, seed 3: 292 entries.
claims-153a = Printed by the program: overtaken at most 2 times.
claims-153b = Printed by the program: the largest ticket is 270.
claims-153c = Printed by the program: 24 ties.
claims-154 = Printed by the program: five threads, 4000 turns, seed 5: 189 entries.
claims-154a = Printed by the program: overtaken at most 4 times.
claims-154b = Printed by the program: the largest ticket is 172.
claims-154c = Printed by the program: 21 ties.
claims-155 = The worst overtaking in the run of two threads is the worst there can ever be.
claims-155a = In the run of three threads, too.
claims-155b = And in the run of five.
claims-156 = Ties come by the dozen: more than twenty in the run of two threads.
claims-156a = More than twenty in that of three.
claims-156b = More than twenty in that of five.
claims-157 = The tickets grow almost as fast as the entries, within a tenth: with two threads.
claims-157a = With three threads, too.
claims-157b = And with five.
claims-157c = They do because leaving does not clear them: cleared on leaving, they stay smaller in the same run.
claims-158 = After 2³¹, about 2.1 billion, entries a signed 32-bit ticket overflows: the next one would be 2,147,483,648.
claims-158a = A hundred tickets earlier exactly a hundred more entries succeed before that.
claims-158b = Not printed: it takes somewhat more entries than that, as ties share a ticket. In the run of two threads there are more entries than tickets.
claims-160 = If the victim is named before the level is raised, two threads of two pass: the shortest run has 8 steps.
claims-160a = Of three threads two pass: the shortest run has 14 steps.
claims-161 = Without the tie-break two with equal tickets both see nobody smaller and enter together: the shortest run has 8 steps.
claims-162 = In Java one more than 2³¹ − 1 is negative, and thereby the smallest: −2,147,483,648.
claims-163 = Who gets such a ticket overtakes the queue, at worst into the section with another: with signed tickets of 2 bits the shortest run has 8 steps.
claims-163a = With 3 bits 20.
claims-163b = With 4 bits 44.
claims-163c = The order of coming is broken one step earlier: with 4 bits after 43.
claims-163d = Tickets modulo 2 break as soon: 8 steps.
claims-163e = Modulo 4: 20 steps.
claims-163f = Modulo 8: 44 steps.
claims-164 = In practice nobody uses these locks, as each costs about n cells: the filter for eight threads 15, which is 2n − 1.
claims-164a = The bakery 16, which is 2n.
claims-164b = Every entry reads the labels of all others: in the filter seven reads or more, even when nobody else asks.
claims-164c = So does every entry of the bakery.
claims-165 = For the sake of the lower bound, processors were given test-and-set and compare-and-swap: so these are younger than the bound.
claims-166 = The ticket lock is a bakery whose tickets one atomic operation gives, and who comes first still enters first: proved for three threads.
claims-166a = Not printed: with its counters taken relative to each other it has 9 states for two threads.
claims-166b = Not printed: 31 for three.
claims-166c = Not printed: 129 for four.
claims-168 = For eight threads the filter has 7 levels.
claims-168a = Three of the eight can be past level 5: A is inside, B and C wait further on.
claims-168b = Never more: proved over 8,356,012,425 states.
claims-169 = With tickets 7, 7 and 5 the threads A, B and C enter in the order C, A, B: by their numbers 2, 0, 1.
claims-169a = And in no other, whoever is given turns.
claims-170 = It is n − 1 and not 0, as those go first who took a ticket at the same time and have a smaller number: four of five when all read before anybody wrote.
claims-170a = And those who took theirs earlier: four of five again when each comes after the one before.
claims-170b = Those who come later never: while A holds the first ticket and sleeps, eight hundred turns of the others bring no entry.
claims-112-erratum = Decorrelated jitter is wider: the first wait has a standard deviation of 57.7 ms against 28.9 ms for a base of 100 ms. The document's own last section says that its range is wider.
claims-117a-erratum = Only where the cap is not far above the base, or retries are few: with a cap of 200 bases 28.9 % of late waits are exactly the cap, which spreads nobody.
claims-122-erratum = Only up to a factor of 3. With 100 ms × 4, no cap and six waits it is smaller: 109,200 ms against 136,500 ms. Where the base is not below the cap, the two are equal.
claims-129-erratum = The sentence says the reverse: whoever waited until all other numbers were smaller would let those who came later go first. You wait until nobody who still waits has a smaller number than you.
claims-134-erratum = That others advance does not free it, as they are still at its level or above. It goes on when another names itself after it, or when all others have left.
claims-140-erratum = The wording is reversed: you can be overtaken only by those who took their ticket at the same time or earlier. Nobody overtakes one who took it earlier.
claims-149-erratum = Only one by one. States that differ only in the threads' names are one class, and all classes of ten threads are searched in less than a minute.
claims-151-erratum = Only ticket by ticket. What a run can do depends on the order of the tickets alone, and by their order there are finitely many states: all are searched.
claims-165-erratum = It was the other way round: the System/360 had test-and-set in 1964, the System/370 compare-and-swap about 1970; Burns and Lynch found the bound in 1980 and published it in full in 1993. The bound explains why plain memory does not do.

## Locks
locks-name = Locks
locks-title = The lock lab
locks-question = Can two threads be inside at once?
locks-panels = What is asked of this lock
locks-panel-check = Check every run
locks-panel-graph = State graph
locks-panel-random = Random scheduler
locks-panel-lower = Lower bound
locks-panel-exports = Take it further

# questions.js, exercises.js, more.js, rules.js, and the chapter
locks-ask = { $count ->
    [one] { $lock }, { $threads } thread: can two be inside at once?
   *[other] { $lock }, { $threads } threads: can two of them be inside at once?
  }
locks-ask-never = Never
locks-ask-soon = Yes, within { $steps } steps
locks-ask-later = Yes, but it takes more than { $steps } steps
locks-ask-because-two = { $count ->
    [one] Two are inside after { $steps } step, and no run is shorter.
   *[other] Two are inside after { $steps } steps, and no run is shorter.
  }
locks-ask-because-never = { $count ->
    [one] With { $threads } thread there are never two inside: all { $states } states were looked at.
   *[other] However the turns fall, no two of the { $threads } threads are ever inside at once: all { $states } states were looked at.
  }
locks-ask-error = But some run meets an error of the text, and what would follow it was not looked at.
locks-ask-open = A first look at { $states } states, with every run of up to { $covered } steps, found no two inside. “Check every run” goes further.
locks-ask-show = Show me
locks-how = A line of the text is one step: what stands on it happens at once. The marks beside the text are the threads A, B, C …, each at the line that it would run next. The list of threads says what that step would do, or why the thread waits: the condition, with its present values. In memory, the cell that the last step wrote has a thick frame, a cell that it read is hatched.

    Whose turn comes next is for the scheduler to say, and here that is you. A lock must hold against every scheduler. Each step is added to the path; you can walk along it, and a step taken in its middle begins another run. The link holds text and path.

    “Check every run” takes all orders of turns that there are. What it refutes it shows as a run, a shortest one where steps are counted; and what goes wrong only in the long run, as a cycle that comes back to where it began.
locks-rules = The rules of the language
locks-rules-lede = A lock is a short text in Python’s syntax. These nine rules, from 0 to 8, say how it runs; every number of states follows from them.
locks-rule-rounds = *Rounds.* `thread` is called for each thread, and again when it ends or returns. Lines above a `while True:` that holds all the rest run only once.
locks-rule-free = *Own lines are free.* A line that names no shared variable and no place takes no turn: it happens with the step before it.
locks-rule-step = *A line is a step.* What `;` joins happens together. So do a one-line `if` and the one-line `elif` and `else` right under it. The head of a longer `if` or `while` is a step of its own, which only tests. For one read at a time, give each read a line.
locks-rule-wait = *Waiting.* `while …: pass` is one step, possible only when its condition is false. A step that would change nothing also counts as waiting.
locks-rule-own = *Own variables* are the numbers that `thread` assigns and the top does not declare. Each thread has its own; they start at 0, and are forgotten where nobody can read them any more. Shared ones are never forgotten.
locks-rule-places = *Places.* `outside()` and `critical()` stand first on their line. A thread at that line is outside, or inside; running the line leaves. A thread may stay outside for ever, but not inside. `arrived()` ends the doorway, and `note("name", …)` counts the steps at which something holds.
locks-rule-values = *Values* are whole numbers of 32 bits, lists of them, and `none`, which can only be stored and compared. `any`, `all`, `max`, `min`, `sum` and `len` go over `threads` or `others`; tuples compare from left to right; `wrap(x, bits)` overflows as a signed number does.
locks-rule-properties = *Properties* are checked for every lock: errors, exclusion, deadlock, starvation; with `arrived()` also overtaking and order. You can add your own: `always()` must hold in every state, `reachable()` in at least one.
locks-rule-chance = *Chance.* The random scheduler draws each turn as Python does. The turn of a thread that must wait passes.
locks-words = What the verdicts mean
locks-word-proved = Every state that can be reached was looked at, for this number of threads and no other, and under what stands beside it: a memory in which all see all writes in one order, and for some properties *weak fairness*: a thread that could move all the time gets its turn some day.
locks-word-refuted = There is a run that breaks it, and it can be opened in the stepper.
locks-word-unknown = The search did not get that far: it was stopped, met a limit, or was given a bound. It says how far it got.
locks-word-simulated = One run of one seed. It shows what can happen, never that something can’t.
locks-word-quoted = What a book says, beside what was found here.
locks-keys = Keys
locks-key-step = Thread A, B … takes its step, while the focus is in the figure and not in a text.
locks-key-move = Along the path: back, on, to its start, to its end.
locks-key-play = Plays the path, and stops.
locks-key-space = Space
locks-key-undo = Takes back the last change of the path, and brings it again.
locks-key-tabs = On the tabs of the figure: the next panel.
locks-key-leave = One after the other, they leave the text, in which Tab alone indents.
locks-likeness = A waiting room with a number machine. You take the next number and sit down until nobody who still waits has a smaller one. Whoever comes after you holds a larger number and can’t pass you. But if the room is never empty, the numbers grow for ever, and the display has only so many digits. That is the *bakery*.

    A canal with several gates in a row. Of the ships that press on to a gate, the last to come must stay behind, until those ahead have left or a later one arrives. So each gate holds back one, and past the last gate there is a single ship. That is the *filter*.
locks-mechanism = *Mutual exclusion* means that the critical section never holds two threads. Alone it is cheap: a lock that lets nobody in has it. So more is asked. No *deadlock*: while somebody wants in, somebody gets in. No *starvation*: whoever wants in gets in. *Bounded overtaking*: others go first at most so many times.

    The filter has n − 1 levels. At level L a thread writes `level[i] = L`, then `victim[L] = i`, and waits while another is at level L or above *and* the victim is still itself. Of those who reach a level, the last victim stays behind; so at most n − L threads get past level L, and one past the last. Everybody gets in; but from three threads on no number says how often others do so first: they may go round while a thread sleeps.

    The bakery: a thread raises its flag, reads all tickets, takes one more than the largest, and waits until no raised flag has a smaller pair of ticket and thread number. The way up to the written ticket is the *doorway*, a fixed number of the thread’s own steps. Reading the tickets and writing one’s own are two steps, so two threads may take the same number; then the smaller thread number goes first. Whoever sets out after my ticket is written gets a larger one: *first come, first served*.
locks-rule = Filter: n − 1 levels with a victim each; exclusion and no starvation, but no bound on overtaking. Bakery: a ticket above the largest, ties broken by thread number; first come, first served, at most n − 1 overtakings once the ticket is written, and tickets that grow without end. Every lock without deadlock that only reads and writes needs at least n cells for n threads.
locks-worked = A state is where each thread stands and what memory holds. The filter has 43 states for two threads, 894 for three, 18,165 for four, and in none of them are two inside. For ten there are 9,647,279,095,779, too many one by one. But its threads compare their names only for equality, so states that differ in nothing but who is who can be stored once: 5,790,071 classes, and the proof for ten threads is made.

    The bakery’s tickets grow, so it has states without end. Document 003 therefore lets chance take 4,000 turns, with seed n: 440, 292 and 189 entries for 2, 3 and 5 threads, and at most 1, 2 and 4 overtakings. Such a run proves nothing. But tickets are only compared, so that only their *order* matters; and by order there are 65, 957 and 18,911 states for 2, 3 and 4 threads. That proves it: n − 1 overtakings, at most one by each other thread.
locks-breaks = The filter’s two writes swapped: the first thread calls itself the victim before its level is up, and the second passes without seeing it. Two are inside after 8 steps; with three threads it takes 14.

    The filter without a victim: two threads at the same level wait for each other, and nobody moves any more.

    The bakery without the tie-break: two with the same ticket see no smaller one and go in together, after 8 steps.

    Tickets that overflow: after 2³¹ − 1 a signed number of 32 bits becomes the smallest of all (in Java; in C++ the behaviour is undefined). Its holder passes the whole queue, or ends up inside with another. Tickets modulo 4 need 20 steps for that.
locks-model-ends = All threads see all writes in one order here: *sequentially consistent* memory. Processors delay writes, and on them Peterson’s lock needs fences.

    A line is a step, and as in document 003 one line looks at all levels or tickets at once. The books read one cell at a time; the variant “one read per step” does so too, and has more states.

    A proof holds for the n it was made for. For all n it takes an argument, such as “at most n − L get past level L”. And nothing here says how fast a lock is: there are no caches, no cores, and no time.
locks-at-work = Nobody uses the filter or the bakery: they take n cells and more for each lock, and read all the others’ at every entry. Two things grew out of them.

    One is the *lower bound*. A thread whose next step writes a cell *covers* it: that write wipes out whatever another has left there. With fewer than n cells, all of them can be covered while somebody goes in; then the writes hide it, and somebody else goes in too. An instruction that reads and writes in one step escapes this.

    The other is tickets and queues. With such an instruction a single cell is enough. *Test-and-set* (TAS) tries again and again, and a thread may lose for ever; *test-and-test-and-set* (TTAS) only looks until the lock seems free, which spares the memory, not the loser. The *ticket lock* is a bakery whose ticket comes from one atomic addition: fair, and in the Linux kernel from 2008 until qspinlock replaced it in 2015. In the queues of *MCS* and *CLH* each thread waits at a cell of its own or of the one before it, so that whoever leaves wakes one thread, not all.
locks-see-filter = The filter with three threads
locks-see-bakery = The bakery’s run by chance
locks-see-swapped = The filter with its writes swapped
locks-see-modulo = The bakery modulo 4
locks-see-lower = The lower bound as a play
locks-x-yes = yes
locks-x-no = no
locks-x-levels = A filter for 8 threads: how many levels does it have, and how many threads at most can have passed level 5 at the same time? Give two numbers.
locks-x-levels-why = 7 and 3: there are n − 1 levels, and at most n − L threads are past level L. The link adds this to the text as `always()` and `reachable()`; check every run.
locks-x-order = Three threads in the bakery have their tickets: A (number 0) has 7, B (number 1) has 7, C (number 2) has 5. In which order do they go in?
locks-x-order-why = C, A, B: first the smallest ticket; A and B tie, and A has the smaller thread number.
locks-x-why = Why does the bakery promise at most n − 1 overtakings, and not none?
locks-x-why-later = Whoever comes later may draw a smaller ticket.
locks-x-why-before = Whoever drew before me or together with me may go first, each once.
locks-x-why-sleep = While I sleep, the others go round as often as they like.
locks-x-why-why = Only a smaller pair goes first, and only those have one who drew before me or together with me. Once served, they must draw again, and then their ticket is larger. For n = 3 the search proves it: at most { $most } overtakings, and { $each } by each other thread.
locks-x-tie = Two threads in the bakery without the tie-break. After how many steps, at the least, are both inside?
locks-x-tie-why = { $steps }: both raise their flags, read the tickets, write the same number, and pass the wait.
locks-x-starve = Two threads take turns at test-and-set, and whoever could move all the time gets a turn some day. Does everybody who wants in get in?
locks-x-starve-why = No. { $cycle } steps can go round for ever: one thread takes the lock again before the other has its turn. The other could move only now and then, while the lock was free, so it was not treated unfairly.
locks-x-writes = A thread goes through the filter for 5 threads, in and out, while all others rest. How often does it write to shared memory?
locks-x-writes-why = { $writes }: twice at each of the 4 levels, and once to leave.
locks-x-cells = A lock for 12 threads has no deadlock and only reads and writes. How many shared cells does it need at the least?
locks-x-cells-why = 12, however large they are (Burns and Lynch); and 12 single bits are enough.
locks-errata = The number machine of document 003 lets one wait for a number smaller than those of all who wait; meant is the reverse: until nobody who waits has a smaller one. So it is with overtaking: only those who drew before you or together with you can pass you.

    The filter’s last victim does not get on when the others advance, as the document says. It gets on when they leave, or when a later thread becomes the victim.

    Ten threads in the filter, and the bakery as a whole, are called too much to search. One by one they are; by classes of thread names and by the order of tickets both are proved here.

    Test-and-set and compare-and-swap were not made for the sake of the lower bound. They are of 1964 and about 1970, the bound is of 1980.
locks-source-document = Document 003, “A lock for n threads” (Russian): filter, bakery, lower bound, exercises.
locks-source-symmetry = Classes of states:
locks-source-fair = Fairness:

# lower
locks-lower-title = One cell is not enough
locks-lower-lede = Two threads share a single cell, which a step may read or write, but not both. Whatever such lock you type, the scheduler below finds a run that breaks it. Its means: it stops a thread just before its first write, and later lets that write wipe out all that the other one left.
locks-lower-theorem = This works for every such text, so two threads need at least two cells; in general a deadlock-free lock of reads and writes for n threads needs at least n cells, however large they are. n single bits are enough. Doing both in one step, as test-and-set does, is what the argument cannot touch: hence such instructions.
locks-lower-try = Try the one-register attempts
locks-lower-attempts = Attempts with one register:
locks-lower-attempt-published = claim and look again
locks-lower-attempt-alternating = strict turns
locks-lower-attempt-look-then-write = look, then write
locks-lower-attempt-write-then-look = write, then look
locks-lower-first = The thread to freeze
locks-lower-line = line { $line }
locks-lower-show = { $count ->
    [0] Show me
    [one] Show me: { $n } step
   *[other] Show me: { $n } steps
  }
locks-lower-cut = A link holds the first { $n } steps.
locks-lower-refutes-mutual-exclusion = mutual exclusion
locks-lower-refutes-deadlock-freedom = freedom from deadlock
locks-lower-refutes-no-error = free of errors
locks-lower-case-covered-write = Both are inside. { $first }’s late write wiped out what { $second } had left in { $name }, and { $first } went on as if { $second } did not exist.
locks-lower-case-enters-unseen = Both are inside. { $first } went in without having written anything, so { $second } could not know.
locks-lower-case-first-loops = { $first } asks, { $second } rests, and { $first } never gets in: { $how ->
    [waits] it waits for ever at line { $line }.
   *[other] it goes round for ever.
  }
locks-lower-case-second-loops = { $second } asks, { $first } rests, and { $second } never gets in: { $how ->
    [waits] it waits for ever at line { $line }.
   *[other] it goes round for ever.
  }
locks-lower-case-loops-after-write = { $first } asks, { $second } rests, and { $first } writes but never gets in: { $how ->
    [waits] it waits for ever at line { $line }.
   *[other] it goes round for ever.
  }
locks-lower-case-fails = { $thread }, alone, runs into an error of the lock at line { $line }.
locks-lower-failure-index-outside = The index { $value } lies outside { $name }.
locks-lower-failure-overflow = { $value } does not fit into 32 bits.
locks-lower-failure-division-by-zero = A division by zero.
locks-lower-failure-none-used = none stands where a number is needed.
locks-lower-failure-empty = The largest or smallest of nothing was asked for.
locks-lower-failure-endless = Free lines go round without reaching a step.
locks-lower-failure-too-long = One step computes for too long.
locks-lower-failure-limit-reached = A value has reached the limit.
locks-lower-memory = What { $name } holds: on the left as it is, on the right if { $second } had never moved
locks-lower-moment = moment
locks-lower-with = with { $second }
locks-lower-without = without { $second }
locks-lower-frozen = { $first } frozen before line { $line }
locks-lower-ran = { $first } ran line { $line }
locks-lower-same = the same
locks-lower-apart = different
locks-lower-inside = inside
locks-lower-nobody = nobody inside
locks-lower-cannot-tell = From here on { $first } cannot tell the two runs apart: same line, same values of its own, same cell.
locks-lower-moments-more = { $count ->
    [one] One more moment; both cells stay the same.
   *[other] { $count } more moments; both cells stay the same.
  }
locks-lower-phase-rest = comes to rest
locks-lower-phase-cover = runs alone, up to its first write
locks-lower-phase-other = runs alone, while { $first } is frozen
locks-lower-phase-write = writes, late
locks-lower-phase-on = goes on
locks-lower-say-rest-rests = { $thread } goes to outside(), where the play begins. What it does on the way is no part of asking.
locks-lower-say-cover-covers = { $first } now covers { $name }: its next step, line { $line }, would write { $value }. It has only looked so far, so nobody can see that it ran.
locks-lower-say-cover-inside = { $first } is inside, and has written nothing: nobody can see that it ran.
locks-lower-say-never = { $thread } is alone, the other one rests, and yet it does not get in.
locks-lower-say-other = { $second } finds the memory as if { $first } did not exist. Alone a thread must get in, so { $second } goes inside.
locks-lower-say-other-never = { $second } finds the memory as if { $first } did not exist. It ought to get in, and does not.
locks-lower-say-write = { $first } takes the step it was held back from. What { $second } had left in { $name }, { $left }, is gone without a trace.
locks-lower-say-write-never = { $first } stays where it is: the step that was held back leads nowhere, with { $second } or without.
locks-lower-say-on = { $first } sees what it would see if { $second } had never moved, and then it would get in. So it does.
locks-lower-say-on-never = { $first } sees what it would see if { $second } had never moved, and does not get in: so it would not get in alone either.
locks-lower-no-step = No step is needed.
locks-lower-steps = Steps of { $thread }
locks-lower-line-head = Line
locks-lower-text = Text
locks-lower-does = What it does to the cell
locks-lower-writes = writes { $name } = { $value }
locks-lower-reads = reads { $name }: { $value }
locks-lower-nothing = leaves { $name } alone
locks-lower-steps-more = { $count ->
    [one] … and one more step.
   *[other] … and { $n } more steps.
  }
locks-lower-end-rests = at rest
locks-lower-end-covers = covers { $name }
locks-lower-end-inside = inside
locks-lower-end-waits = waits for ever at line { $line }
locks-lower-end-goes-round = goes round for ever
locks-lower-end-fails = error at line { $line }
locks-lower-end-written = written
locks-lower-see-phase = See this moment in the stepper
locks-lower-two-threads = Take two threads
locks-lower-refused = The argument does not speak of this text
locks-lower-why-threads = It is about two threads and one cell; here there are { $n }. For more threads the same idea works with n − 1 cells, but the play is longer.
locks-lower-why-no-critical = No line is critical(), so nobody ever gets in, and there is nothing to keep apart. Write critical() where a thread is inside.
locks-lower-why-no-outside = No line is outside(), so no thread ever rests. Threads that both ask for ever can take strict turns, and one cell is enough for that. Let thread begin with outside().
locks-lower-why-register-list = { $name } is a list, and every entry is a cell of its own: a write covers only one of them, and the others keep their trace. Keep one integer for both threads.
locks-lower-why-two-registers = { $name } is a second cell. What a late write wipes out of one stays in the other, and two cells are in fact enough for two threads. Keep one shared variable.
locks-lower-why-reads-and-writes = This line reads { $name } and writes it in one step. Whoever is stopped before such a step has not yet looked, and will see what the other one left: the argument ends here. Test-and-set does both in one step, and that is exactly why processors have it. To try without: read into a variable of the thread’s own on one line, write on the next.
locks-lower-why-reads-twice = This line reads { $name } more than once in one step. The argument takes memory as it is, one access a step. Read it into a variable of the thread’s own on a line before.
locks-lower-why-writes-twice = This line writes { $name } more than once in one step. The argument takes memory as it is, one access a step. Write one value on each line.
locks-lower-why-no-rest = A thread that is alone never comes to outside() from its first line; it stays here. So there is no moment at which both rest and the play could begin. Let thread begin with outside().
locks-lower-why-no-try = { $thread } can never leave this line, even alone: its step would change nothing. So it never asks, and nobody can be blamed for not letting it in. Let the line lead on to critical().
locks-lower-why-too-large = A thread that is alone took { $limit } steps, neither got in nor came back to a state it had been in: it counts on and on. The play would not end. Bound what it counts.

# cells
locks-cells-title = What a lock costs in memory
locks-cells-scope = n = { $n }, one entry, nobody else asking
locks-cells-used = { $count ->
    [0] This lock uses no shared cell at all.
    [one] This lock uses one cell; { $declared } declared.
   *[other] This lock uses { $used } cells; { $declared } declared.
  }
locks-cells-between = This lock uses { $least } to { $most } cells; { $declared } declared. A lone entry touches { $least }, and no run can touch more than { $most }.
locks-cells-fewer = That is fewer than n = { $n }. So this lock does more than read or write in one step, as test-and-set does, or it fails: two get inside, or somebody is stuck. “Check every run” says which.
locks-cells-variables = Its shared variables
locks-cells-variable = Variable
locks-cells-declared = cells declared
locks-cells-touched = used
locks-cells-passes = One entry while all others rest
locks-cells-thread = Thread
locks-cells-reads = reads to get in
locks-cells-different = different cells read
locks-cells-writes = writes to get in
locks-cells-exit = reads / writes to leave
locks-cells-end-waits = waits for ever
locks-cells-end-goes-round = goes round for ever
locks-cells-end-fails = runs into an error
locks-cells-compare = Beside the locks of plain reads and writes, n = { $n }
locks-cells-lock = Lock
locks-cells-cells = cells used
locks-cells-all-writes = writes, in and out
locks-cells-this = this lock
locks-cells-filter = filter
locks-cells-bakery = bakery
locks-cells-bound = lower bound
locks-cells-moral = Filter and bakery read at least n − 1 = { $least } different cells at every entry, even when nobody else wants in. That is the price of plain reads and writes, and why such locks are taught rather than used.
locks-cells-bound-note = The bound holds for locks without deadlock whose steps read or write a cell, never both.
locks-cells-refused = The cells cannot be counted
locks-cells-why-no-critical = No line is critical(), so there is no entry to count. Write critical() where a thread is inside.
locks-cells-why-no-outside = No line is outside(), so there is no moment at which all others rest. Let thread begin with outside().
locks-cells-why-no-rest = A thread that is alone never comes to outside(); it stays here. Let thread begin with outside().
locks-cells-why-too-large = A thread that is alone goes on for { $limit } steps without getting in. Bound what it counts.

# random
locks-random-title = A run by chance
locks-random-lede = Every turn is drawn at random; a thread that must wait lets its turn pass. The same seed gives the same run, here and in Python. One run shows what happens often, and proves nothing.
locks-random-turns = Turns
locks-random-schedule = Who gets the turn
locks-random-by-random = at random
locks-random-by-round-robin = in a circle
locks-random-seed = Seed
locks-random-seed-hint = The draws are those of Python’s random.Random(seed).randrange(n).
locks-random-seed-unused = Turns in a circle draw nothing.
locks-random-seed-less = Previous seed
locks-random-seed-more = Another seed
locks-random-progress = { $done } of { $total } turns
locks-random-scope = seed { $seed }, { $turns } turns
locks-random-scope-turns = in a circle, { $turns } turns
locks-random-stopped = Stopped after { $turns } turns; the counts are those so far.
locks-random-again = Run it again
locks-random-entries = Entries
locks-random-overtakes = Most overtakings
locks-random-overtakes-hint = entries by others between a thread’s arrived() and its own entry
locks-random-no-doorway = the text has no arrived()
locks-random-together = Most inside at once
locks-random-together-hint = one is right, two are a broken lock
locks-random-waited = Turns that passed
locks-random-waited-hint = the thread had to wait
locks-random-two-inside = { $count } threads were inside at once: this lock does not exclude.
locks-random-failed = { $thread } ran into an error of the lock on turn { $turn }, and the run ended there.
locks-random-shortest = Find the shortest such run
locks-random-per-thread = Entries of each thread
locks-random-largest = Largest value of each variable
locks-random-variable = Variable
locks-random-value = Value
locks-random-notes = What the text notes
locks-random-note = Note
locks-random-times = Times
locks-random-open = { $count ->
    [one] Put the first step into the stepper
   *[other] Put the first { $n } steps into the stepper
  }
locks-random-document = Document 003: the bakery after { $turns } turns
locks-random-setting = Setting
locks-random-ticket = Largest ticket
locks-random-ties = Ties
locks-random-here = Here
locks-random-row = n = { $n }, seed { $n }
locks-random-same = the same
locks-random-differs = different

# bar.js
locks-bar = Which lock
locks-bar-lock = Lock
locks-bar-variant = Variant
locks-bar-threads = Threads
locks-bar-fewer = One thread fewer
locks-bar-more = One thread more
locks-bar-own = Your own text
locks-bar-name = { $title }: { $variant }
locks-bar-restore = Back to the built-in text
locks-bar-atomic = Each line is one atomic step
locks-bar-atomic-why = What stands on one line happens at once: nobody else comes between. Between two lines anybody may. A line that touches no shared variable and no place goes along with the step before it. To read one cell at a time, write one line for each read.
locks-bar-made = This lock is made for { $least } to { $most } threads. It runs here all the same.
locks-bar-made-one = This lock is made for { $least } threads. It runs here all the same.
locks-bar-unknown-lock = { $own ->
    [yes] There is no lock “{ $name }” here. Your own text runs all the same; a built-in lock can be chosen:
   *[no] There is no lock “{ $name }” here. Choose one that there is; everything else in your link stays:
  }
locks-bar-unknown-variant = { $own ->
    [yes] This lock has no variant “{ $name }”. Your own text runs all the same; a built-in variant can be chosen:
   *[no] This lock has no variant “{ $name }”. Choose one that there is; everything else in your link stays:
  }
locks-lock-filter = Filter lock
locks-lock-bakery = Bakery lock
locks-lock-peterson = Peterson's lock
locks-lock-tas = Test-and-set
locks-lock-ttas = Test-and-test-and-set
locks-lock-ticket = Ticket lock
locks-lock-mcs = MCS queue lock
locks-lock-clh = CLH queue lock
locks-lock-check-then-set = Check, then set
locks-lock-one-register = One register
locks-variant-published = as published
locks-variant-swapped = two writes swapped
locks-variant-no-victim = without a victim
locks-variant-level-too-few = one level too few
locks-variant-one-read = one read per step
locks-variant-no-tie-break = ties not broken
locks-variant-modulo-4 = numbers modulo 4
locks-variant-modulo-8 = numbers modulo 8
locks-variant-wrap-8 = numbers in one signed byte
locks-variant-reset-at-exit = number given back at the exit
locks-variant-lamport-1974 = Lamport's of 1974
locks-variant-no-choosing = without waiting for the choosers
locks-variant-broken = broken
locks-variant-alternating = turns in strict rotation
locks-variant-look-then-write = look, then write
locks-variant-write-then-look = write, then look
locks-variant-victim-other = names the other as victim
locks-variant-flags-only = flags alone
locks-variant-victim-only = victim alone

# text-pane.js
locks-text-title = Text
locks-text-label = The lock's text
locks-text-good = The last text that runs goes on working beside it.

# faults.js: what the core finds wrong with a lock, by the kind of the fault
locks-fault-at = Line { $line }, column { $column }: { $said }
locks-fault-assignment = This kind of assignment is not part of the language. Use =, +=, -=, *=, //= or %=.
locks-fault-bare-generator = A comprehension needs square brackets here: any([flag[k] for k in others]).
locks-fault-bits = The number of bits is a plain number from { $min } to { $max }, as in wrap(x + 1, 8).
locks-fault-block = A block is missing after the colon. Indent the next line by four blanks, or write pass.
locks-fault-bracket = This bracket is never closed. Close it where the expression ends.
locks-fault-bracket-alone = This bracket closes nothing. Take it away, or open one before it.
locks-fault-bracket-other = This bracket does not close the “{ $name }” before it. Close that one first.
locks-fault-builtin = { $name } belongs to the language and is no value by itself. Use it as in any([flag[k] for k in others]).
locks-fault-call-empty = outside(), critical() and arrived() have nothing between their brackets. Leave the brackets empty.
locks-fault-call-names = The parts of a call have no names here. Leave out the name and the =.
locks-fault-call-target = Only a function can be called, by its name: any, all, max, min, sum, len or wrap.
locks-fault-call-variable = { $name } is a variable, not a function. Leave out the brackets.
locks-fault-chained-comparison = Comparisons cannot be chained. Write a < b and b < c.
locks-fault-colon = A colon is missing here. A line with if, elif, else, while, for or def ends with one.
locks-fault-comma = This is a comma too many. Take it away.
locks-fault-comprehension = A comprehension cannot stand alone here. Put any, all, max, min, sum or len around it.
locks-fault-conditional = An if cannot stand inside an expression. Write it as a line of its own: if condition: x = 1, and under it else: x = 2.
locks-fault-constant = A first value must be known before anybody runs. Use numbers, n, and names that were given a number above.
locks-fault-continuation = A backslash cannot continue a line here. Put the long expression in brackets.
locks-fault-division = / makes fractions. Write // for whole numbers.
locks-fault-division-by-zero = This divides by 0. Divide by another number.
locks-fault-domain = A for runs through threads, others or range(…). For a list, write for k in range(len(list)).
locks-fault-elifs = One if has more than { $max } elif. Break it into several.
locks-fault-else = { $name } has no if right above it. Put it under an if, with the same indentation.
locks-fault-else-if = else if is one word here. Write elif.
locks-fault-empty = This is the max or min of nothing. Choose a range that has entries.
locks-fault-endless = This goes round for ever without a step. Let a line of the round name a shared variable, outside() or critical().
locks-fault-equals = A single = gives a value and cannot stand here. To compare, write ==; to give two values, write a, b = 0, 0.
locks-fault-export-cases = This step has too many cases for this format. Break it into several lines that name a shared variable.
locks-fault-export-comprehension = This comprehension has too many cases for this format. Take fewer threads.
locks-fault-export-endless = Lines that are no step of their own go round here; this format cannot say that. Let every round of the loop have a step.
locks-fault-export-first-value = This first value names another thread, which this format cannot say. Begin with none.
locks-fault-export-name = This format does not know some letters of the name { $name }. Use a to z, digits and _.
locks-fault-export-negative = Spin cannot take several different negative first values. Begin with 0 or more.
locks-fault-export-none = { $name } may be none and any number at all, which this format cannot say. Keep it small with % or wrap.
locks-fault-export-range = This range has too many values for this format. Use a range between small numbers.
locks-fault-export-tickets = For TLA+ ticket order is not written. Take Promela or Murphi for this lock.
locks-fault-export-two-for = For TLA+ two for in one comprehension are not written. Take Promela or Murphi for this lock.
locks-fault-export-wrap = Spin’s integers have 32 bits, so it cannot wrap at that many. Wrap at 30 bits or fewer.
locks-fault-expression = This is no expression of the language. It has numbers, names, list[index], + - * // %, comparisons, and, or, not, any, all, max, min, sum, len and wrap.
locks-fault-first-value = Above thread, a name gets its first value with a plain =. Write name = value.
locks-fault-fold = { $name } looks at one comprehension or one list. Write { $name }([… for k in threads]).
locks-fault-for = A line right after for: would be one step or many, nobody could tell. Put the body on lines of its own, four blanks further in: each is a step.
locks-fault-for-name = A for has exactly one name. Write for k in others.
locks-fault-function = { $name } cannot be defined: only thread, always and reachable can. Write its lines where they are needed.
locks-fault-grows = These values seem to grow without a bound, so no program could list the lock’s states: { $names }. Keep them small with % or wrap.
locks-fault-in = in is only part of for. To look for a value, write any([x == a[k] for k in threads]).
locks-fault-indentation = The indentation does not fit the lines around it. Use four blanks for each level, the same for all lines of a block.
locks-fault-index = Only a list, by its name, can have an index; its entries are integers. Write name[index].
locks-fault-index-outside = The index leaves { $name }, whose entries are { $min } to { $max }. Choose an index in this range, or a longer list.
locks-fault-integer-as-list = { $name } is no list, but is used as one. Leave out the index, or declare a list above thread: { $name } = [0] * n.
locks-fault-length = A list has 1 to { $max } entries. Choose another length or range; [0] * n has one for each thread.
locks-fault-list = A list is written [value] * length or [value for k in threads], with one value, one for and no if.
locks-fault-list-as-integer = { $name } is a list, but is used as an integer. Write { $name }[index].
locks-fault-list-here = A list can only be made above thread. Declare it there, and give values to its entries one by one here.
locks-fault-nested-function = A function cannot be defined inside thread. Write its lines where they are needed.
locks-fault-nesting = Here more than { $max } stand one within another. Give a part a line or a name of its own.
locks-fault-no-effect = This line changes nothing. Give the value to a name, or take the line away.
locks-fault-no-loop = { $name } stands in no loop. To leave the round and begin the next one, write return.
locks-fault-no-thread = The text has no def thread(i):. Add one: its lines are what each thread does.
locks-fault-none = none is no thread and no number. It can be stored, and compared with == and !=.
locks-fault-note = note has a name of 1 to 60 letters in quotes and a condition. Write note("tie", condition).
locks-fault-number = Values are whole numbers. Write digits only, as in 12.
locks-fault-other-name = The name { $name } is not known here. Write { $write }.
locks-fault-others = Nobody is “this thread” here, so there are no others. Write threads.
locks-fault-own-in-property = Each thread has a { $name } of its own. Write { $name }[k] with a thread’s number k.
locks-fault-parameters = thread has one parameter, the thread’s own number. Write def thread(i):.
locks-fault-place = outside() and critical() must stand first on their line. Give it a line of its own.
locks-fault-property = { $name } is one line: return and a condition. Write return all([… for k in threads]).
locks-fault-property-parameters = { $name } has no parameters, for it speaks of the whole state. Write def { $name }(): and use for k in threads.
locks-fault-range = range has one to three parts. Write range(1, n).
locks-fault-range-place = range can only stand after in. Write for k in range(1, n).
locks-fault-range-step = The step of a range is a plain number other than 0. Write range(n, 0, -1).
locks-fault-recursion = { $name } cannot be called. thread begins again by itself when it ends; for a loop, write while.
locks-fault-reserved = { $name } is the language’s own name. Choose another one.
locks-fault-return = thread gives no value back. Write return alone.
locks-fault-sign = The sign “{ $name }” ({ $write }) is not one of the language’s. What was copied may look like a blank, a bracket, a quote or a minus and be another sign: type it anew.
locks-fault-statement = { $name } has no value. Write { $name }(…) as a statement of its own.
locks-fault-string = Only note has a string, its name in quotes: note("tie", condition). Elsewhere use a number or none.
locks-fault-string-end = This string does not end on its line. Close it with the same quote.
locks-fault-tabs = Tabs and blanks are mixed in the indentation. Use four blanks for each level.
locks-fault-target = Only a name or list[index] can get a value. Write name = value.
locks-fault-thread-number = { $name } is this thread’s own number and stays what it is. Use another name.
locks-fault-too-big = This value does not fit 32 bits. Choose a number from −2147483648 to 2147483647.
locks-fault-too-long = One step runs through more than { $max } values here. Choose a shorter range.
locks-fault-too-many = A thread has at most { $max } variables of its own. Use fewer names.
locks-fault-top-level = Outside the functions there are only first values. Move this line into def thread(i):, with four blanks before it.
locks-fault-tuple = A tuple can only be compared with a tuple, or assigned part by part. Write (a, b) < (c, d), or use one value.
locks-fault-tuple-parts = Both sides must have the same number of parts. Give both the same number, or write one line for each.
locks-fault-tuple-target = Only one name can stand before this sign. Write one line for each.
locks-fault-twice = { $name } is defined twice, first in line { $first }. Keep one of the two, or choose another name.
locks-fault-unfinished = The line ends too early. Finish the expression.
locks-fault-unknown-function = There is no function { $name }. There are any, all, max, min, sum, len and wrap; what shall happen together, join by ; on one line.
locks-fault-unknown-list = There is no list { $name }. Declare it above thread: { $name } = [0] * n.
locks-fault-unknown-name = The name { $name } is not known here. Give it a value first: above thread if all threads share it, inside if each has its own.
locks-fault-unknown-statement = This statement is not part of the language. It has assignments, if, for, while, break, continue, pass and return.
locks-fault-unreachable = What follows on this line is never reached. Take it away.
locks-fault-unreadable = The text cannot be read here. Look for a sign that is not Python’s.
locks-fault-unreadable-word = “{ $name }” cannot be read here. Look at what stands before it: “{ $before }”.
locks-fault-waits-for-nothing = This waits for something that nobody else can change. Name a shared variable in the condition.
locks-fault-while = Only pass may follow the colon of while: such a line waits. For a loop, put the body on lines of its own, four blanks further in.
locks-fault-wrap = wrap has two parts, a value and a number of bits. Write wrap(x + 1, 8).
locks-fault-lock-and-source = A text of one’s own and a lock’s name exclude each other. Leave out one of them.
locks-fault-large-bytes = The text is too long: { $n } bytes. At most { $limit } (64 KB) are read, and a link carries no more. Shorten it; comments count too.
locks-fault-large-lines = The text has more than { $limit } lines. Shorten it; a lock needs ten or twenty.
locks-fault-large-long-line = This line has more than { $limit } words and signs. Break it into several lines.
locks-fault-large-numbers = The text names too many different numbers; there is room for about { $limit }. Use fewer.
locks-fault-large-values = An expression needs more than { $limit } intermediate values. Break it into several lines.
locks-fault-large-alone = A thread that is alone goes on for { $limit } steps and does not come to an end. Bound what it counts.
locks-fault-large-path = The path has more than { $limit } steps. Follow a shorter one.
locks-fault-large-drawing = A drawing shows at most { $limit } states. Take fewer threads.
locks-fault-large-memory = This needs more than { $limit } MB of memory. Take fewer threads, smaller values, or a limit of states.
locks-fault-large-seed = A seed has at most { $limit } digits. A shorter one draws just as well.
locks-fault-large-request = The request is too large, or too many are waiting. Wait a moment, or make it smaller.
locks-fault-foreign = { $name } is not part of the language. { $hint ->
    [compare] Write == or != instead.
    [inline] Write the expression where it is used.
    [integers] There are integers and lists of integers only.
    [alone] A lock’s text stands alone.
    [errors] An error of a step ends the run; there is nothing to catch.
    [must] State what must hold in def always(): return …
    [lines] Write the lines of acquiring and releasing themselves.
    [atomic] Every line is a step already.
    [wait] To wait, write while condition: pass.
    [shared] Leave it out: a name that gets its value above thread is shared by all.
    [value] Give the variable another value instead.
    [loops] Use while, break and continue.
    [choices] Use if and elif.
    [product] Write the product, or the number itself.
    [own-line] Give the value on a line of its own.
    [plus-one] Write x += 1.
    [minus-one] Write x -= 1.
    [and] Write and.
    [or] Write or.
    [not-equal] Write !=.
    [not] Write not.
    [bits] For bits use //, % and wrap(x, bits).
    [methods] There are no methods; use any, all, max, min, sum or len over a comprehension.
   *[away] Take it away.
  }

# threads.js
locks-threads-title = Threads
locks-threads-keys = With the focus in this figure, outside the text: 1 to 9 step threads A to I, ← → Home End move along the path, the space bar plays, Ctrl+Z takes back.
locks-threads-outside = outside
locks-threads-trying = trying
locks-threads-inside = inside
locks-threads-line = line { $line }
locks-threads-step = Step
locks-threads-enter = Enter
locks-threads-leave = Leave
locks-threads-step-of = Step { $who }
locks-threads-enter-of = Enter: { $who }
locks-threads-leave-of = Leave: { $who }
locks-threads-fails = Its next step is an error at line { $line }.
locks-threads-waits = Waits, because this is true:
locks-threads-idle = Waits: its step would change nothing.
locks-threads-reads = reads
locks-threads-writes = writes
locks-threads-sets = sets its own
locks-threads-goes = then line { $line }
locks-threads-goes-in = then it is inside, at line { $line }
locks-threads-stays = then line { $line } again

# memory.js
locks-memory-title = Shared memory
locks-memory-none = This text has no shared variable.
locks-memory-index = Index
locks-memory-wrote = the last step wrote it
locks-memory-read = the last step read it
locks-memory-first = as at the start
locks-memory-by = written last by { $who }, in step { $step }

# truths.js
locks-truths-title = What holds in this state
locks-truths-nobody = Mutual exclusion: nobody is inside.
locks-truths-one = Mutual exclusion: only { $who } is inside.
locks-truths-two = Mutual exclusion is broken: { $who } are inside at once.
locks-truths-moves = No deadlock: somebody who wants to can move, or nobody wants to.
locks-truths-stuck = Deadlock: some thread is not outside, and no such thread can move.
locks-truths-always-yes = always() of line { $line } holds.
locks-truths-always-no = always() of line { $line } is false:
locks-truths-always-error = always() can't be evaluated here: an error at line { $line }.
locks-truths-reachable-yes = reachable() of line { $line } is reached.
locks-truths-reachable-no = reachable() of line { $line } is not reached yet:
locks-truths-reachable-error = reachable() can't be evaluated here: an error at line { $line }.

# tape.js, stepper.js
locks-tape-title = The path, step by step
locks-tape-start = The start: nobody has taken a step.
locks-tape-step = Step { $k }: { $who } at line { $line }
locks-tape-of = Step { $k } of { $all }
locks-tape-cycle = Steps { $from } to { $to } are a cycle: from here on it goes round for ever.
locks-tape-undo = Undo
locks-tape-redo = Redo
locks-tape-clear = Clear the path
locks-tape-cut = Keep the first { $step } and drop the rest
locks-tape-misfit = The path no longer fits this text from step { $step } on ({ $who } at line { $line }): { $reason ->
    [waits] { $who } must wait there.
    [fails] that step is an error.
    [thread] there is no thread { $who }.
   *[other] { $who } stands at line { $at }.
  } What is shown is the state before it; the rest stays in the link.
locks-tape-format = This link is of format { $version }, this page reads format { $ours }. It is read as well as it can be; its path may mean something else here.
locks-tape-dropped = A path holds { $most } steps, so that a link can carry it; { $dropped ->
    [one] { $n } step more was left out.
   *[other] { $n } more steps were left out.
  }
locks-tape-unreadable = The rest of the link's path can't be read and is left out: “{ $rest }”. The { $steps } steps before it are here.
locks-tape-outside = The link’s path ends at step { $steps }, so { $name } = { $said } is no place in it: { $name ->
    [back] no cycle is shown.
   *[other] what is shown is step { $here }.
  }

# nearest.js
locks-near-title = Be the scheduler: how near is a violation?
locks-near-off = With this on, every state says how many more steps break each property, or that none can any more.
locks-near-no-error = an error
locks-near-mutual-exclusion = two inside
locks-near-deadlock-freedom = all stuck
locks-near-always = always() false
locks-near-reachable = reachable() true
locks-near-distance = { $what }: { $how ->
    [now] now
    [never] can no longer happen
    [unknown] unknown, the search ended first
   *[steps] { $count ->
        [one] { $steps } more step
       *[other] { $steps } more steps
      }
  }
locks-near-hint = Hint
locks-near-next = next:
locks-near-states = { $done } states looked at

# say.js
locks-say-more = and { $count } more
locks-say-now = now
locks-say-true = true
locks-say-false = false
locks-say-wrote = wrote { $what }
locks-say-read = read { $what }
locks-say-went = went on
locks-say-step = Line { $line }: { $who } { $done }; { $where ->
    [entered] now it is inside, at line { $to }
    [exited] it has left, now at line { $to }
   *[other] now at line { $to }
  }.

# claim.js
locks-claim-scope = n = { $threads }
locks-claim-proved = However the turns fall, no two of { $threads } threads are ever inside at once: all { $states } states were looked at.
locks-claim-refuted = { $count ->
    [one] Two threads can be inside at once: { $steps } step is enough.
   *[other] Two threads can be inside at once: { $steps } steps are enough, and no fewer are.
  }
locks-claim-start = Nobody has taken a step yet. Who goes next is up to you: step a thread, or check every run.
locks-claim-two = { $count ->
    [one] { $who } are inside at once after { $steps } step: this lock does not exclude.
   *[other] { $who } are inside at once after { $steps } steps: this lock does not exclude.
  }
locks-claim-stuck = { $count ->
    [one] After { $steps } step nobody can go on: { $who } wait for ever.
   *[other] After { $steps } steps nobody can go on: { $who } wait for ever.
  }
locks-claim-one = After { $count ->
    [one] { $steps } step
   *[other] { $steps } steps
  } only { $who } is inside{ $waiting ->
    [0] .
    [one] , and { $others } waits.
   *[other] , and { $others } wait.
  }
locks-claim-nobody = After { $count ->
    [one] { $steps } step
   *[other] { $steps } steps
  } nobody is inside{ $waiting ->
    [0] .
    [one] , and { $others } waits.
   *[other] , and { $others } wait.
  }

# check
locks-property-no-error = No errors
locks-property-no-error-long = no index outside its list, no division by zero, no value beyond 32 bits
locks-property-mutual-exclusion = Mutual exclusion
locks-property-mutual-exclusion-long = never two threads inside
locks-property-deadlock-freedom = No deadlock
locks-property-deadlock-freedom-long = while somebody wants in, somebody gets in
locks-property-starvation-freedom = No starvation
locks-property-starvation-freedom-long = whoever wants in gets in
locks-property-overtaking = Bounded overtaking
locks-property-overtaking-long = how often others get in first, once a thread has passed `arrived()`
locks-property-first-come-first-served = First come, first served
locks-property-first-come-first-served-long = nobody who sets out after my `arrived()` gets in before me
locks-property-always = always()
locks-property-always-long = what the text itself says of every state
locks-property-reachable = reachable()
locks-property-reachable-long = what the text itself says some state must be
locks-check-start = Check every run
locks-check-again = Check again
locks-check-lede = Every order in which the threads can take their steps is searched: nothing is sampled.
locks-check-begins = The search begins.
locks-check-found = { $done } states found so far
locks-check-cycles = Searching for cycles: { $done } of { $total } states
locks-check-options = { $set ->
    [0] How it is searched
    [one] How it is searched · { $set } choice of your own
   *[other] How it is searched · { $set } choices of your own
  }
locks-check-symmetry = Thread symmetry
locks-check-symmetry-auto = where it applies
locks-check-symmetry-off = off
locks-check-symmetry-hint = States that differ only in which thread is which are stored once.
locks-check-tickets = Growing values
locks-check-tickets-auto = by order
locks-check-tickets-off = as they are
locks-check-tickets-bound = up to a bound
locks-check-tickets-hint = Of tickets that are only compared, the order alone matters: that makes an endless count finite.
locks-check-bound = Largest value
locks-check-liveness = Cycles
locks-check-liveness-auto = up to a million states
locks-check-liveness-on = always
locks-check-liveness-off = never
locks-check-liveness-hint = Starvation, overtaking and order need the cycles of the graph.
locks-check-limit = Most states stored
locks-check-limit-none = As memory allows
locks-check-limit-hint = The search takes 1.5 GB at most.
locks-check-threads = The number of threads
locks-check-stale = These verdicts are of an earlier text, number of threads, or search. Their runs may no longer fit the lock as it is now.
locks-check-stopped-cancelled = Stopped by you: { $states } states were stored, and every run of up to { $covered } steps was seen. What was refuted stays refuted; nothing is proved that needs the rest.
locks-check-stopped-states = The limit of states was reached: { $states } were stored, and every run of up to { $covered } steps was seen.
locks-check-stopped-bytes = The memory of 1.5 GB is full: { $states } states were stored, and every run of up to { $covered } steps was seen.
locks-check-stopped-found = The search ended early: { $states } states were stored, and every run of up to { $covered } steps was seen.
locks-check-too-many = more than 2⁶⁴
locks-check-counts = { $states } states, { $transitions } transitions; the farthest state is { $depth } steps away.
locks-check-counts-classes = { $states } states, stored as { $classes } classes with { $transitions } transitions; the farthest is { $depth } steps away.
locks-check-took = Took { $time } here.
locks-check-short = Checked: { $proved } proved, { $refuted } refuted, { $unknown } unknown.
locks-check-show = Show me
locks-check-show-unfair = Show the unfair run
locks-check-in-part = in part
# graph
locks-graph-merge = States with the same future are one node
locks-graph-counts = { $nodes } nodes, { $arrows } arrows, { $states } states.
locks-graph-how = A node shows the line at which each thread stands.
locks-graph-how-alike = A node shows the line at which each thread stands; states that differ only in the threads’ names are the same node, which shows the one that its shortest run leads to.
locks-graph-nodes = States; the arrow keys go from one to the next
locks-graph-keys = Click a state, or press Enter at it, and the stepper takes the shortest run there. The arrow keys go from state to state.
locks-graph-node = State { $id }: { $where }. { $what ->
    [none] { "" }
   *[other] { $what }.
  } Shortest run: { $steps }.
locks-graph-at = { $who } at line { $line }
locks-graph-many-at = { $many } at line { $line }
locks-graph-start = start
locks-graph-present = where the stepper stands
locks-graph-inside = one thread inside
locks-graph-two = two or more inside
locks-graph-stuck = stuck: whoever wants to move cannot
locks-graph-fails = a next step is an error
locks-graph-breaks = always() is false
locks-graph-meets = reachable() is true
locks-graph-back = back to an earlier state
locks-graph-word = A’s step at line 5
locks-graph-zoom = Size
locks-graph-smaller = Smaller
locks-graph-larger = Larger
locks-graph-here = The stepper stands at state { $id } after { $count ->
    [one] one step
   *[other] { $steps } steps
  }: { $where }.
locks-graph-nowhere = The stepper stands at none of these states.
locks-graph-to-stepper = To the stepper
locks-graph-table = As a table
locks-graph-table-caption = Every node, and where its steps lead
locks-graph-head-node = State
locks-graph-head-steps = Steps
locks-graph-head-where = Who stands where
locks-graph-head-what = What holds
locks-graph-head-states = States
locks-graph-head-next = Next
locks-graph-depths = States by depth
locks-graph-levels-caption = How many lie at each depth
locks-graph-large = { $states } { $what ->
    [classes] classes of states
   *[other] states
  } are too many to be told apart in a picture; up to { $most } are drawn. Here is how many lie at each depth.
locks-graph-large-merged = { $states } { $what ->
    [classes] classes of states
   *[other] states
  }, and { $merged } nodes even with the same futures in one, are too many to be told apart in a picture; up to { $most } are drawn. Here is how many lie at each depth.
locks-graph-larger-than = More than { $states } { $what ->
    [classes] classes of states
   *[other] states
  }: too many for a picture, and more than were counted here. “Check every run” goes on; fewer threads make it smaller.
locks-graph-last-part = The last depth is not whole.

# exports
locks-exports-title = Let another program check it
locks-exports-lede = Two programs written by different people seldom share a mistake. Here is the lock for one of theirs, the command that runs it, and what must come out.
locks-exports-format = Language
locks-exports-command = Run it with { $program }
locks-exports-the-command = the command
locks-exports-expected-promela = { $program } must report { $states } states stored.
locks-exports-expected-tla = { $program } must report { $states } distinct states.
locks-exports-expected-murphi = { $program } must report { $states } states.
locks-exports-expected-dot = The drawing has { $states } states.
locks-exports-expected-open = There are more states than were counted here; the number of { $program } stands alone.
locks-exports-no-violation = And no violation: never are two inside.
locks-exports-violation = And a violation: two are inside.
locks-exports-stops = { $program } must stop at a violation: two are inside. How many states it has seen by then depends on the order of its search.
locks-exports-save = Save
locks-exports-refused = { $format } cannot say this lock

# check, continued
locks-depths-summary = States by depth, 0 to { $depth }; most of them, { $states }, at depth { $at }.
locks-depths-states = states
locks-depths-axis = steps of the shortest run to a state
locks-verdict-error = { $steps ->
    [one] The first step already runs into an error.
   *[other] An error after { $n } steps, the fewest possible.
  }
locks-verdict-two = { $steps ->
    [0] Two are inside from the start.
    [one] Two are inside after one step.
   *[other] Two are inside after { $n } steps, the fewest possible.
  }
locks-verdict-stuck = { $steps ->
    [0] From the start, whoever is not outside cannot move.
    [one] After one step, nobody who is not outside can move.
   *[other] After { $n } steps, the fewest possible, nobody who is not outside can move.
  }
locks-verdict-idle = { $cycle ->
    [one] A fair run goes round for ever in one step, and nobody gets in.
   *[other] A fair run goes round for ever in { $round } steps, and nobody gets in.
  }
locks-verdict-starves = { $cycle ->
    [one] { $thread } starves: one step is repeated for ever, fair to all.
   *[other] { $thread } starves: { $round } steps go round for ever, fair to all, and { $thread } never gets in.
  }
locks-verdict-starves-still = { $thread } starves: { $steps ->
    [one] after one step
   *[other] after { $n } steps
  } nothing ever lets it move again.
locks-verdict-unfair = There are runs in which { $thread } never gets in, but none of them is fair: { $thread } could always move and is never given a turn.
locks-verdict-nobody = Nobody who has arrived is overtaken.
locks-verdict-bound = { $bound ->
    [one] At most one other entry before one’s own, over all schedules.
   *[other] At most { $most } entries of others before one’s own, over all schedules; at most { $each } by any one of them.
  }
locks-verdict-unbounded = { $cycle ->
    [one] Without a bound: one step, repeated, lets others in while { $thread } waits.
   *[other] Without a bound: { $round } steps go round, others get in each time, and { $thread } still waits.
  }
locks-verdict-passed = { $steps ->
    [one] After one step somebody gets in before { $thread } who set out later.
   *[other] After { $n } steps somebody gets in before { $thread } who set out after { $thread } had arrived.
  }
locks-verdict-broken = { $steps ->
    [0] It is false from the start.
    [one] It is false after one step.
   *[other] It is false after { $n } steps, the fewest possible.
  }
locks-verdict-reached = { $steps ->
    [0] It is true from the start.
    [one] It is true after one step.
   *[other] It is true after { $n } steps, the fewest possible.
  }
locks-verdict-never = No state of all that can be reached meets it.
locks-scope-n = n = { $n }
locks-scope-memory = sequentially consistent memory
locks-scope-fair = weak fairness
locks-scope-endless = { $names } as integers without a bound
locks-scope-bound = { $names } ≤ { $bound }
locks-scope-until-error = up to the first error of the text
locks-gap-stuck-only = *No state is stuck.* Whether threads can go round for ever without anybody getting in is open.
locks-gap-because-states = The search stopped at its limit of states.
locks-gap-because-bytes = The search stopped at its limit of memory.
locks-gap-because-cancelled = You stopped the search.
locks-gap-because-bound = Values are bounded, which makes ends and cycles that the lock does not have; so cycles are not judged.
locks-gap-because-bound-goal = Within the bounds no run reaches it; with larger values one might.
locks-gap-because-packing = A value left the range that a state can hold.
locks-gap-because-liveness-off = Cycles were not asked for.
locks-gap-because-liveness-large = There are too many states to search their cycles unasked.
locks-gap-because-text = The text’s own function fails in the state after { $steps } steps.
locks-gap-far = { $states } states were stored, and every run of up to { $covered } steps was seen.
locks-gap-far-whole = All { $states } stored states were seen.
locks-gap-way-limit = A larger limit takes it further.
locks-gap-way-memory = A smaller lock fits.
locks-gap-way-packing = Keep values small with `%` or `wrap`, or choose a bound above.
locks-gap-way-off = Choose them above.
locks-gap-way-large = Choose “always” above, or fewer threads.
locks-gap-way-threads = Fewer threads make it smaller.
locks-gap-way-threads-symmetry = Fewer threads make it smaller, or a text in which threads are interchangeable.
locks-gap-way-threads-asked = Fewer threads make it smaller, and so does thread symmetry, which is switched off above.
locks-books-holds = The books: it holds.
locks-books-fails = The books: it fails.
locks-books-n-1 = The books: at most n − 1 others go first.
locks-books-holds-to = The books: it holds up to n = { $n }.
locks-books-agrees = This agrees for n = { $n }.
locks-books-differs = This differs for n = { $n }.
locks-books-not-here = Not yet with n = { $n }; it may take more threads.
locks-books-open = Not decided here.
locks-reductions = How the search was made smaller
locks-reduction-thread-symmetry = Thread symmetry
locks-reduction-thread-symmetry-on = states that differ only in who is who count as one class.
locks-reduction-ticket-order = Ticket order
locks-reduction-ticket-order-on = only the order of these values matters, so they are stored as ranks. They may grow without end.
locks-reduction-offset = Offset
locks-reduction-offset-on = only their distances matter, so the smallest is taken off. They may grow without end.
locks-reduction-bound = Bound
locks-reduction-bound-on = steps that would make these values larger than { $bound } were left out.
locks-reduction-off = not used.
locks-reduction-refused = refused.
locks-reason-not-asked-for = You switched it off.
locks-reason-first-values-differ = Threads begin with different values.
locks-reason-thread-number-fixed = A thread number meets a plain number, so one thread is special.
locks-reason-thread-number-reckoned = A thread number is reckoned with.
locks-reason-thread-number-ordered = Thread numbers are compared by size, so the smaller one is special.
locks-reason-thread-number-as-truth = A thread number is used as true or false, so thread 0 is special.
locks-reason-thread-number-in-range = A thread number is looked for among plain numbers.
locks-reason-length-is-not-n = A list that threads index does not have n entries.
locks-reason-for-over-threads = A loop goes through the threads step by step, in order of their numbers.
locks-reason-starts-at-zero = A variable is read before it is written: its 0 is a plain number.
locks-reason-ticket-as-truth = A ticket is used as true or false.
locks-reason-ticket-reckoned = A ticket is reckoned with.
locks-reason-ticket-as-index = A ticket is used as an index.
locks-reason-not-the-largest-of-all = A new ticket is not the largest of all, plus 1.
locks-reason-compared-with-a-number = A ticket is compared with a plain number.
locks-reason-set-to-a-number = A ticket is set to a plain number.
locks-reason-plus-1-elsewhere = 1 is added elsewhere than to the largest of all.
locks-reason-ordered = They are compared by size, not only for equality.
locks-reason-none-among-tickets = `none` stands among the tickets.
locks-reason-not-one-list = The tickets are not in exactly one list.
locks-reason-first-values-far-apart = Their first values lie too far apart.
locks-reason-ticket-lowered = This line made a ticket smaller; all that was found by order was dropped, and the search made again without it.

## Machines
mutex-name = Machines
mutex-title = Mutual exclusion between machines
mutex-question = Who may go in, when nobody shares a memory?
mutex-bar = The run
mutex-algorithm = Algorithm
mutex-processes = Processes
mutex-latency = Latency
mutex-seed = Seed
mutex-param-range = A time, or a range of times such as 0.5-2.
mutex-fault-latency = The least latency must not be above the most; exchange them.
mutex-name-centralized = Coordinator
mutex-name-voting = Voting replicas
mutex-name-lamport = Lamport 1978
mutex-name-ricart-agrawala = Ricart–Agrawala
mutex-name-token-ring = Token ring
mutex-name-suzuki-kasami = Suzuki–Kasami
mutex-name-raymond = Raymond’s tree
mutex-name-maekawa = Maekawa
mutex-unknown = There is no algorithm “{ $name }”. These are there:
mutex-settings = Network, load and rules
mutex-load = Who asks when
mutex-load-all = all once, at 0
mutex-load-trace = as listed
mutex-load-saturated = again and again (saturated)
mutex-load-sparse = now and then (sparse)
mutex-requests = Requests
mutex-requests-hint = Time@process, as 0@0 0.5@2.
mutex-requests-unread = This is no request: { $rest }
mutex-entries = Entries until it ends
mutex-think = Mean time between requests
mutex-cs = Length of a section
mutex-network = Network
mutex-network-parallel = links of their own
mutex-network-bus = one shared bus
mutex-fifo = Messages of one pair keep their order
mutex-loss = Loss, 0 to 1
mutex-copies = Duplicates, 0 to 1
mutex-until = Ends at time
mutex-until-none = when all is quiet
mutex-rules = Rules that safety or progress rests on: take one away and see
mutex-options = Choices
mutex-rule-off = (taken away)
mutex-options-unread = These options of the link are none of this algorithm and are left out: { $rest }
mutex-problems = Open a problem
mutex-problem-choose = choose …
mutex-problem-one-crash = One crash blocks everybody
mutex-problem-refused-or-dead = Refused, or is the coordinator dead?
mutex-problem-amnesia = The coordinator forgets
mutex-problem-votes-split = Nobody gets a majority, and all try again
mutex-problem-replica-forgets = One replica forgets its vote
mutex-problem-orphan-vote = A vote that nobody gives back
mutex-problem-ring-lost = The ring loses its token
mutex-problem-ring-slow = A slow holder, and a token made anew
mutex-problem-ring-copy = The token is copied
mutex-problem-no-fifo = Messages overtake each other
mutex-problem-no-inquire = Everybody holds on to a vote
mutex-problem-tie = Both answer a tie
mutex-problem-lease = The lease ends while its holder is paused
mutex-picture = Space and time
mutex-picture-summary = Lines of { $nodes } machines, time to the right, { $messages } messages as arrows. The list beside it says the same in words.
mutex-now = now { $at }
mutex-inside = inside
mutex-down = down
mutex-legend-waiting = waits
mutex-legend-inside = inside, as it believes
mutex-lines = Of { $nodes } machines { $shown } are shown. Show also:
mutex-ask-cost = { $name }, n = { $n }, requests: { $requests }. About how many messages does that take?
mutex-ask-each = { $name }, n = { $n }. About how many messages does one entry take?
mutex-ask-about = about { $n }
mutex-ask-more = more than { $n }
mutex-ask-because-cost = Messages: { $messages }, entries: { $n }. That makes { $each } for each entry.
mutex-ask-fate = { $name }, n = { $n }, with what was changed here: what becomes of this run?
mutex-ask-well = It goes well: never two inside, nobody stuck
mutex-ask-blocked = Somebody waits in vain
mutex-ask-two = Two are inside at once
mutex-ask-because-well = Entries: { $entries }, never two inside at once, and nobody waits for ever.
mutex-ask-because-blocked = Waiting for ever: { $who }. Nothing moves any more.
mutex-ask-because-two = Entries while another was inside: { $violations }.
mutex-ask-open = This run was cut short before it showed that.
mutex-how = Each line is a machine, and time runs to the right. An arrow begins where a message is sent and ends where it arrives: the flatter, the slower. A pale bar is waiting, a full one being inside, a cross at the end of an arrow a message that was lost.

    A machine knows only what has arrived on its own line so far. That another has crashed stands on the other’s line alone; this is why silence can’t be told from a refusal. Arrows may cross: messages of different pairs overtake each other freely.

    Click a machine or a message to do something to it, at the moment that is shown. From there another future runs; the one you left stays in the list. The link holds the run, what was done to it, and the moment.
mutex-means = Who is inside? Four answers
mutex-means-believes = What the process itself thinks. It may be wrong: if its lease ended during a pause, it goes on as if nothing had happened.
mutex-means-granted = Whom the coordinator or the voters have let in, as far as they remember. A restart without memory wipes it out.
mutex-means-resource = Whose write the resource saw last. It knows nothing of messages; only by a number (a fencing token) can it refuse a late write.
mutex-means-outside = What somebody counts who sees all lines at once. Mutual exclusion is judged by this, and no machine can see it.
mutex-key-move = One event back or on; to the start, to the end.
mutex-key-play = Plays the run, and stops.
mutex-key-undo = Takes back what you did last, and does it again.
mutex-likeness = A meeting room, and everybody who might need it sits at home and can only write letters. *One keeps the list*: ask, wait for the answer, give the room back. Or *all agree*: you write to everybody, and whoever needs the room too and asked earlier lets you wait. Or *a key goes round*: who has it may go in, then sends it on. Whether a letter is slow, lost, or its writer dead, nobody can tell.
mutex-mechanism = There are two families. *Permission-based*: whoever wants in needs the consent of one (a coordinator), of more than half (voting), or of all (Lamport; Ricart and Agrawala). *Token-based*: there is one token, and its holder may go in (the ring; Suzuki and Kasami; Raymond’s tree).

    The *coordinator* knows three messages: request, grant, release. What it can’t grant it queues, in silence or with a refusal. For *voting* the resource has n replicas with a vote each, and m > n/2 votes let one in. Who gets fewer gives them back, waits for a random time and tries again.

    With *Lamport* all requests are ordered by logical time, equal ones by process number, and everybody keeps the whole queue. *Ricart and Agrawala* save a third: the acknowledgement is the permission, and whoever is inside, or asked earlier, holds it back until it leaves. In the *ring* each hands the token to the next and may use it once a round; it need know nobody but its successor.
mutex-rule = Consent of one, of more than half, of all, or a single token. Who grants must not forget that it did; what is counted must be counted once; and every answer must say which question it answers.
mutex-worked = Messages per entry, and the wait of a lone request in message times. Coordinator: 3 and 2. Voting: 3m, and up to as much for each failed try. Lamport: 3(n − 1) and 2. Ricart–Agrawala: 2(n − 1) and 2; on a shared bus, where one message follows another, the wait is 2(n − 1). Ring: 1 if all want in, without bound if nobody does; the wait is anything below n. Suzuki–Kasami: n or none. Raymond: twice the way to the token, under load about 4 for any n.

    Document 001’s example has three processes. 0 asks with stamp 8, 2 with stamp 12, at the same time. 1 says OK to both. 2 sees that 8 is lower and says OK; 0 keeps 2’s request and answers on leaving. Four requests, four OKs, entries at 2 and 4.

    Voting is right only with high probability. Of the m voters at least 2m − n must forget while one is inside. With n = 32, m = 24 and p = 1/1080 that is 16 or more: 2.13 · 10⁻⁴³.
mutex-breaks = If the coordinator dies, everybody waits; and silence is also what a busy coordinator says. If it restarts with an empty memory, two are inside after 7 steps, unless it first asks everybody how they stand.

    If any process dies under Ricart and Agrawala, nobody gets in any more, even if it wanted nothing. One point of failure has become n. Always answering and asking again is the cure, and with it comes guessing who is dead.

    If a token is lost, nobody notices: an hour without it may be one slow user. Two who each make a new one make two; an *epoch* in the token shows which is older.

    If many compete for votes, nobody gets m of them, and the resource stands idle while all are trying.
mutex-model-ends = Machines here stop, pause, forget, and lose messages; they never lie. Only messages and the time inside take time, and no clock runs fast or slow, although leases and time-outs rest on that.

    “Check every run” knows no time at all: any message may be next. What it proves holds for that n, those requests, and those faults.
mutex-at-work = What is used most is the coordinator, made of several machines that agree by consensus (Paxos, Raft): Chubby, ZooKeeper, etcd, Consul. Locks there are *leases*: they end by themselves when the holder is dead, or only seems so. Then two may believe they hold it, and the resource must save the data: it refuses a write whose *fencing token* is lower than one it has seen.

    Voting lives on in Redlock and in MinIO’s locks; a restarted voter must keep silent for as long as the longest lease, for it has forgotten its votes. Token rings run field buses such as PROFIBUS. Ricart and Agrawala are taught rather than used: for a small, fixed group where crashes are rare they would do.
mutex-see-first = The first example
mutex-see-second = The second: 2 is inside when 0 asks
mutex-errata = In the document’s second Ricart–Agrawala example it is 2, inside, that queues 0’s request; not 0 that of 2, which it has answered already.

    That one of n fails is at most n times as likely as that a single one does, not at least: 1 − (1 − p)ⁿ ≤ n·p. For ten with p = 0.01 it is 0.0956.

    Voting takes 3m messages if the first try succeeds and m are asked; a failed try takes fewer. It never waits 3mk: 2 on links of their own, 2m on a bus. The 2(n − 1) that Ricart–Agrawala are said to wait are a bus’s, too.

    Who asks when it has just passed the ring’s token on waits almost n, not n − 1. Three messages per use are those of a silent coordinator; one that refuses aloud sends a fourth. And the simple-majority variant excludes, but three requests at once can deadlock it.
mutex-source-document = Document 001, “Distributed mutual exclusion” (Traditional Chinese): four algorithms and their comparison.
mutex-source-comparison = How they are compared:
mutex-x-first = Ricart–Agrawala, three processes. 0 asks with stamp 8 and 2 with stamp 12, at the same time; 1 wants nothing. How many messages in all?
mutex-x-first-why = { $n }: four requests and four OKs. 2 sees that 8 is lower and agrees; 0 answers 2 only on leaving.
mutex-x-second = Process 2 is inside; 0 said OK to it earlier, and now asks too. Who queues whose request?
mutex-x-second-2 = 2 queues 0’s request
mutex-x-second-0 = 0 queues 2’s request
mutex-x-second-none = nobody: 2 says OK at once
mutex-x-second-why = 2 is inside, so it keeps 0’s request and answers on leaving. 0 answered 2 long ago and has nothing to queue; the document says it the other way round.
mutex-x-each = Ten processes, one entry. How many messages under Ricart–Agrawala, and how many with a coordinator? Two numbers.
mutex-x-each-why = { $all } and { $one }: 2(n − 1) with n = 10; and request, grant, release.
mutex-x-bus = Five processes, one asks, and a message takes one unit of time. How long does it wait under Ricart–Agrawala: with a link for each pair, and on a bus that carries one message at a time? Two numbers.
mutex-x-bus-why = { $links } and { $bus }: requests and OKs travel side by side, or one after the other.
mutex-x-ring = A ring of four, all want in, and the token has just left P0. In which order do they enter?
mutex-x-ring-why = P1, P2, P3, P0: the order of the ring, whoever asked first.
mutex-x-crash = A process that wants nothing crashes. Where do two others still get in?
mutex-x-crash-coordinator = with a coordinator
mutex-x-crash-everybody = under Ricart–Agrawala
mutex-x-crash-both = in both
mutex-x-crash-none = in neither
mutex-x-crash-why = The coordinator asks nobody else. Under Ricart–Agrawala everybody’s OK is needed, so that any crash blocks all.
mutex-x-resets = Eight replicas, and six votes let one in. Of the six that voted, how many must forget before a second one can get in?
mutex-x-resets-why = { $n }, which is 2m − n: two replicas are free anyway, and six votes are needed.
mutex-x-ten = Ten machines, each fails with probability 0.01, independently. How likely is it that at least one fails? Three decimals.
mutex-x-ten-why = 1 − 0.99¹⁰ ≈ 0.096, less than 10 · 0.01: “at least n times as likely” is at most n times.
mutex-type-REQ = request
mutex-type-GRANT = grant
mutex-type-DENY = refusal
mutex-type-REL = release
mutex-type-ASK = how do you stand?
mutex-type-STATE = how it stands
mutex-type-OK = permission
mutex-type-TOKEN = the token
mutex-type-ACK = acknowledgement
mutex-type-CLAIM = has anybody the token?
mutex-type-FREE = not here
mutex-type-HELD = it is not lost
mutex-type-LEFT = taken for dead
mutex-type-JOIN = I am here
mutex-type-YES = a vote
mutex-type-NO = no vote
mutex-type-INQUIRE = can I have it back?
mutex-type-RELINQUISH = gives it back
mutex-type-FAILED = another goes first
mutex-choice-number = the lower process number goes first
mutex-choice-both-answer = both give way
mutex-choice-both-defer = neither gives way
mutex-choice-both-enter = both go in
mutex-choice-both-wait = both wait
mutex-choice-highest = past both
mutex-choice-message = past the message’s, even back
mutex-choice-none = not at all
mutex-choice-first = the first of the queue
mutex-choice-last = the last of the queue
mutex-choice-star = a star
mutex-choice-binary = a binary tree
mutex-choice-line = a line
mutex-option-centralized-deny = The coordinator says so when it can’t grant (it queues the request anyway)
mutex-option-centralized-poll = Once denied, asks again after (0: waits for the grant)
mutex-option-centralized-retry = Having heard nothing, asks again after (0: never)
mutex-option-centralized-lease = A grant ends by itself after (0: never)
mutex-option-centralized-fencing = Grants are numbered, and the resource refuses older numbers
mutex-option-centralized-requestIds = Messages name their request, and others are ignored
mutex-option-centralized-ownerCheck = Only the holder’s release frees the resource
mutex-option-centralized-returnGrants = A grant that nobody waits for is given back
mutex-option-centralized-takeover = After a restart without memory the coordinator first asks everybody
mutex-option-ricart-agrawala-clocks = Clocks at the start, as 7 0 11
mutex-option-ricart-agrawala-answer = Every request is answered at once: OK, or DENY and OK later
mutex-option-ricart-agrawala-retry = Asks those who haven’t agreed again after (0: never)
mutex-option-ricart-agrawala-giveUp = Takes for dead who left so many repeats unanswered (it may be wrong)
mutex-option-ricart-agrawala-clockUpdate = A received stamp sets the clock forward
mutex-option-ricart-agrawala-ties = Of equal stamps
mutex-option-ricart-agrawala-okSet = OKs are a set of processes, not a count
mutex-option-ricart-agrawala-okIds = An OK names the stamp that it answers
mutex-option-token-ring-order = Order of the ring, as 0 2 1 (empty: by number)
mutex-option-token-ring-ack = Skips who does not acknowledge the token within (0: no acknowledgements)
mutex-option-token-ring-regenerate = Who waits looks for a lost token after (0: never)
mutex-option-token-ring-rounds = Hops are counted through so many rounds (0: without end)
mutex-option-token-ring-hops = The token carries the number of its hop; one that came already is dropped
mutex-option-token-ring-epochs = A new token has a higher epoch; older ones are dropped
mutex-option-token-ring-fencing = The resource refuses older epochs
mutex-option-token-ring-claim = Nobody makes a token before asking everybody for the old one
mutex-option-token-ring-passOn = Who leaves passes the token on, even if it wants in again
mutex-option-token-ring-linger = Not passed on, the token is kept for
mutex-option-token-ring-startOnce = Process 0 makes the token at the start only, not after a restart
mutex-option-voting-replicas = Replicas
mutex-option-voting-majority = Votes that let one in (0: just over half)
mutex-option-voting-asked = Replicas that a try asks (0: all)
mutex-option-voting-backoff = After a failed try, waits at random up to
mutex-option-voting-patience = A try without all answers has failed after (0: never)
mutex-option-voting-deny = A replica that can’t vote says so
mutex-option-voting-tryIds = Messages name their try, and others are ignored
mutex-option-voting-ownerCheck = Only who has a vote can give it back
mutex-option-voting-voteSet = Votes are a set of replicas, not a count
mutex-option-voting-releaseSilent = Votes are given back to all who haven’t refused, silent ones too
mutex-option-voting-returnVotes = A vote that comes too late is given back
mutex-option-lamport-clocks = Clocks at the start, as 7 0 11
mutex-option-lamport-explicit = Only acknowledgements count, not any later message
mutex-option-lamport-clockUpdate = A received stamp sets the clock
mutex-option-lamport-ties = Of equal stamps
mutex-option-lamport-evidence = Enters only after hearing something later from everybody
mutex-option-lamport-requestIds = Releases name their request, and one that is over is not queued again
mutex-option-suzuki-kasami-queue = The token goes to
mutex-option-suzuki-kasami-requestIds = Requests are numbered, and served ones are known
mutex-option-suzuki-kasami-hops = The token counts its hops; a node ignores one that it has had
mutex-option-suzuki-kasami-oneToken = Process 0 makes the token at the start only, not after a restart
mutex-option-raymond-tree = The tree
mutex-option-raymond-queue = The token goes to
mutex-option-raymond-askOnce = Asks once until the token comes
mutex-option-raymond-requestIds = Requests are numbered, and repeated ones are ignored
mutex-option-raymond-hops = The token counts its hops; a node ignores one that it has had
mutex-option-raymond-oneToken = Process 0 makes the token at the start only, not after a restart
mutex-option-ricart-agrawala-majority = The OKs of a majority let in; who has given one gives no other until that one is done
mutex-option-maekawa-quorums = Whose votes each one needs
mutex-option-maekawa-inquire = A voter asks for its vote back when an earlier request comes
mutex-option-maekawa-supersede = A waiting request that is overtaken is told so
mutex-option-maekawa-requestIds = Messages name their request; repeats and old ones are ignored
mutex-option-maekawa-clockUpdate = A received stamp sets the clock forward
mutex-choice-smallest = the smallest sets that meet pairwise
mutex-choice-grid = its row and column of a grid
mutex-choice-majority = a majority
mutex-type-LOCKED = a vote
mutex-ask-because-waits = Still waiting when the run ends: { $who }.
mutex-zoom-in = More room for a unit of time
mutex-zoom-out = Less room for a unit of time
mutex-now-title = Now
mutex-now-at = time { $at }, after { $step } events
mutex-standing-idle = is not interested
mutex-standing-waiting = waits
mutex-standing-inside = believes it is inside
mutex-standing-down = is down
mutex-standing-machine = answers
mutex-standing-paused = { $words }, paused
mutex-waits-for = for a message of { $who }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
  }
mutex-granted = was granted: { $who }
mutex-granted-none = has granted it to nobody
mutex-has-token = has the token
mutex-waits-because = { $waits }: { $why }
mutex-why-coming = { $type } is on its way and arrives at { $at }
mutex-why-asked = { $type } gets there only at { $at }
mutex-why-lost = { $type } was lost at { $at }
mutex-why-down = down, and says nothing
mutex-why-paused = paused
mutex-why-inside = inside, as it believes
mutex-why-granted = has let { $holder } in
mutex-why-waits = waits too
mutex-why-silent = nothing is on its way between them
mutex-nobody = nobody
mutex-view-believes = Believes it is inside:
mutex-view-granted = Was let in:
mutex-view-votes = { $who } ({ $n } of { $all })
mutex-view-resource = The resource saw last:
mutex-view-nothing = nothing yet
mutex-view-wrote = { $fence ->
    [0] { $who }, without a fencing token
   *[other] { $who }, with fencing token { $n }
  }
mutex-view-outside = Seen from outside:
mutex-view-inside = { $count ->
    [0] nobody inside
    [one] { $n } inside
   *[other] { $n } inside at once; none of them can know
  }
mutex-timer = { $timer } at { $at }
mutex-timer-retry = asks again
mutex-timer-poll = asks again
mutex-timer-lease = lease ends
mutex-timer-takeover = takes over
mutex-timer-handover = hand-over not acknowledged
mutex-timer-lost = misses the token
mutex-timer-answers = answers are due
mutex-timer-linger = passes the token on
mutex-timer-backoff = tries again
mutex-timer-patience = gives up the try
mutex-note-stale = an old message, ignored
mutex-note-duplicate = had it already
mutex-note-returned = gives back a grant it does not want
mutex-note-expired = the lease has ended
mutex-note-taken-for-dead = takes a silent one for dead
mutex-did-late = message { $message } is delayed
mutex-delay-by = Delay by
mutex-off-busy = Wait until the run is computed.
mutex-off-error = First take back what does not fit this run.
mutex-off-down = It is down; restart it first.
mutex-off-up = It is up.
mutex-off-asked = It has asked already.
mutex-off-outside = It is not inside.
mutex-off-paused = It is paused; let it go on first.
mutex-off-token = It has no token in hand.
mutex-off-fifo = The one sent before it must arrive first: messages of one pair keep their order.
mutex-done-unreached = { $count ->
    [one] { $n } of these never happens: the run ends before.
   *[other] { $n } of these never happen: the run ends before.
  }
mutex-ended-quiet = From here on nobody asks or gets in.
mutex-ended-entries = The last of the entries that were asked for.
mutex-ended-until = The time is up.
mutex-ended-events = Cut here, after { $n } events: the counts are of what came before.
mutex-ended-cancelled = You stopped it here, after { $n } events.
mutex-log = All that happened, as a table
mutex-log-caption = What happened up to now: { $n } lines
mutex-log-event = Event
mutex-log-time = Time
mutex-log-what = What
mutex-flights = On their way: { $n ->
    [0] nothing
    [one] { $count } message
   *[other] { $count } messages
  }
mutex-flight-arrives = arrives at { $at }
mutex-remembers = What it remembers
mutex-do-want = Ask
mutex-did-want = { $who } asks
mutex-do-exit = Leave now
mutex-did-exit = { $who } leaves at once
mutex-do-crash = Crash
mutex-did-crash = { $who } crashes
mutex-do-restart = Restart, nothing remembered
mutex-did-restart = { $who } restarts without memory
mutex-do-restart-memory = Restart with its memory
mutex-did-restart-memory = { $who } restarts with its memory
mutex-do-reset = Forget all
mutex-did-reset = { $who } forgets all
mutex-do-pause = Pause
mutex-did-pause = { $who } is paused
mutex-do-resume = Go on
mutex-did-resume = { $who } goes on
mutex-do-lose-token = Lose the token
mutex-did-lose-token = { $who } loses the token
mutex-do-forge-token = Forge a token
mutex-did-forge-token = { $who } gets a forged token
mutex-do-timeout = Let it happen now: { $timer }
mutex-did-timeout = the timer { $timer } of { $who } runs out
mutex-do-partition = Cut off
mutex-do-heal = Network whole again
mutex-do-deliver = Deliver now
mutex-did-deliver = message { $message } arrives at once
mutex-do-delay = Delay by { $by }
mutex-did-delay = message { $message } is late by { $by }
mutex-do-drop = Drop
mutex-did-drop = message { $message } is lost
mutex-do-duplicate = Duplicate
mutex-did-duplicate = message { $message } arrives twice
mutex-did-partition = the network splits: { $groups }
mutex-did-heal = the network is whole again
mutex-did-after = After { $step ->
    [one] { $n } event
   *[other] { $n } events
  }: { $what }
mutex-did-at = At time { $at }: { $what }
mutex-done-title = What was done to this run
mutex-done-none = Nothing yet. Click a machine to crash or pause it, a message to delay, drop or copy it: each click starts another future.
mutex-done-clear = As it was
mutex-done-back = Take back: { $what }
mutex-done-unreadable = The rest of what the link does to the run can’t be read and is left out: “{ $rest }”.
mutex-futures = Futures
mutex-future-first = as it was
mutex-fault-deed = { $state ->
    [up] It is up already then.
    [down] It is down already then.
    [paused] It is paused then.
    [outside] It is not inside then.
    [no-timer] No such timer is running then.
   *[no-message] This message is not on its way then.
  } Take this one back, or undo.
mutex-message-none = Message { $message } was not sent yet.
mutex-message-arrived = { $text }: { $from } sent it to { $to } at { $sent }; it arrived at { $at }.
mutex-message-lost = { $text }: { $from } sent it to { $to } at { $sent }; lost at { $at }: { $why ->
    [down] its receiver was down
    [partition] the network was split
    [drop] you dropped it
   *[lost] the network lost it
  }.
mutex-event-start = The start: nothing has happened.
mutex-event-of = Event { $k } of { $all }
mutex-event-want = { $who } asks
mutex-event-enter = { $who } enters
mutex-event-exit = { $who } leaves
mutex-event-send = { $who } sends { $message } to { $peer }
mutex-event-receive = { $who } receives { $message } from { $peer }
mutex-event-lose = { $message } of { $peer } does not reach { $who }
mutex-event-copy = the network copies { $message } of { $peer } to { $who }
mutex-event-timeout = { $who } times out: { $text }
mutex-event-note = { $who }: { $text }
mutex-event-fault = { $who }: { $text }
mutex-event-refused = { $who } is down and can’t ask
mutex-event-violation = { $who } enters while another is inside
mutex-event-rejected = the resource refuses the write of { $who }
mutex-event-overwrote = the late write of { $who } goes through
mutex-untold = The run has { $events } events; the picture ends earlier. The counts below are of the whole run.
mutex-working = { $done } of { $total }
mutex-param-time = A time, or none.
mutex-exports-format = Format
mutex-exports-json = The scenario: all that the run follows from. It replays bit for bit, here and with `node web/call.mjs mutex.run`.
mutex-exports-shiviz = A log with vector clocks. ShiViz reads its first line as the expression for the rest.
mutex-exports-mermaid = A sequence diagram. Its arrows are level: a message stands where it arrives, with both times.
mutex-exports-csv = Every entry with its times. All events are in the table under the diagram.
mutex-exports-cut = It ends where the trace does.
mutex-import = Open a scenario
mutex-import-open = Open
mutex-import-json = This is no JSON. Paste a scenario as it is saved here.
mutex-import-what = This is no scenario: it names no `algorithm`.
mutex-import-version = This scenario is of version { $version }; version 1 is all that is read here.
mutex-violation-lede = A resource is held with the votes of m of n replicas. Whoever forgets its vote gives it away again. How likely is it that a second process gets m votes too?
mutex-violation-replicas = Replicas n
mutex-violation-majority = Majority m
mutex-violation-resetProbability = Probability p that one forgets meanwhile
mutex-violation-hint = A number, or a fraction: 10 s in 3 hours is 1/1080.
mutex-violation-says = At least 2m − n = { $least ->
    [one] { $n } of the { $majority } voters
   *[other] { $n } of the { $majority } voters
  } must forget, for { $replicas } − { $majority } replicas are free anyway. It is an upper bound: somebody must also ask in time.
mutex-violation-any = That some replica forgets at all: 1 − (1 − p)ⁿ = { $any }, and not n · p = { $times }.
mutex-violation-picture = Over every majority
mutex-violation-summary = The probability falls with every vote more; the table of terms has the numbers.
mutex-violation-terms = Term by term: exactly k of the voters forget
mutex-violation-book = The twelve entries that books print
mutex-violation-book-caption = Computed here beside what is printed. All agree.
mutex-violation-printed = printed
mutex-panel-crowd = Under pressure
mutex-crowd-lede = More and more processes want the resource all the time. How much of the time is it used at all, and does one of them take it all?
mutex-crowd-start = Measure
mutex-crowd-uneven = Let messages take 0.5 to 1.5
mutex-crowd-old = This was measured with other settings.
mutex-crowd-says = With { $contenders } that want it all the time it is used { $share } of the time.
mutex-crowd-scope = { $runs } runs each, 95 % interval
mutex-crowd-picture = Share of the time in which it is used
mutex-crowd-summary = One bar for each number of contenders, with its interval; the table has the numbers.
mutex-crowd-caption = Means over the runs.
mutex-crowd-contenders = Contenders
mutex-crowd-used = Used
mutex-crowd-most = Entries of the luckiest
mutex-compare-lede = Every algorithm gets the same requests, as published and undisturbed.
mutex-compare-caption = Measured beside what the books say.
mutex-compare-scope = seed { $seed }
mutex-compare-delay = Delay, parallel links
mutex-compare-bus = Delay, one bus
mutex-compare-busiest = Busiest machine
mutex-compare-load = { $who }: { $n } of { $all }
mutex-compare-waiting = { $n } wait for ever
mutex-compare-breaks = Breaks when
mutex-compare-ring = The ring’s 1 … ∞ is what it is: its token goes round although nobody wants it. With few requests the count has no bound.
mutex-breaks-centralized = the coordinator crashes
mutex-breaks-voting = many compete; replicas forget
mutex-breaks-lamport = anybody crashes; messages overtake
mutex-breaks-ricart-agrawala = anybody crashes
mutex-breaks-maekawa = a quorum’s member crashes
mutex-breaks-token-ring = the token is lost; anybody crashes
mutex-breaks-suzuki-kasami = the token is lost
mutex-breaks-raymond = the token is lost; a node on the way crashes
mutex-check-lede = Time is taken out: any message may arrive next, any fault that is left may happen. Every such run is searched.
mutex-check-asks = Requests of each
mutex-fault-lose = Lost messages
mutex-fault-duplicate = Duplicates
mutex-fault-crash = Crashes
mutex-fault-restart = Restarts with memory
mutex-fault-amnesia = Restarts without
mutex-fault-reset = Resets
mutex-fault-loseToken = Tokens lost in hand
mutex-fault-forgeToken = Tokens forged
mutex-check-scope = n = { $n } · requests each: { $asks } · { $order ->
    [fifo] messages of a pair keep their order
   *[any] messages in any order
  } · { $faults ->
    [none] no faults
   *[some] { $faults }
  }
mutex-check-refuted = { $steps ->
    [one] { $n } step is enough to break it.
   *[other] { $n } steps are enough to break it, and no fewer are.
  }
mutex-check-bound = Time-outs are bounded: at most { $most } in a run.
mutex-check-moves = The run, step by step
mutex-check-enters = enters
mutex-property-no-error = No error of the algorithm
mutex-property-mutual-exclusion = Mutual exclusion
mutex-property-deadlock-freedom = Never all stuck
mutex-property-no-stale-write = No late write goes through
mutex-property-blocking-freedom = Whoever asks can still get in
mutex-panels = What is asked of this run
mutex-panel-costs = What it costs
mutex-panel-compare = Compare all
mutex-panel-check = Check every run
mutex-panel-violation = Replicas that forget
mutex-panel-exports = Take it further
mutex-scope = seed { $seed }, { $events } events
mutex-costs-caption = This run, measured beside the formula of the books.
mutex-measured = measured
mutex-formula = formula
mutex-costs-per-entry = Messages per entry
mutex-costs-delay = Delay from request to entry
mutex-costs-entries = Entries
mutex-costs-messages = Messages
mutex-costs-lost = Lost
mutex-costs-rejected = Late writes refused
mutex-costs-overwrote = Late writes that went through
mutex-loads = Who bears the load
mutex-loads-who = Machine
mutex-loads-sent = sent
mutex-loads-received = received
mutex-loads-more = and { $n ->
    [one] { $count } more
   *[other] { $count } more
  }
mutex-claim = { $entries ->
    [one] { $n } entry
   *[other] { $n } entries
  }, { $messages } messages: { $each } for each entry, { $delay } from asking to entering, and never two inside.
mutex-claim-two = { $violations ->
    [one] { $n } entry was made
   *[other] { $n } entries were made
  } while another was inside: up to { $most } at once. This run breaks mutual exclusion.
mutex-claim-blocked = { $count ->
    [one] { $who } waits
   *[other] { $who } wait
  } for ever: nothing moves any more.
mutex-claim-overwrote = { $count ->
    [one] { $n } late write went through
   *[other] { $n } late writes went through
  } after a newer holder’s: the resource could not tell.
mutex-claim-still = { $count ->
    [one] { $who } still waits.
   *[other] { $who } still wait.
  }
mutex-claim-none = Nobody got in.

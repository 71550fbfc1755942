package backoff

// What a system's own setting counts.
const (
	CountsRetries = "retries"
	CountsCalls   = "calls" // the first call included: n calls are n - 1 retries
)

// Keys of notes. The page has a sentence for each; Text is the same in English.
const (
	NoteUnlimited  = "unlimited"   // no limit of its own; the number of retries here is an example
	NoteDeadline   = "deadline"    // a time limit may end it earlier
	NoteQuota      = "quota"       // a budget shared by calls may end it earlier
	NoteServer     = "server"      // the server may name the wait
	NoteFirstWait  = "first-wait"  // the first wait differs
	NoteRounding   = "rounding"    // waits are whole units of time
	NoteOptIn      = "opt-in"      // not what the library does unless asked
	NoteExample    = "example"     // the system has no default policy; this is the one its document shows
	NoteNumbering  = "numbering"   // its own parameters are one step off from ours
	NoteLateJitter = "late-jitter" // jitter is lost once the cap is reached
	NoteMore       = "more"        // anything else
)

// Note is one caveat of a preset.
type Note struct {
	Key  string `json:"key"`
	Text string `json:"text"`
}

// Preset is the policy of a real system, as its source states it. Exact: every wait has this very law, but for rounding
// to the unit of the system's clock; otherwise a note says what differs. How retrying ends (deadlines, budgets) is always
// left to the notes. Configured is the number in the system's own setting, 0 if it has none.
type Preset struct {
	ID         string `json:"id"`
	System     string `json:"system"`
	Version    string `json:"version"`
	Source     string `json:"source"` // repository and path, or document and section
	Counts     string `json:"counts" enum:"retries|calls"`
	Configured int    `json:"configured"`
	Policy     Policy `json:"policy"`
	Exact      bool   `json:"exact"`
	Notes      []Note `json:"notes"`
}

// waits of a preset are in milliseconds; capMs 0 is no cap, as no system has the cap 0.
func preset(baseMs, factor, capMs float64, retries int, jitter Jitter) Policy {
	p := Policy{BaseMs: baseMs, Factor: factor, Retries: retries, Jitter: jitter, CapOrder: CapBefore}
	if capMs > 0 {
		p.CapMs = &capMs
	}
	return p
}

func (p Policy) capAt(order string) Policy { p.CapOrder = order; return p }

func (p Policy) plus(low, high float64) Policy { p.AddMs = [2]float64{low, high}; return p }

func (p Policy) atLeast(ms float64) Policy { p.FloorMs = ms; return p }

func named(name string) Jitter { return Jitter{Name: name} }

// Presets lists them, a fresh copy each time.
func Presets() []Preset {
	return []Preset{
		{"aws-article-full", "AWS article, full jitter", "2015", "aws-samples/aws-arch-backoff-simulator src/backoff_simulator.py", CountsRetries, 0,
			preset(10, 2, 2000, 10, named(Full)), true, []Note{
				{NoteNumbering, "The article's base is 5 ms and its first ceiling twice that; here the base is the first ceiling."},
				{NoteUnlimited, "Its clients retry until they get through; ten retries are an example."}}},
		{"aws-article-equal", "AWS article, equal jitter", "2015", "aws-samples/aws-arch-backoff-simulator src/backoff_simulator.py", CountsRetries, 0,
			preset(10, 2, 2000, 10, named(Equal)), true, []Note{
				{NoteNumbering, "The article's base is 5 ms and its first ceiling twice that; here the base is the first ceiling."},
				{NoteUnlimited, "Its clients retry until they get through; ten retries are an example."}}},
		{"aws-article-decorrelated", "AWS article, decorrelated jitter", "2015", "aws-samples/aws-arch-backoff-simulator src/backoff_simulator.py", CountsRetries, 0,
			preset(5, 2, 2000, 10, named(Decorrelated)), true, []Note{
				{NoteUnlimited, "Its clients retry until they get through; ten retries are an example."}}},
		{"botocore-standard", "AWS SDK for Python, standard mode", "botocore, retry mode 2.0", "boto/botocore botocore/retries/standard.py", CountsCalls, 3,
			preset(1000, 2, 20000, 2, named(Full)), true, []Note{
				{NoteQuota, "A quota of 500 tokens (5 a retry, 10 after a timeout) can stop retries earlier."},
				{NoteMore, "Mode 2.1 of the same file starts at 50 ms, 25 ms for DynamoDB, and at 1 s only after throttling."}}},
		{"botocore-legacy", "AWS SDK for Python, legacy mode", "botocore", "boto/botocore botocore/data/_retry.json", CountsCalls, 5,
			preset(1000, 2, 0, 4, named(Full)), true, []Note{
				{NoteMore, "DynamoDB makes up to 10 calls, from a base of 50 ms."}}},
		{"aws-sdk-go-v2-standard", "AWS SDK for Go v2, standard retryer", "before the 2026 retry change", "aws/aws-sdk-go-v2 aws/retry/jitter_backoff.go", CountsCalls, 3,
			preset(1000, 2, 20000, 2, named(Full)), true, []Note{
				{NoteLateJitter, "From the sixth retry on (not reached by default) it waits the cap exactly, without jitter: issue 3091."},
				{NoteQuota, "A quota of 500 tokens (5 a retry, 10 after a timeout) can stop retries earlier."}}},
		{"google-api-core-python", "Google API core for Python", "api_core 2", "googleapis/python-api-core google/api_core/retry/retry_base.py", CountsRetries, 0,
			preset(1000, 2, 60000, 8, named(Full)), true, []Note{
				{NoteDeadline, "It ends by a deadline of 120 s and not by a count; eight retries are an example."}}},
		{"google-gax-go", "Google gax for Go", "v2", "googleapis/gax-go v2/call_option.go", CountsRetries, 0,
			preset(1000, 2, 30000, 10, named(Full)).plus(1e-6, 1e-6), true, []Note{
				{NoteUnlimited, "It retries until the context ends; ten retries are an example."},
				{NoteFirstWait, "The first pause is not limited by the maximum, which matters only if the initial pause is the longer one."}}},
		{"cenkalti-backoff", "cenkalti/backoff for Go", "v4", "cenkalti/backoff exponential.go", CountsRetries, 0,
			preset(500, 1.5, 60000, 10, Uniform(0.5, 1.5)), true, []Note{
				{NoteDeadline, "It ends after 15 minutes and not by a count; ten retries are an example."},
				{NoteMore, "The maximum limits the interval before its jitter: a wait can be half as long again, 90 s."}}},
		{"avast-retry-go", "avast/retry-go", "v5", "avast/retry-go options.go", CountsCalls, 10,
			preset(100, 2, 0, 9, named(None)).plus(0, 100), true, nil},
		{"hashicorp-go-retryablehttp", "hashicorp/go-retryablehttp", "v0.7", "hashicorp/go-retryablehttp client.go", CountsRetries, 4,
			preset(1000, 2, 30000, 4, named(None)), true, []Note{
				{NoteServer, "A Retry-After header replaces the wait, without a cap."}}},
		{"kubernetes-crashloopbackoff", "Kubernetes CrashLoopBackOff", "kubelet default", "kubernetes/enhancements keps/sig-node/4603-tune-crashloopbackoff/README.md", CountsRetries, 0,
			preset(10000, 2, 300000, 10, named(None)), true, []Note{
				{NoteUnlimited, "The kubelet never gives up; ten restarts are an example."},
				{NoteMore, "A container that ran for ten minutes starts again from 10 s."}}},
		{"client-go-default-retry", "Kubernetes client-go DefaultRetry", "client-go util/retry", "kubernetes/client-go util/retry/util.go", CountsCalls, 5,
			preset(10, 1, 0, 4, Uniform(1, 1.1)), true, nil},
		{"client-go-default-backoff", "Kubernetes client-go DefaultBackoff", "client-go util/retry", "kubernetes/client-go util/retry/util.go", CountsCalls, 4,
			preset(10, 5, 0, 3, Uniform(1, 1.1)), true, nil},
		{"client-go-workqueue", "Kubernetes client-go workqueue", "client-go util/workqueue", "kubernetes/client-go util/workqueue/default_rate_limiters.go", CountsRetries, 0,
			preset(5, 2, 1_000_000, 20, named(None)), true, []Note{
				{NoteUnlimited, "An item is queued again without limit; twenty retries are an example."},
				{NoteQuota, "A bucket of 100 with 10 a second, shared by all items, can make a wait longer."}}},
		{"stamina", "stamina for Python", "22.1 and later", "hynek/stamina src/stamina/_core.py", CountsCalls, 10,
			preset(100, 2, 5000, 9, named(None)).plus(0, 1000).capAt(CapAfter), true, []Note{
				{NoteDeadline, "It also ends after 45 s."}}},
		{"litl-backoff", "litl/backoff for Python, expo", "2", "litl/backoff backoff/_wait_gen.py", CountsCalls, 0,
			preset(1000, 2, 0, 8, named(Full)), true, []Note{
				{NoteUnlimited, "Without max_tries or max_time it never ends; eight retries are an example."}}},
		{"celery-autoretry", "Celery autoretry_for with retry_backoff", "5", "celery/celery celery/utils/time.py", CountsRetries, 3,
			preset(1000, 2, 600000, 3, named(Full)), false, []Note{
				{NoteRounding, "The wait is a whole number of seconds from 0 to the ceiling, all equally likely: its mean is that of full jitter, its spread is wider."},
				{NoteOptIn, "Without retry_backoff a retry waits 180 s."}}},
		{"resilience4j-default", "Resilience4j Retry", "2", "resilience4j/resilience4j resilience4j-core/src/main/java/io/github/resilience4j/core/IntervalFunction.java", CountsCalls, 3,
			preset(500, 1, 0, 2, named(None)), true, nil},
		{"resilience4j-exponential-random", "Resilience4j, exponential random back-off", "2", "resilience4j/resilience4j resilience4j-core/src/main/java/io/github/resilience4j/core/IntervalFunction.java", CountsCalls, 3,
			preset(500, 1.5, 0, 2, Uniform(0.5, 1.5)).capAt(CapAfter), true, []Note{
				{NoteOptIn, "The default is a fixed 500 ms."},
				{NoteRounding, "Whole milliseconds, also from one interval to the next."},
				{NoteMore, "A maximum, if given, limits the wait after its jitter."}}},
		{"spring-retry-exponential", "Spring Retry ExponentialBackOffPolicy", "2", "spring-projects/spring-retry src/main/java/org/springframework/retry/backoff/ExponentialBackOffPolicy.java", CountsCalls, 3,
			preset(100, 2, 30000, 2, named(None)), true, []Note{
				{NoteRounding, "Whole milliseconds."}}},
		{"spring-retry-exponential-random", "Spring Retry ExponentialRandomBackOffPolicy", "2", "spring-projects/spring-retry src/main/java/org/springframework/retry/backoff/ExponentialRandomBackOffPolicy.java", CountsCalls, 3,
			preset(100, 2, 30000, 2, Uniform(1, 2)).capAt(CapBoth), true, []Note{
				{NoteRounding, "Whole milliseconds."},
				{NoteLateJitter, "Once the interval is the maximum there is no jitter left: the wait is limited to it again."}}},
		{"polly-v8", "Polly for .NET", "8", "App-vNext/Polly src/Polly.Core/Retry/RetryConstants.cs", CountsRetries, 3,
			preset(2000, 1, 0, 3, named(None)), true, []Note{
				{NoteMore, "Its exponential back-off with jitter follows a formula of its own and cannot be stated here."}}},
		{"temporal-activity", "Temporal, activity retries", "server 1", "temporalio/temporal common/retrypolicy/retry_policy.go", CountsCalls, 0,
			preset(1000, 2, 100000, 10, named(None)), true, []Note{
				{NoteUnlimited, "Attempts are unlimited by default; ten retries are an example."}}},
		{"envoy-router", "Envoy HTTP router", "1", "envoyproxy/envoy source/common/common/backoff_strategy.cc", CountsRetries, 1,
			preset(25, 2, 250, 1, named(Full)), true, []Note{
				{NoteRounding, "Whole milliseconds, from 0 up to but not including the ceiling."},
				{NoteMore, "The windows are those of the code, 25, 50, 100, 200, 250; the documentation's (2^N - 1)·25 differs from the second on."}}},
		{"istio", "Istio virtual service", "1", "istio/istio pilot/pkg/networking/core/route/retry/retry.go", CountsRetries, 2,
			preset(25, 2, 250, 2, named(Full)), true, []Note{
				{NoteRounding, "Whole milliseconds, by Envoy, whose back-off it leaves at the default."}}},
		{"kafka-clients", "Apache Kafka clients", "3.7 and later", "apache/kafka clients/src/main/java/org/apache/kafka/common/utils/ExponentialBackoff.java", CountsRetries, 0,
			preset(100, 2, 1000, 10, Uniform(0.8, 1.2)).capAt(CapBoth), true, []Note{
				{NoteDeadline, "A producer ends by delivery.timeout.ms (120 s) and not by a count; ten retries are an example."},
				{NoteMore, "The maximum limits the interval and then the wait: from the fifth retry on half of the waits are exactly 1,000 ms."},
				{NoteRounding, "Whole milliseconds."}}},
		{"stripe-python", "Stripe for Python", "stripe-python 8 and later", "stripe/stripe-python stripe/_http_client.py", CountsRetries, 2,
			preset(500, 2, 5000, 2, named(Equal)).atLeast(500), true, []Note{
				{NoteFirstWait, "The floor is the base: the first wait is 500 ms exactly, its jitter is lost."},
				{NoteServer, "A Retry-After header of up to 60 s can make the wait longer."}}},
		{"openai-python", "OpenAI for Python", "openai 1", "openai/openai-python src/openai/_base_client.py", CountsRetries, 2,
			preset(500, 2, 8000, 2, Uniform(0.75, 1)), true, []Note{
				{NoteServer, "A Retry-After header of up to 60 s replaces the wait."}}},
		{"axios-retry-exponential", "axios-retry, exponentialDelay", "4", "softonic/axios-retry src/index.ts", CountsRetries, 3,
			preset(200, 2, 0, 3, Uniform(1, 1.2)), true, []Note{
				{NoteOptIn, "By default it retries at once."},
				{NoteNumbering, "Its factor is 100 ms and the first retry already waits twice that."}}},
		{"node-retry", "node-retry", "0.13", "tim-kos/node-retry lib/retry.js", CountsRetries, 10,
			preset(1000, 2, 0, 10, named(None)), true, []Note{
				{NoteMore, "With randomize each wait is multiplied by U(1, 2), then limited by maxTimeout."}}},
		{"reqwest-retry", "reqwest-retry for Rust (retry-policies)", "retry-policies", "TrueLayer/retry-policies src/policies/exponential_backoff.rs", CountsRetries, 0,
			preset(1000, 2, 1_800_000, 3, named(Full)), true, []Note{
				{NoteExample, "The number of retries has no default; three are an example."}}},
		{"grpc-connection", "gRPC, connection back-off", "grpc doc/connection-backoff.md", "grpc/grpc doc/connection-backoff.md; grpc/grpc-go internal/backoff/backoff.go", CountsRetries, 0,
			preset(1000, 1.6, 120000, 10, Uniform(0.8, 1.2)), false, []Note{
				{NoteFirstWait, "The first wait is 1 s exactly, without jitter."},
				{NoteUnlimited, "A channel never gives up; ten retries are an example."},
				{NoteMore, "The jitter comes after the cap: a wait can be 144 s."}}},
		{"grpc-retry", "gRPC, call retries (gRFC A6)", "gRFC A6", "grpc/proposal A6-client-retries.md", CountsCalls, 4,
			preset(100, 2, 1000, 3, Uniform(0.8, 1.2)), true, []Note{
				{NoteExample, "There is no default policy; this is the one of the document's example."},
				{NoteServer, "A server may name the wait, or forbid the retry."}}},
		{"linux-tcp", "Linux TCP, retransmissions", "tcp_retries2 = 15", "torvalds/linux net/ipv4/tcp_timer.c; RFC 6298 (5.5)", CountsRetries, 15,
			preset(200, 2, 120000, 15, named(None)), true, []Note{
				{NoteMore, "From the least time-out, 200 ms: a longer round trip starts higher. After the last retransmission it waits once more, 120 s: 924.6 s in all."}}},
	}
}

// Made by core/api/dts from the registry of calls; do not edit. Run: go run ./core/api/dts > web/api.d.ts

/** A count: above 2^53 it is a decimal string, as no JavaScript number could hold it. */
export type Count = number | string;

export interface None {
}

export interface MethodInfo {
  name: string;
  doc: string;
  /** Every field of the request, with the value that it has when it is left out. */
  request: unknown;
}

export interface Policy {
  baseMs?: number;
  factor?: number;
  capMs?: number | null;
  retries?: number;
  jitter?: 'none' | 'full' | 'equal' | 'decorrelated' | { lo: number; hi: number };
  capOrder?: 'before' | 'after' | 'both';
  floorMs?: number;
  addMs?: [number, number];
}

export interface Schedule {
  calls: number;
  waits: Wait[];
  total: Total;
}

export interface DeadlineRequest {
  baseMs?: number;
  factor?: number;
  capMs?: number | null;
  retries?: number;
  jitter?: 'none' | 'full' | 'equal' | 'decorrelated' | { lo: number; hi: number };
  capOrder?: 'before' | 'after' | 'both';
  floorMs?: number;
  addMs?: [number, number];
  deadlineMs?: number;
}

export interface DeadlineResult {
  surely: number;
  average: number;
  best: number;
  retries: number;
}

export interface FleetRequest {
  baseMs?: number;
  factor?: number;
  capMs?: number | null;
  retries?: number;
  jitter?: 'none' | 'full' | 'equal' | 'decorrelated' | { lo: number; hi: number };
  capOrder?: 'before' | 'after' | 'both';
  floorMs?: number;
  addMs?: [number, number];
  clients?: number;
  seed?: number | string;
  bucketMs?: number;
  outageMs?: number | null;
  capacityPerS?: number | null;
  expectMs?: number | null;
}

export interface Herd {
  buckets: number[];
  arrivals: number[];
  peak: number;
  peakAtMs: number;
  drainedMs: number | null;
  calls: number;
  served: number;
  gaveUp: number;
  expected: number[];
  expectedPeak: number | null;
  expectedError: number | null;
}

export interface Preset {
  id: string;
  system: string;
  version: string;
  source: string;
  counts: 'retries' | 'calls';
  configured: number;
  policy: Policy;
  exact: boolean;
  notes: Note[];
}

export interface SlotsContest {
  participants?: number;
  window?: number;
  cap?: number | null;
  seed?: number | string;
  choice?: 'independent' | 'same-seed' | 'fixed';
  maxRounds?: number;
}

export interface Result {
  rounds: number;
  collisions: Count;
  collidedSlots: Count;
  completed: number;
  slots: number;
  overflowRound: number;
  history: Round[];
  historyComplete: boolean;
  complete: boolean;
  cancelled: boolean;
}

export interface SlotsTheory {
  participants?: number;
  window?: number;
  cap?: number | null;
  summary?: boolean;
}

export interface Chain {
  rounds: Distribution;
  collisions: Distribution;
  attempts: Mean;
  slots: Mean;
  collidedSlots: Mean;
  waiting: number[];
  unfinished: number[];
  finished: number[];
}

export interface SlotsPoint {
  participants?: number;
  window?: number;
  cap?: number | null;
  rounds?: number;
  collisions?: number;
}

export interface Probability {
  probability: number;
}

export interface SlotsSample {
  participants?: number;
  window?: number;
  cap?: number | null;
  seed?: number | string;
  choice?: 'independent' | 'same-seed' | 'fixed';
  maxRounds?: number;
  runs?: number;
}

export interface Sampled {
  runs: number;
  rounds: Histogram;
  collisions: Histogram;
  unfinished: number;
  complete: boolean;
  cancelled: boolean;
}

export interface LockEntry {
  id: string;
  title: string;
  threads: [number, number];
  variants: LockVariant[];
  year: number;
  source: string;
}

export interface LookRequest {
  lock?: string;
  variant?: string;
  source?: string;
  threads?: number;
  path?: StepID[];
}

export interface Looked {
  text: LockText;
  steps: StepView[];
  misfit: Misfit | null;
  threads: ThreadView[];
  shared: SharedView[];
  inside: number[];
  stuck: boolean;
  always: Truth | null;
  reachable: Truth | null;
}

export interface RunRequest {
  lock?: string;
  variant?: string;
  source?: string;
  threads?: number;
  steps?: number;
  seed?: number | string;
  schedule?: 'random' | 'round-robin' | number[];
  trace?: boolean;
}

export interface Ran {
  turns: number;
  waited: number;
  entries: Count;
  perThread: Count[];
  overtakes: Count | null;
  togetherInside: number;
  largest: Record<string, Count>;
  notes: Record<string, Count>;
  trace?: StepID[];
  failure: Failure;
  failedBy: number;
  complete: boolean;
  cancelled: boolean;
}

export interface CheckRequest {
  lock?: string;
  variant?: string;
  source?: string;
  threads?: number;
  symmetry?: 'auto' | 'off';
  tickets?: 'auto' | 'off' | number;
  liveness?: boolean | null;
  engine?: 'auto' | 'evaluated';
  maxStates?: number | null;
}

export interface Checked {
  states: Count | null;
  classes: Count;
  transitions: Count;
  depth: number;
  levels: Count[];
  covered: number;
  complete: boolean;
  cancelled: boolean;
  stopped: '' | 'states' | 'bytes' | 'cancelled' | 'found';
  bytes: Count;
  exceeded: boolean;
  engine: 'evaluated';
  reductions: Reduction[];
  liveStates: Count;
  liveClasses: boolean;
  verdicts: Verdict[];
}

export interface NearestRequest {
  lock?: string;
  variant?: string;
  source?: string;
  threads?: number;
  path?: StepID[];
  maxStates?: number;
}

export interface NearestResult {
  misfit: Misfit | null;
  distances: Near[];
}

export interface GraphRequest {
  lock?: string;
  variant?: string;
  source?: string;
  threads?: number;
  path?: StepID[];
  symmetry?: 'auto' | 'off';
  tickets?: 'auto' | 'off' | number;
  merge?: boolean;
  maxNodes?: number;
  maxStates?: number;
}

export interface Graph {
  symmetry: boolean;
  levels: Count[];
  whole: boolean;
  cancelled: boolean;
  complete: boolean;
  merged: number;
  nodes: GraphNode[];
  arrows: GraphStep[];
  at: number;
}

export interface CoveringRequest {
  lock?: string;
  variant?: string;
  source?: string;
  threads?: number;
  first?: number;
}

export interface Covering {
  first: number;
  second: number;
  register: string;
  registerLine: number;
  value: number | null;
  case: string;
  phases: CoveringPhase[];
  path: StepID[];
  memory: Twin[];
  refutes: string;
  thread: number;
  run: StepID[];
  back: number;
  waits: boolean;
  failure: Failure;
}

export interface LockChoice {
  lock?: string;
  variant?: string;
  source?: string;
  threads?: number;
}

export interface CellCount {
  shared: ListCells[];
  declared: number;
  alone: number;
  atMost: number;
  used: number;
  passes: PassCount[];
}

export interface ExportRequest {
  lock?: string;
  variant?: string;
  source?: string;
  threads?: number;
  format?: 'promela' | 'tla' | 'murphi' | 'dot';
}

export interface Exported {
  files: File[];
  command: string;
  expected: ExportExpected;
}

export interface ClaimEntry {
  id: string;
  document: string;
  section: string;
  sentence: string;
  method: string;
  request: string;
  path: string;
  link: string;
  unit?: string;
  slow?: boolean;
}

export interface ClaimsRequest {
  id?: string | number | null;
  slow?: boolean | null;
}

export interface ClaimResult {
  id: string;
  document: string;
  section: string;
  sentence: string;
  method: string;
  request: string;
  path: string;
  link: string;
  unit?: string;
  slow?: boolean;
  relation: '=' | '<' | '>';
  expected: unknown;
  computed: unknown;
  tolerance: number;
  holds: boolean;
  confirmed: boolean;
  erratum?: string;
  problem?: string;
}

export interface MutexEntry {
  id: string;
  title: string;
  source: string;
  least: number;
  token: boolean;
  fifo: boolean;
  machine: string;
  messages: string[];
  idle: string[];
  options: MutexOption[];
  formulas: MutexFormula[];
}

export interface MutexRunRequest {
  version?: number;
  algorithm?: string;
  processes?: number;
  cs?: number;
  latency?: number | [number, number];
  network?: 'parallel' | 'bus';
  fifo?: boolean;
  workload?: MutexWorkload;
  entries?: number;
  until?: number | null;
  warmup?: number;
  seed?: number | string;
  faults?: MutexFaults;
  options?: Record<string, boolean | number | string | number[]>;
  maxEvents?: number;
  maxTrace?: number;
}

export interface MutexRan {
  messages: number;
  byType: Record<string, number>;
  perNode: MutexLoad[];
  entries: MutexSection[];
  entered: number;
  completed: number;
  perEntry: MutexPerEntry;
  violations: number;
  rejected: number;
  overwrote: number;
  lost: number;
  blocked: number[];
  waiting: number[];
  trace: MutexRecord[];
  untold: number;
  unreached: number;
  ended: 'quiet' | 'entries' | 'until' | 'events' | 'cancelled';
  complete: boolean;
  cancelled: boolean;
  at: number;
  events: number;
}

export interface MutexLookRequest {
  version?: number;
  algorithm?: string;
  processes?: number;
  cs?: number;
  latency?: number | [number, number];
  network?: 'parallel' | 'bus';
  fifo?: boolean;
  workload?: MutexWorkload;
  entries?: number;
  until?: number | null;
  warmup?: number;
  seed?: number | string;
  faults?: MutexFaults;
  options?: Record<string, boolean | number | string | number[]>;
  maxEvents?: number;
  step?: number;
  waits?: number[] | null;
  states?: number[] | null;
}

export interface MutexLooked {
  at: number;
  step: number;
  ended: '' | 'quiet' | 'entries' | 'until' | 'events' | 'cancelled';
  nodes: MutexNode[];
  flights: MutexFlight[];
  writer: number;
  fence: number;
}

export interface MutexViolationRequest {
  replicas?: number;
  majority?: number;
  resetProbability?: number | string;
}

export interface MutexViolation {
  probability: number;
  log10: number | null;
  mantissa: number;
  exponent: number;
  least: number;
  terms: ([number | null, number | null])[];
  byMajority: ([number | null, number | null])[];
  anyResets: number;
}

export interface MutexUtilisationRequest {
  version?: number;
  algorithm?: string;
  processes?: number;
  cs?: number;
  latency?: number | [number, number];
  network?: 'parallel' | 'bus';
  fifo?: boolean;
  workload?: MutexWorkload;
  entries?: number;
  until?: number | null;
  warmup?: number;
  seed?: number | string;
  faults?: MutexFaults;
  options?: Record<string, boolean | number | string | number[]>;
  maxEvents?: number;
  contenders?: number[];
  runs?: number;
}

export interface MutexUtilisation {
  uses: MutexUse[];
  complete: boolean;
  cancelled: boolean;
}

export interface MutexReplicasRequest {
  resource?: string;
  replicas?: number;
  machines?: number;
}

export interface MutexReplica {
  name: string;
  key: string;
  machine: number;
}

export interface MutexCheckRequest {
  algorithm?: string;
  processes?: number;
  requests?: number | number[];
  fifo?: boolean;
  faults?: UntimedFaults;
  options?: Record<string, boolean | number | string | number[]>;
  timeouts?: number | null;
  maxStates?: number | null;
}

export interface MutexChecked {
  states: Count;
  classes: Count;
  transitions: Count;
  depth: number;
  levels: Count[];
  covered: number;
  complete: boolean;
  cancelled: boolean;
  stopped: '' | 'states' | 'bytes' | 'cancelled' | 'found';
  bytes: Count;
  exceeded: boolean;
  verdicts: MutexVerdict[];
}

export interface Wait {
  retry: number;
  minMs: number;
  maxMs: number;
  meanMs: number;
  atCap: number;
}

export interface Total {
  minMs: number;
  maxMs: number;
  meanMs: number;
  sdMs: number;
  quantilesMs: Levels;
  quantileErrorMs: Levels;
  quantileStanding: string;
}

export interface Note {
  key: string;
  text: string;
}

export interface Round {
  window: Count;
  nextWindow: Count;
  draws: ([Count, Count])[];
  completed: number[];
}

export interface Distribution {
  mean: number;
  sd: number;
  pmf: ([number, number])[];
  tail: number;
  quantiles: Quantiles;
}

export interface Mean {
  mean: number;
}

export interface Histogram {
  mean: number;
  sd: number;
  standardError: number;
  counts: ([Count, Count])[];
}

export interface LockVariant {
  id: string;
  claims: LockClaim[];
  text: string;
}

export interface StepID {
  thread?: number;
  line?: number;
}

export interface LockText {
  lines: number;
  stepLines: number[];
  notes: string[];
  arrives: boolean;
  symmetric: boolean;
  reductions: Reduction[];
}

export interface StepView {
  thread: number;
  line: number;
  to: number;
  reads: Access[];
  writes: Access[];
  events: ('left' | 'arrived' | 'entered' | 'exited' | 'rested')[];
}

export interface Misfit {
  index: number;
  reason: string;
  thread: number;
  line: number;
  at: number;
}

export interface ThreadView {
  thread: number;
  line: number;
  place: string;
  own: Access[];
  next: Trial;
}

export interface SharedView {
  name: string;
  list: boolean;
  line: number;
  cells: CellView[];
}

export interface Truth {
  line: number;
  holds: boolean;
  parts: Part[];
  error: Failure;
}

export interface Failure {
  problem: string;
  line: number;
  name: string;
  value: Count;
  max: Count;
}

export interface Reduction {
  id: string;
  status: string;
  line: number;
  reason: string;
  names: string[];
}

export interface Verdict {
  property: string;
  status: 'proved' | 'refuted' | 'unknown';
  because: string;
  scope: string;
  steps: number;
  trace: Step[];
  stuck: boolean;
  cycle: Step[];
  thread: number;
  bound: number | null;
  each: number | null;
  met: Count;
  component: Count;
  unfairTrace: Step[];
  unfairCycle: Step[];
}

export interface Near {
  property: string;
  status: 'proved' | 'refuted' | 'unknown';
  because: string;
  scope: string;
  steps: number;
  run: Step[];
}

export interface GraphNode {
  depth: number;
  beside: number;
  lines: number[];
  inside: number[];
  states: Count;
  stuck: boolean;
  fails: boolean;
  breaks: boolean;
  meets: boolean;
  path: Step[];
}

export interface GraphStep {
  from: number;
  to: number;
  thread: number;
  line: number;
}

export interface CoveringPhase {
  kind: string;
  thread: number;
  steps: CoveringStep[];
  end: string;
  line: number;
  value: number | null;
  back: number;
}

export interface Twin {
  thread: number;
  line: number;
  with: number | null;
  without: number | null;
  stands: number;
  own: Access[];
  same: boolean;
  insideWith: number[];
  insideWithout: number[];
}

export interface ListCells {
  name: string;
  line: number;
  declared: number;
  alone: number;
  atMost: number;
}

export interface PassCount {
  thread: number;
  entry: PartCount;
  exit: PartCount;
  end: string;
}

export interface File {
  name: string;
  text: string;
}

export interface ExportExpected {
  states: Count;
  violations: boolean;
}

export interface MutexOption {
  name: string;
  kind: 'switch' | 'count' | 'duration' | 'choice' | 'counts';
  doc: string;
  rule: boolean;
  default: boolean | number | string | number[];
  min: number;
  max: number;
  names: string[];
}

export interface MutexFormula {
  what: string;
  text: string;
}

export interface MutexWorkload {
  kind?: 'trace' | 'saturated' | 'sparse';
  requests?: ([number, number])[] | null;
  think?: number;
}

export interface MutexFaults {
  loss?: number;
  duplicate?: number;
  journal?: MutexDeed[];
}

export interface MutexLoad {
  sent: number;
  received: number;
}

export interface MutexSection {
  process: number;
  requested: number;
  entered: number;
  exited: number | null;
  fence: number;
}

export interface MutexPerEntry {
  messages: number | null;
  delay: number | null;
}

export interface MutexRecord {
  at: number;
  step: number;
  what: 'want' | 'enter' | 'exit' | 'send' | 'receive' | 'lose' | 'copy' | 'timeout' | 'note' | 'fault' | 'refused' | 'violation' | 'rejected' | 'overwrote';
  node: number;
  peer: number;
  message: number;
  of: number;
  type: string;
  args: number[];
  text: string;
}

export interface MutexNode {
  phase: 'idle' | 'waiting' | 'inside';
  down: boolean;
  paused: boolean;
  requested: number | null;
  token: boolean;
  granted: number | null;
  waitsFor: number[];
  state: MutexField[];
  timers: MutexAlarm[];
}

export interface MutexFlight {
  message: number;
  from: number;
  to: number;
  type: string;
  args: number[];
  sent: number;
  arrives: number;
}

export interface MutexUse {
  contenders: number;
  runs: number;
  share: MutexSample;
  messages: MutexSample | null;
  most: MutexSample | null;
  entries: number;
  barren: number;
}

export interface UntimedFaults {
  lose?: number;
  duplicate?: number;
  crash?: number;
  restart?: number;
  amnesia?: number;
  reset?: number;
  loseToken?: number;
  forgeToken?: number;
  nodes?: number[] | null;
}

export interface MutexVerdict {
  property: string;
  status: 'proved' | 'refuted' | 'unknown';
  because: string;
  scope: string;
  steps: number;
  trace: MutexMove[];
  process: number;
  scenario: MutexScenario | null;
}

export interface Levels {
  '0.05': number;
  '0.5': number;
  '0.95': number;
  '0.99': number;
}

export interface Quantiles {
  '0.05': number | null;
  '0.5': number | null;
  '0.95': number | null;
  '0.99': number | null;
}

export interface LockClaim {
  property: string;
  verdict: string;
}

export interface Access {
  name: string;
  index: number;
  thread: number;
  value: number | null;
}

export interface Trial {
  outcome: 'blocked' | 'moved' | 'failed' | 'exceeded';
  events: ('left' | 'arrived' | 'entered' | 'exited' | 'rested')[];
  to: number;
  reads: Access[];
  writes: Access[];
  waits: boolean;
  parts: Part[];
  failure: Failure;
}

export interface CellView {
  value: number | null;
  writer: number;
  step: number;
}

export interface Part {
  text: string;
  with: string;
  holds: boolean;
}

export interface Step {
  thread: number;
  line: number;
}

export interface CoveringStep {
  thread: number;
  line: number;
  to: number;
  reads: Access[];
  writes: Access[];
  register: number | null;
}

export interface PartCount {
  steps: number;
  reads: number;
  readCells: number;
  writes: number;
  writtenCells: number;
}

export interface MutexDeed {
  at?: number | null;
  step?: number | null;
  do?: 'want' | 'exit' | 'timeout' | 'crash' | 'restart' | 'reset' | 'pause' | 'resume' | 'lose-token' | 'forge-token' | 'deliver' | 'delay' | 'drop' | 'duplicate' | 'partition' | 'heal';
  node?: number;
  message?: number;
  by?: number;
  memory?: boolean;
  timer?: string;
  groups?: number[][];
}

export interface MutexField {
  name: string;
  list: boolean;
  values: number[];
}

export interface MutexAlarm {
  timer: string;
  at: number;
}

export interface MutexSample {
  mean: number;
  low: number;
  high: number;
  least: number;
  most: number;
}

export interface MutexMove {
  do: string;
  node: number;
  from: number;
  message: string;
  args: number[];
  timer: string;
  lost: boolean;
  enters: boolean;
}

export interface MutexScenario {
  version: number;
  algorithm: string;
  processes: number;
  cs: number;
  latency: number | [number, number];
  network: 'parallel' | 'bus';
  fifo: boolean;
  workload: MutexWorkload;
  entries: number;
  until: number | null;
  warmup: number;
  seed: number | string;
  faults: MutexFaults;
  options: Record<string, boolean | number | string | number[]>;
  maxEvents: number;
}

/** Every call: its request, in which every field may be left out and then is as told, and its result. */
export interface Api {
  /**
   * Lists every call with a sentence on it and the request it takes when nothing is given.
   * Left out: `{}`
   */
  'contend.methods': { request: None; result: MethodInfo[] };
  /**
   * Every wait of a retry policy (least, greatest, mean, chance of the cap) and the exact law of their sum.
   * Left out: `{"baseMs":100,"factor":2,"capMs":null,"retries":10,"jitter":"none","capOrder":"before","floorMs":0,"addMs":[0,0]}`
   */
  'backoff.schedule': { request: Policy; result: Schedule };
  /**
   * How many retries of a policy start before a deadline: for certain, on average, and at best.
   * Left out: `{"baseMs":100,"factor":2,"capMs":null,"retries":10,"jitter":"none","capOrder":"before","floorMs":0,"addMs":[0,0],"deadlineMs":30000}`
   */
  'backoff.deadline': { request: DeadlineRequest; result: DeadlineResult };
  /**
   * Many clients of one retry policy that fail at once: when their retries arrive, sampled and expected.
   * Left out: `{"baseMs":100,"factor":2,"capMs":null,"retries":10,"jitter":"none","capOrder":"before","floorMs":0,"addMs":[0,0],"clients":1000,"seed":"1","bucketMs":20,"outageMs":null,"capacityPerS":null,"expectMs":null}`
   */
  'backoff.fleet': { request: FleetRequest; result: Herd };
  /**
   * The retry policies of real systems, each with its version, its source and what the fields cannot say.
   * Left out: `{}`
   */
  'backoff.presets': { request: None; result: Preset[] };
  /**
   * Plays one contest for slots, round by round, with the draws of CPython's random.Random(seed).
   * Left out: `{"participants":12,"window":2,"cap":32,"seed":"17","choice":"independent","maxRounds":1000}`
   */
  'slots.run': { request: SlotsContest; result: Result };
  /**
   * Computes the distributions of rounds and of participations in collisions, without sampling.
   * Left out: `{"participants":12,"window":2,"cap":32,"summary":false}`
   */
  'slots.exact': { request: SlotsTheory; result: Chain };
  /**
   * Computes P(all are through in exactly that round, with exactly that many participations).
   * Left out: `{"participants":12,"window":2,"cap":32,"rounds":4,"collisions":31}`
   */
  'slots.joint': { request: SlotsPoint; result: Probability };
  /**
   * Plays the contest with many seeds, one after the other, and counts rounds and participations.
   * Left out: `{"participants":12,"window":2,"cap":32,"seed":"17","choice":"independent","maxRounds":1000,"runs":10000}`
   */
  'slots.sample': { request: SlotsSample; result: Sampled };
  /**
   * Lists the built-in locks with the texts of their variants and what the textbooks claim of each.
   * Left out: `{}`
   */
  'locks.catalog': { request: None; result: LockEntry[] };
  /**
   * Follows a path of steps and tells all of the state it leads to: threads, memory, and what each step would do. With an empty path it is the check of a text.
   * Left out: `{"lock":"","variant":"","source":"","threads":2,"path":[]}`
   */
  'locks.look': { request: LookRequest; result: Looked };
  /**
   * Gives turns one after the other, by chance with CPython's draws, in turn, or as listed, and counts.
   * Left out: `{"lock":"","variant":"","source":"","threads":2,"steps":1000,"seed":"1","schedule":"random","trace":false}`
   */
  'locks.run': { request: RunRequest; result: Ran };
  /**
   * Searches every run of a lock and says of each property whether it is proved, refuted by a shortest run, or unknown.
   * Left out: `{"lock":"","variant":"","source":"","threads":2,"symmetry":"auto","tickets":"auto","liveness":null,"engine":"auto","maxStates":null}`
   */
  'locks.check': { request: CheckRequest; result: Checked };
  /**
   * Searches, from the state that a path leads to, the shortest runs that break each property of states.
   * Left out: `{"lock":"","variant":"","source":"","threads":2,"path":[],"maxStates":200000}`
   */
  'locks.nearest': { request: NearestRequest; result: NearestResult };
  /**
   * Draws the graph of states where it is small, and counts states by depth where it is not.
   * Left out: `{"lock":"","variant":"","source":"","threads":2,"path":[],"symmetry":"auto","tickets":"auto","merge":false,"maxNodes":150,"maxStates":1000000}`
   */
  'locks.graph': { request: GraphRequest; result: Graph };
  /**
   * Plays the covering argument against a lock of two threads and one register that is read or written; with nothing given, against the lock one-register.
   * Left out: `{"lock":"","variant":"","source":"","threads":2,"first":0}`
   */
  'locks.covering': { request: CoveringRequest; result: Covering };
  /**
   * Counts the cells that a lock uses, and what one entry reads and writes when nobody else asks.
   * Left out: `{"lock":"","variant":"","source":"","threads":2}`
   */
  'locks.cells': { request: LockChoice; result: CellCount };
  /**
   * Writes a lock for Spin, TLC, Rumur or graphviz, with the command that runs it and what it must find.
   * Left out: `{"lock":"","variant":"","source":"","threads":2,"format":"promela"}`
   */
  'locks.export': { request: ExportRequest; result: Exported };
  /**
   * Lists the sentences of the course documents that can be recomputed, without doing so.
   * Left out: `{}`
   */
  'claims.list': { request: None; result: ClaimEntry[] };
  /**
   * Recomputes sentences of the course documents: all but the slow ones, or those that an id stands for.
   * Left out: `{"id":null,"slow":null}`
   */
  'claims.check': { request: ClaimsRequest; result: ClaimResult[] };
  /**
   * Lists the distributed algorithms with their messages, their options, and what the textbooks say they cost.
   * Left out: `{}`
   */
  'mutex.catalog': { request: None; result: MutexEntry[] };
  /**
   * Runs an algorithm in virtual time, with whatever goes wrong, and tells what happened and what it cost. The same request runs the same way.
   * Left out: `{"version":1,"algorithm":"ricart-agrawala","processes":3,"cs":1,"latency":1,"network":"parallel","fifo":true,"workload":{"kind":"trace","requests":null,"think":10},"entries":0,"until":null,"warmup":0,"seed":"1","faults":{"loss":0,"duplicate":0,"journal":[]},"options":{},"maxEvents":5000000,"maxTrace":20000}`
   */
  'mutex.run': { request: MutexRunRequest; result: MutexRan };
  /**
   * Tells how a run stands after so many of its events: what each node does, remembers and waits for, and what is on its way.
   * Left out: `{"version":1,"algorithm":"ricart-agrawala","processes":3,"cs":1,"latency":1,"network":"parallel","fifo":true,"workload":{"kind":"trace","requests":null,"think":10},"entries":0,"until":null,"warmup":0,"seed":"1","faults":{"loss":0,"duplicate":0,"journal":[]},"options":{},"maxEvents":5000000,"step":0,"waits":null,"states":null}`
   */
  'mutex.look': { request: MutexLookRequest; result: MutexLooked };
  /**
   * Says how likely it is that replicas which forget their votes let two in, term by term, and for every majority.
   * Left out: `{"replicas":32,"majority":24,"resetProbability":"1/1080"}`
   */
  'mutex.violation': { request: MutexViolationRequest; result: MutexViolation };
  /**
   * Measures how well a resource is used that so many processes want all the time, in several runs of each number.
   * Left out: `{"version":1,"algorithm":"voting","processes":3,"cs":1,"latency":1,"network":"parallel","fifo":true,"workload":{"kind":"trace","requests":null,"think":10},"entries":400,"until":10000,"warmup":0,"seed":"1","faults":{"loss":0,"duplicate":0,"journal":[]},"options":{},"maxEvents":5000000,"contenders":[1,2,3,5,10,20],"runs":5}`
   */
  'mutex.utilisation': { request: MutexUtilisationRequest; result: MutexUtilisation };
  /**
   * Names the replicas of a resource and finds the machine of each by its key, as every process does by itself.
   * Left out: `{"resource":"printer","replicas":5,"machines":16}`
   */
  'mutex.replicas': { request: MutexReplicasRequest; result: MutexReplica[] };
  /**
   * Searches every run of an algorithm without time, with the faults that may happen, and says of each property whether it is proved, refuted by a shortest run, or unknown.
   * Left out: `{"algorithm":"ricart-agrawala","processes":3,"requests":1,"fifo":true,"faults":{"lose":0,"duplicate":0,"crash":0,"restart":0,"amnesia":0,"reset":0,"loseToken":0,"forgeToken":0,"nodes":null},"options":{},"timeouts":null,"maxStates":null}`
   */
  'mutex.check': { request: MutexCheckRequest; result: MutexChecked };
}

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
   * Lists the sentences of the course documents that can be recomputed, without doing so.
   * Left out: `{}`
   */
  'claims.list': { request: None; result: ClaimEntry[] };
  /**
   * Recomputes sentences of the course documents: all but the slow ones, or those that an id stands for.
   * Left out: `{"id":null}`
   */
  'claims.check': { request: ClaimsRequest; result: ClaimResult[] };
}

// Made by core/api/dts from the registry of calls; do not edit. Run: go run ./core/api/dts > web/api.d.ts

/** A count: above 2^53 it is a decimal string, as no JavaScript number could hold it. */
export type Count = number | string;

export interface None {
}

export interface MethodInfo {
  name: string;
  doc: string;
}

/** Every call: its request, in which every field may be left out, and its result. */
export interface Api {
  /** Lists every call with a sentence on it. */
  'contend.methods': { request: None; result: MethodInfo[] };
}

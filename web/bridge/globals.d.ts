/** Go's own loader, from wasm_exec.js. */
declare class Go {
  importObject: WebAssembly.Imports;
  run(instance: WebAssembly.Instance): Promise<void>;
}

/** What the Go side offers, and what it expects; see wasm/main.go. */
declare var contendGo: {
  start(id: number, method: string, request: string, timeoutMs: number): void;
  cancel(id: number): void;
};
declare var contendReady: () => void;
declare var contendPost: (id: number, kind: 'progress' | 'result' | 'error', text: string, bulk: Uint8Array | null) => void;
declare var contendClose: () => void;

/** True only in the build for tests; what depends on it is left out of the page. */
declare const PROVOKE: boolean;

declare module 'virtual:worker' {
  /** The worker's whole source, as text. */
  const source: string;
  export { source };
}
declare module 'virtual:tools' {
  export const tools: import('../lib/tool.js').Tool[];
}
declare module 'virtual:languages' {
  export const languages: Record<string, string>;
}
declare module 'virtual:notices' {
  export const notices: { names: string[]; text: string }[];
}
declare module '*.css' {
  const text: string;
  export default text;
}

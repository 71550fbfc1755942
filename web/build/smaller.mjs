/**
 * Makes the compiled Go program smaller without changing what it computes:
 *
 *   node web/build/smaller.mjs FILE.wasm      rewrites the file
 *
 * - Go's linker leaves out the zeros of its data, in tens of thousands of segments. As one segment the data compress better
 *   than the list of where they go, and are copied at once.
 * - The tables that say which line of which file an instruction comes from, and the names of functions, are only printed in
 *   the trace of a crash. They are overwritten with zeros. (A crash is looked into natively, where the same request does the
 *   same.) The names that the runtime itself looks at stay, and so do all tables for the stack, the collector and recover.
 *
 * Layout: Go's runtime/symtab.go (pcHeader), runtime/runtime2.go (_func), internal/abi/symtab.go, of Go 1.20 to 1.26.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The first bytes of pcHeader: the magic of Go 1.20, two zeros, the smallest instruction, the size of a pointer. */
const header = Buffer.from([0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8]);

/** PCDATA_UnsafePoint and PCDATA_ArgLiveIndex: for preemption, which js/wasm has not, and for printing arguments. */
const unusedTables = [0, 3];

/** What the runtime compares with: isSystemGoroutine, getArgInfo's reflect stubs. */
const namesLookedAt = /^(runtime|reflect)\./;

/** @param {Buffer} b @param {number} at @returns {[number, number]} an unsigned LEB128 number, and where it ends */
function unsigned(b, at) {
  let value = 0;
  for (let shift = 1; ; shift *= 128) {
    const byte = b[at++];
    value += (byte & 127) * shift;
    if (byte < 128) return [value, at];
  }
}

/** @param {number} value  not negative @param {boolean} [signed] */
function leb(value, signed = false) {
  const out = [];
  for (; value >= (signed ? 64 : 128); value = Math.floor(value / 128)) out.push((value % 128) | 128);
  out.push(value);
  return Buffer.from(out);
}

/** @param {Buffer} wasm @returns {Buffer} */
export function smaller(wasm) {
  const out = [wasm.subarray(0, 8)];
  for (let at = 8; at < wasm.length; ) {
    const [size, start] = unsigned(wasm, at + 1);
    const id = wasm[at];
    const body = wasm.subarray(start, start + size);
    const made = id === 11 ? dataSection(body) : body;
    out.push(Buffer.from([id]), leb(made.length), made);
    at = start + size;
  }
  return Buffer.concat(out);
}

/** @param {Buffer} body  of a data section */
function dataSection(body) {
  let [count, at] = unsigned(body, 0);
  /** @type {[number, Buffer][]} */
  const segments = [];
  for (; count > 0; count--) {
    // Mode 0, i32.const address, end: nothing else comes out of Go's linker.
    if (body[at] !== 0 || body[at + 1] !== 0x41) throw new Error('a data segment of a kind that Go does not write');
    const [address, afterAddress] = unsigned(body, at + 2);
    const [length, start] = unsigned(body, afterAddress + 1);
    segments.push([address, body.subarray(start, start + length)]);
    at = start + length;
  }
  const first = Math.min(...segments.map(([a]) => a));
  let end = 0;
  for (const [a, b] of segments) end = Math.max(end, a + b.length);
  const memory = Buffer.alloc(end - first);
  for (const [a, b] of segments) b.copy(memory, a - first);
  forgetLines(memory);
  return Buffer.concat([leb(1), Buffer.from([0, 0x41]), leb(first, true), Buffer.from([0x0b]), leb(memory.length), memory]);
}

/** @param {Buffer} memory  is changed */
function forgetLines(memory) {
  const base = memory.indexOf(header);
  if (base < 0) throw new Error("Go's table of functions is not where this knows it: look at runtime/symtab.go");
  const number = (/** @type {number} */ i) => Number(memory.readBigUInt64LE(base + 8 + 8 * i));
  const [functions, , , names, units, files, tables, index] = Array.from({ length: 8 }, (_, i) => number(i));
  /** @type {(from: number, to: number) => void} */
  const clear = (from, to) => void memory.fill(0, base + from, base + to);

  const keepTable = new Uint8Array(index - tables);
  const keepName = new Uint8Array(units - names);
  keepTable[0] = 1;
  for (let f = 0; f < functions; f++) {
    const at = base + index + memory.readUInt32LE(base + index + 8 * f + 4);
    const name = memory.readInt32LE(at + 4);
    const nameEnd = memory.indexOf(0, base + names + name) - base - names;
    if (namesLookedAt.test(memory.toString('latin1', base + names + name, base + names + nameEnd))) keepName.fill(1, name, nameEnd);
    const count = memory.readUInt32LE(at + 28);
    for (const field of [20, 24, 32, 36, ...unusedTables.filter((t) => t < count).map((t) => 44 + 4 * t)]) memory.writeUInt32LE(0, at + field);
    for (const field of [16, ...Array.from({ length: count }, (_, t) => 44 + 4 * t)]) {
      const table = memory.readUInt32LE(at + field);
      if (table !== 0) keepTable.fill(1, table, tableEnd(memory, base + tables + table) - base - tables);
    }
  }
  for (let i = 0; i < keepTable.length; i++) if (!keepTable[i]) memory[base + tables + i] = 0;
  for (let i = 0; i < keepName.length; i++) if (!keepName[i]) memory[base + names + i] = 0;
  clear(units, tables);
}

/** A table is pairs of numbers, the difference of the value and that of the place; a value of 0 that is not the first ends it. @param {Buffer} memory @param {number} at */
function tableEnd(memory, at) {
  for (let first = true; first || memory[at] !== 0; first = false) {
    [, at] = unsigned(memory, at);
    [, at] = unsigned(memory, at);
  }
  return at + 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of process.argv.slice(2)) writeFileSync(file, smaller(readFileSync(file)));
}

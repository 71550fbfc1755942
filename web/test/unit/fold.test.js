import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { fold, unfold } from '../../bridge/fold.js';

/** @param {Uint8Array} bytes @param {number} size */
const inChunks = (bytes, size) =>
  new ReadableStream({
    start(controller) {
      for (let i = 0; i < bytes.length; i += size) controller.enqueue(bytes.subarray(i, i + size));
      controller.close();
    },
  });
const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** Functions of a module, and after them a section of data that nothing here looks at. @param {number[][]} bodies */
const wasm = (...bodies) => {
  const code = [bodies.length, ...bodies.flatMap((b) => [b.length, ...b])];
  return Uint8Array.from([...header, 10, code.length, ...code, 11, 3, 7, 8, 9]);
};

describe('fold', () => {
  it('gives the program back, however it comes', async () => {
    const program = readFileSync(new URL('../../../dist/contend.wasm', import.meta.url));
    const folded = fold(program);
    for (const size of [1000, 65536, folded.length]) assert.ok(program.equals(await buffer(unfold(inChunks(folded, size)))), `in chunks of ${size}`);
    assert.ok(WebAssembly.validate(program));
  });

  it('writes the places of a function short', async () => {
    // Function 1: no variables; two blocks in a row and a table, places 0 and 1 in the first, 2 in the second.
    const table = [0, 0x02, 0x40, 0x02, 0x40, 0x20, 0, 0x0e, 2, 0, 0, 1];
    // (1 + 4096)·65536 + 2 as LEB128: where it goes on after the first block has ended; + 1: another place of it; PC_B = 2.
    const body = [...table, 0x0b, 0x42, 0x82, 0x80, 0x84, 0x80, 0x01, 0x42, 0x81, 0x80, 0x84, 0x80, 0x01, 0x41, 2, 0x21, 0, 0x41, 3, 0x21, 0, 0x0b, 0x0b];
    const program = wasm([0, 0x0b], body);
    const folded = fold(program);
    const code = [2, 0, 0x0b, 0, 0x02, 0x40, 0x02, 0x40, 0x20, 0, 0x0e, 2, 1, 0, 1, 0x0b, 0xf0, 0xf1, 2, 0xf2, 0, 0x21, 0, 0x41, 3, 0x21, 0, 0x0b, 0x0b];
    assert.deepEqual([...folded.subarray(12)], [...header, 10, program[9], ...code, 11, 3, 7, 8, 9]);
    assert.deepEqual(new Uint8Array(await buffer(unfold(inChunks(folded, 5)))), program);
  });

  it('leaves numbers alone that only look like places', async () => {
    const numbers = wasm([0, 0x42, 0x7f, 0x1a, 0x42, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x7f, 0x1a, 0x42, 0x80, 0x80, 0x88, 0x80, 0x01, 0x1a, 0x41, 0x7f, 0x21, 0, 0x0b]);
    assert.deepEqual(new Uint8Array(await buffer(unfold(inChunks(fold(numbers), 9)))), numbers);
  });

  it('says so when something is missing or not known', async () => {
    assert.throws(() => fold(wasm([0, 0xfd, 0, 0x0b])), /not known: 253/);
    assert.throws(() => fold(wasm([0, 0xf0, 0x0b])), /not known: 240/);
    const folded = fold(readFileSync(new URL('../../../dist/contend.wasm', import.meta.url)));
    await assert.rejects(buffer(unfold(inChunks(folded.subarray(0, -1), 65536))), /damaged/);
    await assert.rejects(buffer(unfold(inChunks(folded.subarray(0, 7), 65536))), /damaged/);
  });
});

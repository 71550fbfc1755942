/**
 * Another way to write down the compiled Go program, which packs a tenth smaller: `unfold(fold(wasm))` is `wasm`.
 *
 * A function of Go's compiler is a row of nested blocks, and a number PC_B says at which one it goes on: a table at its start
 * leads there. Every call first stores where it will go on, (function's number + 4096)·65536 + PC_B, and every jump sets
 * PC_B. These constants look like chance to a packer, but follow from the table and from how many of the blocks have ended
 * before; so does the length of a function from its last `end`. Folded,
 *
 *   - `i64.const` of the next place in the table becomes NEXT, of another place of this function NEAR and its distance;
 *   - `i32.const` of a place before `local.set 0` becomes JUMP and how many blocks it skips;
 *   - tables hold differences; functions have no length; and three numbers of four bytes come first: the lengths of the
 *     program, of all that is folded, and of its longest piece.
 *
 * Both ways are one walk, so that they cannot disagree about where an instruction ends; the build compares what comes back.
 * Layout: Go's cmd/internal/obj/wasm/wasmobj.go; section 5.4 of the WebAssembly specification.
 */

const NEXT = 0xf0;
const NEAR = 0xf1;
const JUMP = 0xf2;

/** @param {Uint8Array} wasm @returns {Uint8Array<ArrayBuffer>} */
export function fold(wasm) {
  // Differences of a table never take more bytes than its entries, but the constants of a jump far back might.
  const out = new Uint8Array(wasm.length + 65536);
  let end = 12;
  let longest = 0;
  for (const { w } of recode(wasm, 0, out, end, true)) {
    longest = Math.max(longest, w - end);
    end = w;
  }
  const numbers = new DataView(out.buffer);
  [wasm.length, end, longest].forEach((n, i) => numbers.setUint32(4 * i, n, true));
  return out.subarray(0, end);
}

/**
 * Unfolds what comes as it comes, so that it can be compiled while the rest is on its way.
 *
 * @param {ReadableStream<Uint8Array>} folded
 * @returns {ReadableStream<Uint8Array>}
 */
export function unfold(folded) {
  const reader = folded.getReader();
  let from = new Uint8Array(12);
  let have = 0;
  /** At least so many bytes, or all; what is more than fits stays for the next time. @param {number} count */
  const take = async (count) => {
    while (have < Math.min(count, from.length)) {
      if (rest.length === 0) {
        const { value, done } = await reader.read();
        if (done) throw new Error('the program is damaged');
        rest = value;
      }
      const some = rest.subarray(0, from.length - have);
      from.set(some, have);
      have += some.length;
      rest = rest.subarray(some.length);
    }
  };
  /** @type {Uint8Array} */
  let rest = new Uint8Array(0);
  let longest = 0;
  let sent = 0;
  let at = { r: 12, w: 0 };
  /** @type {Uint8Array<ArrayBuffer>} */
  let to;
  /** @type {ReturnType<typeof recode>} */
  let walk;
  return new ReadableStream({
    async start() {
      await take(12);
      const numbers = new DataView(from.buffer);
      const length = numbers.getUint32(4, true);
      longest = numbers.getUint32(8, true);
      to = new Uint8Array(numbers.getUint32(0, true));
      const head = from;
      from = new Uint8Array(length);
      from.set(head);
      walk = recode(from, 12, to, 0, false);
    },
    async pull(controller) {
      while (at.w - sent < 262_144) {
        await take(at.r + longest);
        const { value, done } = walk.next();
        if (done) {
          if (at.w !== to.length) throw new Error('the program is damaged');
          break;
        }
        at = value;
      }
      if (at.w > sent) controller.enqueue(to.subarray(sent, at.w));
      else controller.close();
      sent = at.w;
    },
  });
}

/**
 * A piece at a time: a function, or so much of something else.
 *
 * @param {Uint8Array} from @param {number} r  where to read @param {Uint8Array} to @param {number} w  where to write @param {boolean} folding
 * @returns {Generator<{r: number, w: number}, void>}
 */
function* recode(from, r, to, w, folding) {
  const read = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = from[r++];
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  /** @param {number} value  not negative @param {number} [end]  64 for numbers with a sign */
  const write = (value, end = 128) => {
    for (; value >= end; value = Math.floor(value / 128)) to[w++] = (value % 128) | 128;
    to[w++] = value;
  };
  /** @param {number} count */
  const copy = (count) => {
    while (count-- > 0) to[w++] = from[r++];
  };
  const copyNumber = () => {
    while (from[r] > 127) to[w++] = from[r++];
    to[w++] = from[r++];
  };
  const readSigned = () => {
    const z = read();
    return z & 1 ? -(z + 1) / 2 : z / 2;
  };
  /** @param {number} value */
  const writeSigned = (value) => write(value < 0 ? -2 * value - 1 : 2 * value);

  copy(8);
  while (r < from.length) {
    const id = from[r];
    copy(1);
    if (id !== 10) {
      let size = read();
      write(size);
      for (; size > 0; size -= 65536) {
        const some = Math.min(size, 65536);
        to.set(from.subarray(r, r + some), w);
        r += some;
        w += some;
        yield { r, w };
      }
      continue;
    }
    copyNumber();
    const count = read();
    write(count);
    for (let f = 0; f < count; f++) {
      const start = w;
      if (folding) read();
      else w += 5; // room for the length, which is known afterwards
      code(f);
      if (!folding) {
        const end = w;
        w = start;
        write(end - start - 5);
        to.copyWithin(w, start + 5, end);
        w += end - start - 5;
      }
      yield { r, w };
    }
  }

  /** One function. @param {number} f  its number */
  function code(f) {
    const high = (f + 4096) * 65536;
    /** The block at which each place is; and the first place of each block. @type {number[]} */
    let blocks = [];
    /** @type {number[]} */
    let places = [];
    let depth = 0;
    let row = -1; // how deep the row of blocks still is
    let ended = 0; // how many of them have ended
    const locals = read();
    write(locals);
    for (let i = 0; i < locals; i++) {
      copyNumber();
      copy(1);
    }
    for (;;) {
      const op = from[r++];
      if (op === 0x42 && folding) {
        const start = r;
        const value = read();
        if (r - start < 6 && from[r - 1] < 64 && value >= high && value < high + 65536) {
          if (value - high === places[ended]) to[w++] = NEXT;
          else {
            to[w++] = NEAR;
            writeSigned(value - high - (places[ended - 1] ?? 0));
          }
          continue;
        }
        r = start;
      } else if (op === 0x41 && folding) {
        const start = r;
        const value = read();
        if (from[r - 1] < 64 && from[r] === 0x21 && from[r + 1] === 0 && places[blocks[value]] === value) {
          to[w++] = JUMP;
          writeSigned(blocks[value] - ended);
          continue;
        }
        r = start;
      } else if (op === NEXT || op === NEAR || op === JUMP) {
        if (folding) throw new Error(`an instruction that is not known: ${op}`);
        to[w++] = op === JUMP ? 0x41 : 0x42;
        if (op === JUMP) write(places[readSigned() + ended], 64);
        else write(high + (op === NEXT ? places[ended] : (places[ended - 1] ?? 0) + readSigned()), 64);
        continue;
      }
      to[w++] = op;
      if (op === 0x0b) {
        if (depth === 0) return;
        if (depth-- === row) {
          row--;
          ended++;
        }
      } else if (op === 0x0e) {
        const table = [];
        const length = read();
        write(length);
        for (let i = 0, last = -1; i <= length; i++) {
          const given = read();
          const block = folding ? given : (last + given) & 0xffff;
          write(folding ? (given - last) & 0xffff : block);
          table.push((last = block));
        }
        if (row < 0) {
          row = depth;
          blocks = table;
          places = [];
          table.forEach((block, place) => (places[block] ??= place));
        }
      } else if (op >= 0x02 && op <= 0x04) {
        depth++;
        copy(1);
      } else if (op === 0x44) copy(8);
      else if (op === 0x43) copy(4);
      else if (op === 0x3f || op === 0x40) copy(1);
      else if (op === 0x11 || (op >= 0x28 && op <= 0x3e)) {
        copyNumber();
        copyNumber();
      } else if (op === 0x0c || op === 0x0d || op === 0x10 || (op >= 0x20 && op <= 0x24) || op === 0x41 || op === 0x42) copyNumber();
      else if (op === 0xfc) {
        const which = from[r];
        copyNumber();
        // memory.copy, memory.fill; the conversions 0 to 7 have nothing behind them
        if (which > 7) copy(which === 10 ? 2 : which === 11 ? 1 : Number.NaN);
      } else if (op > 0xc4 || (op > 0x04 && op < 0x0b && op !== 0x05) || (op > 0x11 && op < 0x20 && op !== 0x1a && op !== 0x1b) || op === 0x25 || op === 0x26) {
        throw new Error(`an instruction that is not known: ${op}`);
      }
    }
  }
}

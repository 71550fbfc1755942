/**
 * The policy as a few lines of code to take along: Python, JavaScript, Go. Each draws from the system's own randomness, so
 * that no two clients share their waits, and limits as a float before anything becomes an integer.
 */

/** @typedef {import('./policy.js').Policy} Policy */

export const LANGUAGES = /** @type {const} */ (['python', 'javascript', 'go']);

/** Whether the policy needs no draw. @param {Policy} p */
const isDrawn = (p) => p.jitter === 'decorrelated' || bounds(p)[0] !== bounds(p)[1];

/** @param {Policy} p @returns {[number, number]} */
function bounds(p) {
  if (typeof p.jitter === 'object') return [p.jitter.lo, p.jitter.hi];
  return /** @type {Record<string, [number, number]>} */ ({ none: [1, 1], full: [0, 1], equal: [0.5, 1] })[p.jitter] ?? [1, 1];
}

/** A ceiling that no jitter brings back below the cap: 2^159 ms, where the core stops too. */
const FAR = '2.0**159';

/** @param {typeof LANGUAGES[number]} language @param {Policy} p */
export function snippet(language, p) {
  return { python, javascript, go }[language](p);
}

/** @param {Policy} p */
function python(p) {
  const [lo, hi] = bounds(p);
  const cap = p.capMs === null ? '' : `\nCAP_MS = ${p.capMs}`;
  const limit = (/** @type {string} */ x) => (p.capMs === null ? x : `min(CAP_MS, ${x})`);
  const head = `${isDrawn(p) || p.addMs[1] > p.addMs[0] ? 'from random import SystemRandom\n\ndraw = SystemRandom().uniform  # the system\'s own seed: no two clients share their waits\n\n' : ''}BASE_MS = ${p.baseMs}${cap}
RETRIES = ${p.retries}  # ${p.retries + 1} calls with the first


def waits_ms():
`;
  if (p.jitter === 'decorrelated')
    return `${head}    wait = BASE_MS
    for _ in range(RETRIES):
        wait = ${limit('draw(BASE_MS, 3 * wait)')}
        yield wait
`;
  return `${head}    ceiling = float(BASE_MS)
    for _ in range(RETRIES):
        yield ${waitOf(p, `draw(${lo}, ${hi})`, `draw(${p.addMs[0]}, ${p.addMs[1]})`, (...x) => `min(${x.join(', ')})`, (...x) => `max(${x.join(', ')})`, 'CAP_MS')}
        ceiling = ${nextOf(p, (...x) => `min(${x.join(', ')})`, 'CAP_MS', FAR)}
`;
}

/** @param {Policy} p */
function javascript(p) {
  const [lo, hi] = bounds(p);
  const drawn = isDrawn(p) || p.addMs[1] > p.addMs[0];
  const head = `const BASE_MS = ${p.baseMs};${p.capMs === null ? '' : `\nconst CAP_MS = ${p.capMs};`}
const RETRIES = ${p.retries}; // ${p.retries + 1} calls with the first
${drawn ? '\n/** Math.random is seeded by the system: no two clients share their waits. */\nconst draw = (lo, hi) => lo + (hi - lo) * Math.random();\n' : ''}
function* waitsMs() {
`;
  const m = (/** @type {string} */ f) => (/** @type {string[]} */ ...x) => `Math.${f}(${x.join(', ')})`;
  if (p.jitter === 'decorrelated')
    return `${head}  let wait = BASE_MS;
  for (let i = 0; i < RETRIES; i++) {
    wait = ${p.capMs === null ? 'draw(BASE_MS, 3 * wait)' : 'Math.min(CAP_MS, draw(BASE_MS, 3 * wait))'};
    yield wait;
  }
}
`;
  return `${head}  let ceiling = BASE_MS;
  for (let i = 0; i < RETRIES; i++) {
    yield ${waitOf(p, `draw(${lo}, ${hi})`, `draw(${p.addMs[0]}, ${p.addMs[1]})`, m('min'), m('max'), 'CAP_MS')};
    ceiling = ${nextOf(p, m('min'), 'CAP_MS', '2 ** 159')};
  }
}
`;
}

/** @param {Policy} p */
function go(p) {
  const [lo, hi] = bounds(p);
  const drawn = isDrawn(p) || p.addMs[1] > p.addMs[0];
  const body =
    p.jitter === 'decorrelated'
      ? `		wait := float64(baseMs)
		for range retries {
			wait = ${p.capMs === null ? 'draw(baseMs, 3*wait)' : 'min(capMs, draw(baseMs, 3*wait))'}
			if !yield(duration(wait)) {
				return
			}
		}`
      : `		ceiling := float64(baseMs)
		for range retries {
${goWait(p).map((line) => `			${line}\n`).join('')}			if !yield(duration(wait)) {
				return
			}
			ceiling = min(${nextLimit(p, 'capMs', '0x1p159')}, ceiling*${p.factor})
		}`;
  return `package retry

import (
	"iter"
${drawn ? '	"math/rand/v2"\n' : ''}	"time"
)

const (
	baseMs  = ${p.baseMs}
${p.capMs === null ? '' : `	capMs   = ${p.capMs}\n`}	retries = ${p.retries} // ${p.retries + 1} calls with the first
)

// Waits are what a client waits before each retry.
func Waits() iter.Seq[time.Duration] {
	return func(yield func(time.Duration) bool) {
${body}
	}
}
${drawn ? '\n// draw is uniform. The generator of math/rand/v2 is seeded by the system: no two clients share their waits.\nfunc draw(lo, hi float64) float64 { return lo + (hi-lo)*rand.Float64() }\n' : ''}
// duration limits as a float before it converts: a number out of range would become anything.
func duration(ms float64) time.Duration {
	return time.Duration(min(ms, 9.2e12) * float64(time.Millisecond))
}
`;
}

/** A wait, step by step: Go's own way, and gofmt leaves it as it is. @param {Policy} p */
function goWait(p) {
  const [lo, hi] = bounds(p);
  const lines = [p.capMs !== null && p.capOrder !== 'after' ? 'wait := min(capMs, ceiling)' : 'wait := ceiling'];
  if (lo !== hi) lines.push(`wait *= draw(${lo}, ${hi})`);
  else if (lo !== 1) lines.push(`wait *= ${lo}`);
  if (p.addMs[1] > 0) lines.push(`wait += ${p.addMs[0] === p.addMs[1] ? p.addMs[0] : `draw(${p.addMs[0]}, ${p.addMs[1]})`}`);
  if (p.capMs !== null && p.capOrder !== 'before') lines.push('wait = min(capMs, wait)');
  if (p.floorMs > 0) lines.push(`wait = max(${p.floorMs}, wait)`);
  return lines;
}

/**
 * @param {Policy} p
 * @param {string} draw @param {string} add
 * @param {(...x: string[]) => string} min @param {(...x: string[]) => string} max
 * @param {string} cap
 */
function waitOf(p, draw, add, min, max, cap) {
  const [lo, hi] = bounds(p);
  const before = p.capMs !== null && p.capOrder !== 'after';
  const after = p.capMs !== null && p.capOrder !== 'before';
  const ceiling = before ? min(cap, 'ceiling') : 'ceiling';
  let x = lo === hi ? (lo === 1 ? ceiling : `${ceiling} * ${lo}`) : `${ceiling} * ${draw}`;
  if (p.addMs[1] > 0) x = `${x} + ${p.addMs[0] === p.addMs[1] ? p.addMs[0] : add}`;
  if (after) x = min(cap, x);
  return p.floorMs > 0 ? max(String(p.floorMs), x) : x;
}

/** @param {Policy} p @param {(...x: string[]) => string} min @param {string} cap @param {string} far */
const nextOf = (p, min, cap, far) => min(nextLimit(p, cap, far), `ceiling * ${p.factor}`);

/**
 * What limits the next ceiling, which is never let grow without end: a float would become infinite, an integer negative.
 * One that shrinks may not be limited by the cap before its time.
 * @param {Policy} p @param {string} cap @param {string} far
 */
const nextLimit = (p, cap, far) => (p.capMs !== null && p.capOrder !== 'after' && p.factor >= 1 ? cap : far);

/** Who sits in which slot, one round: slot by slot where they can be counted, in stretches of the window where not. */
import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { nothing, svg } from 'lit-html';
import { number, significant } from '../../lib/format.js';
import { t } from '../../lib/i18n.js';
import { chosenSlots, stretches, viewOf } from './round.js';
import { big } from './say.js';

const TOKEN = 24;
const GAP = 4;

/**
 * @param {object} p
 * @param {import('./round.js').Round} p.round
 * @param {number} p.width
 * @param {import('./round.js').Round[]} p.history  all rounds: the picture is as high as the highest of them needs, so that nothing jumps
 * @param {number | null} p.who  the participant that is followed
 * @param {(id: number) => void} p.follow
 */
export function slotPicture({ round, history, width, who, follow }) {
  if (viewOf(round) === 'crowd') return crowd(round, width);
  // Windows only grow, so the first rounds are the crowded ones.
  const rows = max(history.slice(0, 24), (r) => (viewOf(r) === 'crowd' ? 1 : layout(r, width).rows)) ?? 1;
  return bins(round, width, Math.max(rows, layout(round, width).rows), who, follow);
}

/** Where things stand in a round whose tokens are drawn. @param {import('./round.js').Round} round @param {number} width */
function layout(round, width) {
  const every = viewOf(round) === 'every';
  const chosen = chosenSlots(round);
  const bySlot = new Map(chosen.map((s) => [String(s.slot), s.ids]));
  const shown = every ? Array.from({ length: Number(round.window) }, (_, i) => ({ slot: i, ids: bySlot.get(String(i)) ?? [] })) : chosen;
  const digits = max(round.draws, ([id]) => String(id).length) ?? 1;
  const token = Math.max(TOKEN, 8 * digits + 10);
  const label = max(shown, (s) => 8 * big(s.slot).length + 12) ?? 24;
  const column = Math.max(token + 2 * GAP, label, Math.min(220, Math.floor(width / Math.max(1, shown.length))));
  const fullest = Math.max(1, max(shown, (s) => s.ids.length) ?? 1);
  const perRow = Math.max(1, Math.min(Math.floor((column - 2 * GAP) / (token + GAP)), Math.ceil(Math.sqrt(1.5 * fullest))));
  return { shown, token, column, perRow, rows: Math.ceil(fullest / perRow) };
}

/**
 * @param {import('./round.js').Round} round @param {number} width @param {number} rows
 * @param {number | null} who @param {(id: number) => void} follow
 */
function bins(round, width, rows, who, follow) {
  const { shown, token, column, perRow } = layout(round, width);
  const alone = new Set(round.completed);
  const top = 6;
  const floor = top + rows * (TOKEN + GAP) + GAP;
  const height = floor + 42;
  const total = Math.max(width, column * shown.length);
  return svg`<svg class="slots-bins" width=${total} height=${height} viewBox=${`0 0 ${total} ${height}`} aria-hidden="true">
    ${hatch('slots-hatch-bins')}
    ${shown.map(({ slot, ids }, i) => {
      const x = i * column;
      const state = ids.length === 0 ? 'empty' : ids.length === 1 ? 'alone' : 'shared';
      const middle = x + column / 2;
      return svg`<g class=${state}>
        <path class="bin" d=${`M${x + 2} ${top}V${floor}H${x + column - 2}V${top}`} />
        ${state === 'shared' ? svg`<rect class="band" x=${x + 2} y=${floor} width=${column - 4} height="5" fill="url(#slots-hatch-bins)" />` : nothing}
        ${state === 'alone' ? svg`<rect class="band" x=${x + 2} y=${floor} width=${column - 4} height="5" />` : nothing}
        ${ids.map((id, k) => {
          const row = Math.floor(k / perRow);
          const inRow = Math.min(perRow, ids.length - row * perRow);
          const cx = middle + ((k % perRow) - (inRow - 1) / 2) * (token + GAP);
          const cy = floor - GAP - TOKEN / 2 - row * (TOKEN + GAP);
          return svg`<g class=${`token ${alone.has(id) ? 'alone' : 'shared'} ${who === id ? 'followed' : ''}`} @click=${() => follow(id)}>
            ${who === id ? svg`<rect class="ring" x=${cx - token / 2 - 3} y=${cy - TOKEN / 2 - 3} width=${token + 6} height=${TOKEN + 6} rx=${TOKEN / 2 + 3} />` : nothing}
            <rect x=${cx - token / 2} y=${cy - TOKEN / 2} width=${token} height=${TOKEN} rx=${TOKEN / 2} /><text x=${cx} y=${cy + 4} text-anchor="middle">${id}</text></g>`;
        })}
        <text class="mark" x=${middle} y=${floor + 20} text-anchor="middle">${state === 'alone' ? '✓' : state === 'shared' ? `✕${ids.length}` : '·'}</text>
        <text x=${middle} y=${floor + 36} text-anchor="middle">${big(slot)}</text>
      </g>`;
    })}
  </svg>`;
}

/** @param {import('./round.js').Round} round @param {number} width */
function crowd(round, width) {
  const left = 52;
  const right = 8;
  const height = 220;
  const floor = height - 40;
  const parts = stretches(round, Math.max(8, Math.min(64, Math.floor((width - left - right) / 9))));
  const y = scaleLinear([0, max(parts, (p) => p.alone + p.collided) || 1], [floor, 14]).nice(4);
  const step = (width - left - right) / parts.length;
  const bar = Math.max(3, Math.min(step - 2, 120));
  const window = Number(round.window);
  const perStretch = window / parts.length;
  return svg`<svg class="slots-crowd" width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    ${hatch('slots-hatch-crowd')}
    ${y.ticks(4).filter(Number.isInteger).map((v) => svg`<g><line class="grid" x1=${left} x2=${width - right} y1=${y(v)} y2=${y(v)} /><text x=${left - 6} y=${y(v) + 4} text-anchor="end">${number(v)}</text></g>`)}
    ${parts.map((p, i) => {
      const x = left + i * step + (step - bar) / 2;
      return svg`<g><rect class="shared" x=${x} width=${bar} y=${y(p.collided)} height=${floor - y(p.collided)} fill="url(#slots-hatch-crowd)" /><rect class="alone" x=${x} width=${bar} y=${y(p.alone + p.collided)} height=${y(p.collided) - y(p.alone + p.collided)} /></g>`;
    })}
    <line class="axis" x1=${left} x2=${width - right} y1=${floor} y2=${floor} />
    <text x=${left} y=${floor + 16}>0</text>
    <text x=${width - right} y=${floor + 16} text-anchor="end">${big(lastSlot(round.window))}</text>
    <text x=${left} y=${floor + 34}>${t(perStretch > 1 ? 'slots-stretch' : 'slots-stretch-one', { width: significant(perStretch, 3) })}</text>
  </svg>`;
}

/** @param {import('./round.js').Count} window */
const lastSlot = (window) => (typeof window === 'string' ? (BigInt(window) - 1n).toString() : window - 1);

/** Slanted lines: what collided is told by them as well as by its colour. @param {string} id */
export function hatch(id) {
  return svg`<defs><pattern id=${id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch-ground" width="6" height="6" /><line class="hatch-line" x1="0" x2="0" y1="0" y2="6" /></pattern></defs>`;
}

/** Opens a run in the stepper and brings the stepper before the reader. */
import { MOST_STEPS } from './lab.js';

/**
 * @param {import('./lab.js').Lab} lab
 * @param {readonly import('../../api.d.ts').StepID[]} run
 * @param {number} back  the run comes back to the state after so many steps; −1: it does not
 * @param {number | null} at  how many of the steps are taken; null: all
 */
export function toStepper(lab, run, back, at) {
  const steps = /** @type {import('./path.js').Step[]} */ (run);
  // A cycle that a link cannot carry whole is told as a run.
  const whole = back >= 0 && steps.length <= MOST_STEPS;
  lab.open(whole ? steps.slice(0, back) : steps, whole ? steps.slice(back) : [], at);
  bringStepper();
}

/** Brings the stepper before the reader, and the keys to its first control. */
export function bringStepper() {
  const figure = document.querySelector('.figure.locks');
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  figure?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  const control = /** @type {HTMLElement | null | undefined} */ (figure?.querySelector('.transport button:not(:disabled)'));
  control?.focus({ preventScroll: true });
}

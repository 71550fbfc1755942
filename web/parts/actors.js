/** How an actor looks, wherever one is drawn: a shape and one of five colours. The shape says it without the colour. */

const SHAPES = ['■', '▲', '●', '◆', '★'];
const HUES = ['a', 'b', 'c', 'd', 'e'];

/** @param {number} actor  from 0 */
export const shape = (actor) => SHAPES[actor % SHAPES.length];

/** The name of its colour: one of the page's five. @param {number} actor */
export const hue = (actor) => HUES[actor % HUES.length];

/**
 * The page's few signs, drawn rather than written: fonts lack some of the characters, and draw the others at any size
 * and weight they like. They take the colour of the text around them, and say nothing aloud: the button that holds one
 * has a name.
 */
import { html, svg } from 'lit-html';

/** On a field of 24 × 24, with lines of 1.75; what is `solid` is filled. */
const SHAPES = {
  auto: svg`<circle cx="12" cy="12" r="8"></circle><path class="solid" d="M12 4a8 8 0 0 1 0 16z"></path>`,
  light: svg`<circle cx="12" cy="12" r="4"></circle><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4"></path>`,
  dark: svg`<path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z"></path>`,
  print: svg`<path d="M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z"></path>`,
  share: svg`<path d="M12 14V4M8.5 7 12 3.5 15.5 7M7 10.5H5V20h14v-9.5h-2"></path>`,
  first: svg`<path d="M6 5v14"></path><path class="solid" d="M18.5 5.5v13L9 12z"></path>`,
  back: svg`<path d="M15 5.5 8 12l7 6.5"></path>`,
  play: svg`<path class="solid" d="M8 5v14l11-7z"></path>`,
  pause: svg`<path class="solid" d="M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z"></path>`,
  forward: svg`<path d="m9 5.5 7 6.5-7 6.5"></path>`,
  last: svg`<path d="M18 5v14"></path><path class="solid" d="M5.5 5.5v13L15 12z"></path>`,
};

/** @param {keyof typeof SHAPES} name */
export function icon(name) {
  return html`<svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${SHAPES[name]}</svg>`;
}

/** What stands below the figure: how to read it, sources and errata. */
import { html } from 'lit-html';

export const more = {
  /** @param {import('./lab.js').Lab} _lab */
  howToRead: (_lab) => html``,
  sources: () => html``,
};

/** A small picture for the start page. */
import { html } from 'lit-html';

export const card = () => html``;

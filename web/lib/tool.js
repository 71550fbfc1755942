/**
 * What a tool page is: a folder in web/tools with a tool.js that exports `tool`. The shell finds it by its folder, gives
 * it its parameters, and draws what its view returns.
 *
 * @typedef {object} Tool
 * @property {string} id  the folder's name, and the first part of its route; never translated, never renamed
 * @property {number} order  its place in the navigation
 * @property {import('./params.js').Schema} schema  every parameter of its link
 * @property {boolean} [parts]  its route has one part more, as #/locks/filter; without it a longer route is a link that is wrong
 * @property {(context: Context) => Page} open
 * @property {() => import('lit-html').TemplateResult} [card]  a small picture for the start page
 *
 * @typedef {object} Context
 * @property {import('./params.js').Params} params
 * @property {string[]} path  the rest of the route, such as ['filter'] of #/locks/filter
 * @property {boolean} embedded  shown inside another page
 * @property {boolean} figureOnly  only the figure is wanted
 * @property {() => string} link  the whole page's address in its present state
 *
 * @typedef {object} Page
 * @property {() => import('lit-html').TemplateResult} view  a pure function of signals; drawn again when one changes
 * @property {() => import('lit-html').TemplateResult} [figure]  what `only=figure` shows; without it, the whole view
 * @property {(event: KeyboardEvent) => boolean} [key]  a key nobody else wanted; true: it was used
 * @property {() => void} close
 *
 * Its words are `<id>-name` (in the navigation), `<id>-question` (on the start page) and whatever it needs, in every file of
 * web/i18n; without these two the build fails. A tool.css beside tool.js is taken along.
 */
export {};

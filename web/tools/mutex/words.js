/** Names that algorithms use: of timers, of remarks. */
import { has, t } from '../../lib/i18n.js';

/** One that this page does not know stays as it is. @param {'timer' | 'note'} what @param {string} name */
export const word = (what, name) => (has(`mutex-${what}-${name}`) ? t(`mutex-${what}-${name}`) : name);

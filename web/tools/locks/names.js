/** What locks and variants are called in the reader's language. One without words of its own goes by what its file says. */
import { has, t } from '../../lib/i18n.js';

/** @param {import('../../api.d.ts').LockEntry} lock */
export const nameOfLock = (lock) => (has(`locks-lock-${lock.id}`) ? t(`locks-lock-${lock.id}`) : lock.title);

/** @param {string} id */
export const nameOfVariant = (id) => (has(`locks-variant-${id}`) ? t(`locks-variant-${id}`) : id);

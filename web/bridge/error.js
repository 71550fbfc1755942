/** What went wrong with a call, in a form that the page can translate: `code` has a sentence in every language. */
export class ContendError extends Error {
  /** @param {{code: string, field?: string, message?: string, args?: Record<string, unknown>}} told */
  constructor(told) {
    super(told.message ?? told.code);
    this.name = 'ContendError';
    this.code = told.code;
    /** The request's field that is wrong, by its path; empty when it is none in particular. */
    this.field = told.field ?? '';
    this.args = told.args ?? {};
  }

  /** The four fields as plain data. */
  toJSON() {
    return { code: this.code, field: this.field, message: this.message, args: this.args };
  }
}

/** @param {unknown} e @returns {ContendError} */
export function asContendError(e) {
  if (e instanceof ContendError) return e;
  return new ContendError({ code: 'internal', message: e instanceof Error ? e.message : String(e) });
}

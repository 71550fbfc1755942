/**
 * What the words of the lock language are, for their colours alone: the core reads the text, this only paints it.
 */

/** @typedef {'comment' | 'string' | 'number' | 'keyword' | 'place' | 'given' | 'call'} Kind */
/** @typedef {{from: number, to: number, kind: Kind}} Token  offsets into the text, in UTF-16 units */

/** @type {ReadonlyMap<string, Kind>} */
const WORDS = new Map(
  /** @type {[Kind, string][]} */ ([
    ['keyword', 'and break continue def elif else for if in not or pass return while'],
    // Lines that begin with these are where a thread stands, or what is told of it.
    ['place', 'outside critical arrived note'],
    // Names that are there without being declared.
    ['given', 'n threads others none None True False'],
    ['call', 'any all max min sum len range wrap'],
  ]).flatMap(([kind, words]) => words.split(' ').map((word) => /** @type {[string, Kind]} */ ([word, kind]))),
);

// In this order: a sign of a comment inside a string begins none, and a digit inside a name no number.
const PIECES = /(?<comment>#.*)|(?<string>"""[^]*?(?:"""|$)|'''[^]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?)|(?<number>\d[\dA-Za-z_]*)|(?<name>[\p{L}_][\p{L}\p{N}_]*)/gu;

/**
 * The coloured pieces of a text, in order. What is neither a word of the language nor a number, string or comment is left
 * out. Any text is accepted; an unfinished string ends with its line, one in three quotes with the text.
 * @param {string} text
 * @returns {Token[]}
 */
export function tokens(text) {
  /** @type {Token[]} */
  const found = [];
  for (const piece of text.matchAll(PIECES)) {
    const { comment, string, number } = /** @type {Record<string, string | undefined>} */ (piece.groups);
    const kind = comment !== undefined ? 'comment' : string !== undefined ? 'string' : number !== undefined ? 'number' : WORDS.get(piece[0]);
    if (kind) found.push({ from: piece.index, to: piece.index + piece[0].length, kind });
  }
  return found;
}

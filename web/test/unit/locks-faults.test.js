import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from './loader.mjs';

const root = new URL('../../../', import.meta.url);
const text = (/** @type {string} */ file) => readFileSync(new URL(file, root), 'utf8');
const sources = ['core/script', 'core/api', 'core/locks'].flatMap((dir) =>
  readdirSync(new URL(dir, root)).filter((f) => f.endsWith('.go') && !f.endsWith('_test.go') && (dir !== 'core/api' || f.startsWith('locks'))).map((f) => `${dir}/${f}`));
/** The lines of the core; one that goes on on the next is one. */
const lines = sources.flatMap((file) => text(file).replace(/,\n\s+/g, ', ').split('\n').map((line) => ({ file, line: line.trim() })));

/** The messages of each language: a key with its whole text. @type {Map<string, string>[]} */
const words = ['en', 'ru', 'tr', 'zh-Hant'].map((l) => new Map([...text(`web/i18n/${l}.ftl`).matchAll(/^([\w-]+) = (.*(?:\n[ \t].*)*)/gm)].map((m) => [m[1], m[2]])));

/** What stands after the kind is the message, the way out, and pairs of names and values. @param {string} rest */
const pairs = (rest) => new Set([...rest.matchAll(/"(name|names|first|write|before|hint|min|max|limit|bytes|thread)", /g)].map((m) => m[1]));

/** Every place where a text is refused: its kind, and what comes with it. */
const refusals = lines.flatMap(({ file, line }) => {
  if (!/\b(refuse|refused)\(/.test(line) || /^func |^\/\//.test(line)) return [];
  // What hands the kind on from its caller, and tickets.go, whose reasons are those of a reduction.
  if (/\bkind, message, wayOut\b/.test(line) || file.endsWith('tickets.go')) return [];
  const m = /\b(?:refuse|refused)\([^"]*"([a-z0-9-]+)", /.exec(line);
  assert.ok(m, `${file}: a refusal whose kind this test can't read: ${line}`);
  return [{ kind: m[1], args: pairs(line.slice(m.index + m[0].length)), conflict: /fault\.Conflict/.test(line) || file.endsWith('oneregister.go') }];
});

/** @param {Map<string, string>} of @param {string} key @param {Set<string>} given */
function said(of, key, given) {
  const message = of.get(key);
  assert.ok(message, `${key} has no words`);
  for (const [, variable] of message.matchAll(/\$(\w+)/g)) assert.ok(given.has(variable), `${key} speaks of ${variable}, which does not come with it`);
}

test('every kind of refusal of a text has its sentence in every language, made of what comes with it', () => {
  const kinds = new Set(refusals.map((r) => r.kind));
  // What a search of the sources must at least find, by the document of the language: a test that finds nothing passes.
  for (const kind of ['unknown-name', 'list-as-integer', 'twice', 'index-outside', 'recursion', 'endless', 'bare-generator', 'chained-comparison', 'foreign', 'tabs', 'division-by-zero', 'too-big', 'grows', 'export-wrap', 'no-critical']) {
    assert.ok(kinds.has(kind), kind);
  }
  for (const { kind, args, conflict } of refusals) {
    for (const of of words) {
      if (!conflict) said(of, `locks-fault-${kind}`, args);
      else assert.ok(of.get(`locks-lower-why-${kind}`), kind);
    }
  }
  const mine = [...words[0].keys()].filter((k) => k.startsWith('locks-fault-') && !/-large-|-at$|-lock-and-source$/.test(k)).map((k) => k.slice(12));
  assert.deepEqual(mine.filter((k) => !kinds.has(k)), [], 'sentences that nobody says');
});

test('every limit that a lock can pass has its sentence in every language', () => {
  const passed = lines.filter(({ line }) => /fault\.(Large\(|TooLarge,)/.test(line) && !/^func /.test(line));
  assert.ok(passed.length >= 9, `${passed.length}`);
  const kinds = passed.map(({ line }) => /"kind", "([a-z-]+)"/.exec(line)?.[1] ?? line);
  // What every call can run into: the heap's limit and that of the requests, in the bridge; the seed's, where it is read.
  for (const kind of [...kinds, 'memory', 'request', 'seed']) for (const of of words) said(of, `locks-fault-large-${kind}`, new Set(['limit', 'n']));
  const mine = [...words[0].keys()].filter((k) => k.startsWith('locks-fault-large-')).map((k) => k.slice(18));
  assert.deepEqual(mine.filter((k) => ![...kinds, 'memory', 'request', 'seed'].includes(k)), []);
});

test('every foreign word has its way out, every failure of a step its sentence, every misfit its reason', () => {
  const hints = [...(/var wayOuts = words\{\n([\s\S]*?)\n\}/.exec(text('core/script/scan.go'))?.[1] ?? '').matchAll(/^\t\{"([a-z-]+)", /gm)].map((m) => m[1]);
  const used = [...text('core/script/scan.go').matchAll(/\{"[^"]+", "([a-z-]+)"\}/g)].map((m) => m[1]);
  assert.ok(hints.length > 20 && used.length > 40, `${hints.length} ${used.length}`);
  assert.deepEqual([...new Set(used)].filter((h) => !hints.includes(h)), []);
  const problems = [...text('core/script/eval.go').matchAll(/^\s*\w+ +Problem = "([a-z-]+)"/gm)].map((m) => m[1]).filter((p) => p !== 'ticket-lowered');
  assert.equal(problems.length, 8);
  const reasons = [...new Set([...text('core/script/stepper.go').matchAll(/[Rr]eason(?:: | :?= )"([a-z]+)"/g)].map((m) => m[1]))];
  assert.deepEqual(reasons.sort(), ['fails', 'line', 'thread', 'waits']);
  for (const of of words) {
    const variants = [...(of.get('locks-fault-foreign') ?? '').matchAll(/\[([a-z-]+)\]/g)].map((m) => m[1]);
    assert.deepEqual(variants.sort(), [...hints].sort());
    for (const p of problems) assert.ok(of.get(`locks-lower-failure-${p}`), p);
    const told = [...(of.get('locks-tape-misfit') ?? '').matchAll(/\[(\w+)\]/g)].map((m) => m[1]);
    assert.deepEqual(told.sort(), ['fails', 'other', 'thread', 'waits']);
  }
});

test('a fault says where, what and the way out, in the reader’s language and with its numbers', async () => {
  const page = await load(['tools/locks/faults.js', 'lib/i18n.js'], { navigator: { languages: ['en'] }, localStorage: { getItem: () => null, setItem() {} } });
  const e = (/** @type {string} */ code, /** @type {string} */ field, /** @type {object} */ args) => ({ code, field, message: 'RAW', args });
  const table = [
    [e('syntax', 'source', { kind: 'twice', line: 6, column: 5, name: 'thread', first: 3 }), 'Line 6, column 5: thread is defined twice, first in line 3. Keep one of the two, or choose another name.', 'Строка 6, столбец 5: thread определено дважды, впервые в строке 3. Оставь одно из двух или возьми другое имя.'],
    [e('syntax', 'source', { kind: 'foreign', line: 6, column: 16, name: 'is', hint: 'compare' }), 'Line 6, column 16: is is not part of the language. Write == or != instead.', 'Строка 6, столбец 16: is в языке нет. Напиши == или !=.'],
    [e('too-large', 'source', { kind: 'bytes', limit: 65536, bytes: 1048576 }), 'The text is too long: 1,048,576 bytes. At most 65,536 (64 KB) are read, and a link carries no more. Shorten it; comments count too.', 'Текст слишком длинный: 1\u00a0048\u00a0576 Б. Читается не больше 65\u00a0536 Б (64 КБ), и в ссылку больше не входит. Сократи его; комментарии тоже считаются.'],
    [e('too-large', 'memory', { limit: 1536, unit: 'MB' }), 'This needs more than 1,536 MB of memory. Take fewer threads, smaller values, or a limit of states.', 'Для этого нужно больше 1\u00a0536 МБ памяти. Возьми меньше потоков, меньшие значения или предел числа состояний.'],
    [e('out-of-range', 'threads', { value: 65, min: 1, max: 64 }), 'The number of threads must be from 1 to 64.', 'Число потоков: допустимо от 1 до 64.'],
    [e('internal', '', {}), 'Contend itself made a mistake, and started its computing part afresh: RAW', 'Ошибка в самом Contend; вычислительная часть запущена заново: RAW'],
  ];
  for (const [fault, english, russian] of table) {
    page.choose('en');
    assert.equal(page.sayLockFault(fault), english);
    page.choose('ru');
    assert.equal(page.sayLockFault(fault), russian);
  }
  // A name is told back short, with nothing in it that turns the sentence around.
  page.choose('en');
  assert.equal(page.sayLockFault(e('syntax', 'source', { kind: 'unknown-list', line: 1, column: 1, name: `a\u202E${'b'.repeat(99)}` })).includes(`aU+202E${'b'.repeat(38)} `), true);
});

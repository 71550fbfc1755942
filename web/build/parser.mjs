/**
 * The parser of the lock language, without what a page has no use for:
 *
 *   node web/build/parser.mjs FOLDER
 *
 * go.starlark.net/syntax can also read files, write a log and keep integers beyond 64 bits, for which the linker brings in os,
 * log and math/big: 43 KB of the page. This writes FOLDER/starlark, a copy of the very version that go.mod names, less those,
 * and FOLDER/program.mod with which `go build -modfile` takes it. The page and the tests of the core as WebAssembly are built
 * with it, the tests that run natively with the module as it is: that both give the same is the test of these changes. An
 * update that moves what is changed here makes the build fail and say what.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** file → what stands there, and what comes instead @type {Record<string, [string, string][]>} */
const changes = {
  'scan.go': [
    ['\t"log"\n\t"math/big"\n\t"os"\n', ''],
    ['\t\t\terr = &os.PathError{Op: "read", Path: filename, Err: err}\n', ''],
    ['return os.ReadFile(filename)', 'return nil, fmt.Errorf("no source")'],
    ['\t\tif debug {\n\t\t\tlog.Fatal(*err)\n\t\t}\n', ''],
    ['\tbigInt *big.Int ', '\tbigInt *bigInt '],
    [
      '\t\t\t\tnum := new(big.Int)\n\t\t\t\tvar ok bool\n\t\t\t\tval.bigInt, ok = num.SetString(s, 0)\n\t\t\t\tif ok {\n\t\t\t\t\terr = nil\n',
      '\t\t\t\tif err.(*strconv.NumError).Err == strconv.ErrRange {\n\t\t\t\t\tval.bigInt, err = &bigInt{s}, nil\n',
    ],
    ['// isIdent reports', '// A bigInt is an integer beyond 64 bits, kept as it is written.\ntype bigInt struct{ text string }\n\n// isIdent reports'],
  ],
  'parse.go': [
    ['\t"log"\n', ''],
    ['\tif debug {\n\t\tlog.Printf("nextToken: %-20s%+v\\n", p.tok, p.tokval.pos)\n\t}\n', ''],
  ],
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.argv[2];
const copy = join(folder, 'starlark');
const { Dir: from } = JSON.parse(execFileSync('go', ['mod', 'download', '-json', 'go.starlark.net'], { cwd: root, encoding: 'utf8' }));

rmSync(copy, { recursive: true, force: true });
mkdirSync(join(copy, 'syntax'), { recursive: true });
for (const file of ['go.mod', 'LICENSE']) cpSync(join(from, file), join(copy, file));
for (const file of readdirSync(join(from, 'syntax')).filter((f) => f.endsWith('.go') && !f.endsWith('_test.go'))) {
  let text = readFileSync(join(from, 'syntax', file), 'utf8');
  for (const [was, is] of changes[file] ?? []) {
    if (text.split(was).length !== 2) throw new Error(`go.starlark.net/syntax/${file} has not exactly one\n${was}\nso web/build/parser.mjs does not fit this version`);
    text = text.replace(was, () => is);
  }
  writeFileSync(join(copy, 'syntax', file), text);
}
const mod = readFileSync(join(root, 'go.mod'), 'utf8');
writeFileSync(join(folder, 'program.mod'), `${mod}\nreplace go.starlark.net => ./${relative(root, copy)}\n`);
cpSync(join(root, 'go.sum'), join(folder, 'program.sum'));

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { smaller } from '../../build/smaller.mjs';

// What needs the tables that must stay: stacks that grow and are copied, the collector with live pointers in deep frames,
// recover in an inlined deferred function, a deferred call in a loop, goroutines that wait for each other, reflection's stubs.
const source = `package main

import ("fmt"; "os"; "reflect"; "runtime"; "strings"; "sync")

type node struct{ next *node; text []byte }

func deep(n int, keep *node) int {
	here := &node{keep, []byte(strings.Repeat("x", n%50))}
	if n == 0 { runtime.GC(); total := 0; for p := here; p != nil; p = p.next { total += len(p.text) }; return total }
	return deep(n-1, here) + len(here.text)
}

func caught(i int) (said string) {
	defer func() { said = fmt.Sprint(recover()) }()
	for k := 0; k < 3; k++ { defer func() { if k == 5 { said = "never" } }() }
	return fmt.Sprint([]int{1, 2, 3}[i])
}

type greeter struct{ name string }
func (g greeter) Greet(s string) string { return s + g.name }

func main() {
	fmt.Println(deep(20000, nil), caught(1), caught(7))
	var group sync.WaitGroup
	var lock sync.Mutex
	sum := 0
	for i := range 200 { group.Go(func() { n := deep(i, nil); lock.Lock(); sum += n; lock.Unlock(); runtime.Gosched() }) }
	group.Wait()
	swap := reflect.MakeFunc(reflect.TypeOf(func(int, string) string { return "" }), func(in []reflect.Value) []reflect.Value { runtime.GC(); deep(3000, nil); return in[1:] })
	fmt.Println(sum, swap.Interface().(func(int, string) string)(1, "made"), reflect.ValueOf(greeter{"you"}).Method(0).Interface().(func(string) string)("hello "))
	if len(os.Args) > 1 { var m map[string]int; m["boom"] = 1 }
}
`;

describe('smaller', () => {
  /** @type {string} */
  let dir;
  before(() => {
    dir = mkdtempSync(join(tmpdir(), 'smaller-'));
    writeFileSync(join(dir, 'main.go'), source);
    execFileSync('go', ['build', '-trimpath', '-ldflags=-s -w', '-o', join(dir, 'as-linked.wasm'), join(dir, 'main.go')], { env: { ...process.env, GOOS: 'js', GOARCH: 'wasm' } });
    writeFileSync(join(dir, 'smaller.wasm'), smaller(readFileSync(join(dir, 'as-linked.wasm'))));
  });
  after(() => rmSync(dir, { recursive: true }));

  /** @param {string} file @param {string[]} args */
  const run = (file, ...args) => {
    const root = execFileSync('go', ['env', 'GOROOT'], { encoding: 'utf8' }).trim();
    // The loader keeps little room for the environment.
    return execFileSync('node', ['--stack-size=8192', join(root, 'lib/wasm/wasm_exec_node.js'), join(dir, file), ...args], { env: { PATH: process.env.PATH }, encoding: 'utf8', stdio: 'pipe' });
  };

  it('changes nothing of what a program does', () => {
    const said = run('smaller.wasm');
    // Texts of n mod 50 letters, 20000 deep, counted twice; for all depths below 200, too.
    assert.equal(said, '980000 <nil> runtime error: index out of range [7] with length 3\n901600 made hello you\n');
    assert.equal(said, run('as-linked.wasm'));
  });

  it('a crash still says what happened, without where', () => {
    assert.throws(() => run('smaller.wasm', 'crash'), (/** @type {any} */ e) => {
      assert.match(e.stderr, /panic: assignment to entry in nil map/);
      assert.doesNotMatch(e.stderr, /main\.go|main\.main/);
      return true;
    });
    assert.throws(() => run('as-linked.wasm', 'crash'), (/** @type {any} */ e) => /main\.main/.test(e.stderr));
  });

  it('is smaller, in one segment of data, and the same when done twice', () => {
    const once = readFileSync(join(dir, 'smaller.wasm'));
    assert.ok(once.includes('runtime.main'), 'a name that the runtime looks at');
    assert.ok(!once.includes('main.caught'), 'a name that only a trace prints');
    assert.ok(smaller(once).equals(once));
  });

  it('refuses what it does not know', () => {
    const empty = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 11, 7, 1, 0, 0x41, 0, 0x0b, 1, 9]);
    assert.throws(() => smaller(empty), /table of functions/);
    empty[11] = 1;
    assert.throws(() => smaller(empty), /data segment/);
  });
});

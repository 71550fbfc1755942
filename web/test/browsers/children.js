/**
 * The processes a test starts, and their end.
 *
 * Each child leads its own process group, so what it starts in turn ends with it. A child ends when `end` is called, when
 * this process exits for any reason it can hear (failure, SIGINT, SIGTERM, SIGHUP), and, where Debian's `setpriv` is
 * there, also when this process is killed outright: the kernel then sends the child SIGKILL. Nothing is ever ended by name.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, rmSync } from 'node:fs';
import path from 'node:path';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const running = new Set();

/** Folders to remove when this process ends before they were. @type {Set<string>} */
export const temporary = new Set();

process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
});
/** @type {[NodeJS.Signals, number][]} */
const deadly = [['SIGINT', 2], ['SIGTERM', 15], ['SIGHUP', 1]];
for (const [signal, number] of deadly) {
  // process.exit runs the handler above, and those of puppeteer for the browsers that it started.
  process.once(signal, () => process.exit(128 + number));
}

/**
 * The absolute path of a command on PATH, or null.
 * @param {string} command
 * @returns {string | null}
 */
export function which(command) {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const candidate = path.join(folder || '.', command);
    try {
      accessSync(candidate, constants.X_OK);
      return path.resolve(candidate);
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/**
 * The absolute path of the first of these commands that is there; else an Error that says which package brings it.
 * @param {string[]} commands
 * @param {string} debianPackage
 * @returns {string}
 */
export function need(commands, debianPackage) {
  for (const command of commands) {
    const found = which(command);
    if (found) return found;
  }
  throw new Error(`${commands.join(' or ')} is not on PATH. Install it: apt-get install ${debianPackage}`);
}

/**
 * A command line that dies with the process that starts it, where the system can do that.
 * @param {string} command absolute path
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function mortal(command, args) {
  const setpriv = which('setpriv');
  return setpriv ? [setpriv, ['--pdeathsig', 'SIGKILL', command, ...args]] : [command, args];
}

/**
 * Starts a child as the leader of its own process group.
 * @param {string} command absolute path
 * @param {string[]} args
 * @param {{env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions}} [options]
 * @returns {Promise<ChildProcess & {pid: number}>} once it runs
 */
export function start(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(...mortal(command, args), {
      detached: true,
      env: options.env ?? process.env,
      stdio: options.stdio ?? 'ignore',
    });
    child.once('error', reject);
    child.once('exit', () => running.delete(child));
    child.once('spawn', () => {
      running.add(child);
      resolve(/** @type {ChildProcess & {pid: number}} */ (child));
    });
  });
}

/**
 * Has a child that another library started, as the leader of its group, end with this process.
 * @param {ChildProcess | null} child
 */
export function adopt(child) {
  if (!child) return;
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/**
 * Ends a child and its group: politely, and after three seconds for good. Ending it twice does nothing.
 * @param {ChildProcess} child
 * @returns {Promise<void>} when the child is gone
 */
export async function end(child) {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    signalGroup(child, 'SIGTERM');
    const stubborn = setTimeout(() => signalGroup(child, 'SIGKILL'), 3000);
    await gone;
    clearTimeout(stubborn);
  }
  // What the child had started may have outlived it.
  signalGroup(child, 'SIGKILL');
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone.
  }
}

// Plain JavaScript on purpose: it runs on whatever Node (20.19 or newer) the machine has, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const oldestSystemNode = [20, 19];
const nodeMajor = 24;
const stamp = join(root, 'node_modules', '.maed-lock');

const say = (line) => process.stdout.write(`${line}\n`);

const fail = (message) => {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
};

const checkSystemNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestSystemNode[0] || (major === oldestSystemNode[0] && minor >= oldestSystemNode[1])) return;
  fail(`Maed needs Node ${oldestSystemNode.join('.')} or newer to begin with; this is ${process.versions.node}.`);
};

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Shows that something long is still going on, on a terminal and in a log alike. */
const showProgress = (label) => {
  const started = Date.now();
  const timer = setInterval(() => say(`  ${label} … ${Math.round((Date.now() - started) / 1000)} s`), 10_000);
  return () => clearInterval(timer);
};

const install = async () => {
  say('Installing what Maed needs, from the lockfile (once; a minute or two) …');
  const done = showProgress('Installing');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: where a registry lacks a native package for some other system, the lockfile has no line for it, and
  // `npm ci` calls that out of step. With --no-save the lockfile is read as strictly and never written.
  const child = spawn(npm, ['install', '--no-save', '--include=optional', '--include=dev', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // The machine's own Node runs the install; that some packages want a newer one is why Node 24 comes with it.
    env: { ...process.env, npm_config_engine_strict: 'false', npm_config_loglevel: 'error', NODE_ENV: '' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (exit) => resolve(exit ?? 1));
  });
  done();
  if (code !== 0) fail(`npm install failed (${code}). Its last words:\n${output.split('\n').slice(-25).join('\n')}`);
  writeFileSync(stamp, lockHash());
};

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

/** Node 24 as npm brought it for this system, or null where the system must have it (macOS). */
const packagedNode = () => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const path = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(path) ? path : null;
};

/** Runs the same command again on Node 24 with flags and surroundings, passes signals on to it, and ends as it ends. Never returns. */
const runAgainOn = async (node, flags, surroundings) => {
  const child = spawn(node, [...flags, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, ...surroundings, PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}` },
  });
  // The terminal sends its Ctrl+C to both; only a signal to this process alone has to be passed on.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const code = await new Promise((resolve) => child.once('exit', (exit, signal) => resolve(exit ?? (signal ? 130 : 1))));
  process.exit(code);
};

/**
 * Makes the clone runnable: installs from the lockfile when it changed, and goes on under Node 24.
 * Returns only in a process that runs on Node 24 or newer, with the flags and the surroundings that were asked for.
 */
export const bootstrap = async (flags = [], surroundings = {}) => {
  checkSystemNode();
  if (!isInstalled()) await install();
  const isNewEnough = Number(process.versions.node.split('.')[0]) >= nodeMajor;
  const isAsAsked =
    flags.every((flag) => process.execArgv.includes(flag)) &&
    Object.entries(surroundings).every(([name, value]) => process.env[name] === value);
  if (isNewEnough && isAsAsked) return;
  const node = packagedNode() ?? (isNewEnough ? process.execPath : null);
  if (node === null)
    fail(`Maed runs on Node ${nodeMajor}, which npm does not bring for this system. Install it from nodejs.org and run this again.`);
  await runAgainOn(node, flags, surroundings);
};

/** Runs one of the project's programs and gives its exit code. */
export const runProgram = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status ?? 1;

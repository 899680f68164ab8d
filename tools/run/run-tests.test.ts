import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test, vi } from 'vitest';

import { runScript } from '../laws/run-program.ts';
import { plantTree } from '../testing/plant-tree.ts';
import { findChromium, findHeadless, type Machine } from './chromium.ts';
import { countJourneys, failedJourneys, longestJourneys } from './run-journeys.ts';
import { runTests, type Runner } from './run-tests.ts';
import { countVitest, failedTests, runVitest } from './run-vitest.ts';

// Real tools are started here, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

const runner = (name: string, passed: number, failed: number): Runner => ({ name, run: () => Promise.resolve({ passed, failed }) });

const quietly = async (root: string, args: readonly string[]): Promise<number> => (await runScript(root, args)).status;

const run = async (runners: readonly Runner[]) => {
  const lines: string[] = [];
  const code = await runTests(runners, (line) => lines.push(line));
  return { code, last: lines.at(-1), text: lines.join('\n') };
};

describe('the last line alone says how it went', () => {
  test('it sums over all runners', async () => {
    expect(await run([runner('laws', 18, 0), runner('tests', 200, 0)])).toMatchObject({ code: 0, last: '218 passed, 0 failed' });
  });

  test('one failure fails the whole', async () => {
    expect(await run([runner('laws', 17, 1), runner('tests', 200, 0)])).toMatchObject({ code: 1, last: '217 passed, 1 failed' });
  });

  test('what failed and why is told again at the end, after all that came between', async () => {
    const red: Runner = { name: 'tests', run: () => Promise.resolve({ passed: 1, failed: 1, failures: ['sums: 1 is not 2'] }) };
    const { text } = await run([red, runner('journeys', 3, 0)]);
    expect(text.indexOf('sums: 1 is not 2')).toBeGreaterThan(text.indexOf('── journeys'));
  });

  test('a runner that tries nothing fails the whole', async () => {
    const { code, last, text } = await run([runner('laws', 18, 0), runner('tests', 0, 0)]);
    expect({ code, last }).toEqual({ code: 1, last: '18 passed, 0 failed' });
    expect(text).toContain('tests: ran nothing');
  });

  test('a runner that breaks off counts as a failure, and the others still run', async () => {
    const broken: Runner = { name: 'tests', run: () => Promise.reject(new Error('no report')) };
    expect(await run([broken, runner('journeys', 3, 0)])).toMatchObject({ code: 1, last: '3 passed, 1 failed' });
  });

  test('no runner at all is no success', async () => {
    expect(await run([])).toMatchObject({ code: 1, last: '0 passed, 0 failed' });
  });
});

describe('what a runner reports is counted in full', () => {
  const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const unloaded = { status: 'failed', assertionResults: [] };
  const fault = { why: 'nobody caught it' };

  test.each([
    ['all is well', { success: true, numPassedTests: 2, numFailedTests: 0, testResults: [passed] }, 0, 2, 0],
    ['a test fails', { success: false, numPassedTests: 1, numFailedTests: 1, testResults: [failed] }, 1, 1, 1],
    ['a file does not load', { success: false, numPassedTests: 1, numFailedTests: 0, testResults: [passed, unloaded] }, 1, 1, 1],
    [
      'faults lie outside every test',
      { success: true, numPassedTests: 2, numFailedTests: 0, testResults: [passed], faults: [fault, fault] },
      1,
      2,
      2,
    ],
    ['the runner is broken off', { success: true, numPassedTests: 2, numFailedTests: 0, testResults: [passed] }, 1, 2, 1],
  ])('tests: %s', (_what, report, status, passes, failures) => {
    expect(countVitest({ faults: [], ...report }, status)).toEqual({ passed: passes, failed: failures });
  });

  test.each([
    ['all is well', { expected: 3, unexpected: 0, flaky: 0 }, [], 0, 3, 0],
    ['one fails', { expected: 2, unexpected: 1, flaky: 0 }, [], 1, 2, 1],
    ['one passes at the second try', { expected: 2, unexpected: 0, flaky: 1 }, [], 0, 2, 1],
    ['the server does not start', { expected: 0, unexpected: 0, flaky: 0 }, [{}], 1, 0, 1],
  ])('journeys: %s', (_what, stats, errors, status, passes, failures) => {
    expect(countJourneys({ stats, errors }, status)).toEqual({ passed: passes, failed: failures });
  });

  test('the longest journeys are told first, each of both kinds of device, whatever group they are in', () => {
    const spec = (title: string, ...durations: readonly number[]) => ({
      title,
      file: 'a.spec.ts',
      tests: durations.map((duration, at) => ({ projectName: at === 0 ? 'phone' : 'desktop', results: [{ duration, errors: [] }] })),
    });
    const suites = [{ specs: [spec('short', 900, 1200)], suites: [{ specs: [spec('long', 61_000)] }] }];
    expect(longestJourneys({ suites }, 2)).toEqual(['  61.0 s  phone a.spec.ts long', '   1.2 s  desktop a.spec.ts short']);
  });
});

describe('a failure is told by its name and the first lines of why', () => {
  const why = Array.from({ length: 40 }, (_none, at) => `\u001B[31mline ${at}\u001B[39m`).join('\n');
  const lines = (count: number) => Array.from({ length: count }, (_none, at) => `    line ${at}`).join('\n');

  test('of a test, of a file that does not load, and of what nobody caught', () => {
    const broken = { status: 'failed', fullName: 'a sum is right', failureMessages: [why] };
    const whole = { status: 'passed', fullName: 'a sum is kept', failureMessages: [] };
    const testResults = [
      { name: 'sums.test.ts', status: 'failed', message: '', assertionResults: [broken, whole] },
      { name: 'dates.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'names.test.ts', status: 'passed', message: '', assertionResults: [whole] },
    ];
    const faults = [{ name: 'names.test.ts', why: 'nobody caught it' }, { why: 'nobody knows where' }];
    expect(failedTests({ testResults, faults })).toEqual([
      `sums.test.ts: a sum is right\n${lines(14)}`,
      'dates.test.ts\n    no such module',
      'names.test.ts: outside every test\n    nobody caught it',
      'outside every file: outside every test\n    nobody knows where',
    ]);
  });

  test('of a journey, on the device where it failed', () => {
    const on = (projectName: string, errors: readonly { message: string }[]) => ({ projectName, results: [{ duration: 1, errors }] });
    const specs = [{ title: 'somebody signs in', file: 'a.spec.ts', tests: [on('phone', [{ message: why }]), on('desktop', [])] }];
    expect(failedJourneys({ suites: [{ specs }] })).toEqual([`phone a.spec.ts somebody signs in\n${lines(14)}`]);
  });
});

describe('a real runner is counted by its own report', () => {
  const tree = plantTree({
    'package.json': '{ "type": "module" }',
    'vitest.config.ts': "export default { test: { include: ['**/*.test.ts'], watch: false } };",
    'one.test.ts':
      "import { test } from 'vitest';\ntest('a', () => {});\ntest('b', () => { throw new Error('query failed', { cause: new Error('deadlock detected') }); });",
    'unloaded.test.ts': "import './missing.ts';",
    'late.test.ts': "import { test } from 'vitest';\ntest('c', () => { void Promise.reject(new Error('nobody caught it')); });",
  });
  afterAll(tree.remove);

  test('two pass, one fails, one file does not load, and one leaves a fault that nobody caught', async () => {
    const { failures = [], ...counted } = await runVitest(tree.root, quietly);
    expect(counted).toEqual({ passed: 2, failed: 3 });
    expect(failures[0]).toMatch(/one\.test\.ts: b\n\s+Caused by: deadlock detected\n\s+Error: query failed/u);
    expect(failures.map((failure) => failure.split('\n')[0])).toEqual([
      expect.stringMatching(/one\.test\.ts: b$/u),
      expect.stringMatching(/unloaded\.test\.ts$/u),
      expect.stringMatching(/late\.test\.ts: outside every test$/u),
    ]);
  });
});

describe('a browser is found, installed or named as missing', () => {
  const ran: string[] = [];
  const machine = (there: readonly string[], more: Partial<Machine> = {}): Machine => ({
    env: {},
    platform: 'linux',
    isRoot: false,
    exists: (path) => there.includes(path),
    run: (command) => {
      ran.push(command.join(' '));
      return false;
    },
    ...more,
  });

  test('the named one wins over the one of the system', () => {
    const named = machine(['/opt/chrome', '/usr/bin/chromium'], { env: { CHROME_PATH: '/opt/chrome' } });
    expect(findChromium(named)).toBe('/opt/chrome');
  });

  test('a named one that is not there is said, and nothing else is taken', () => {
    expect(() => findChromium(machine(['/usr/bin/chromium'], { env: { CHROME_PATH: '/opt/gone' } }))).toThrow(
      'CHROME_PATH names /opt/gone',
    );
  });

  test.each(['/usr/bin/chromium', '/usr/bin/google-chrome'])('%s is found', (path) => {
    expect(findChromium(machine([path]))).toBe(path);
  });

  test.each([
    ['root', true, []],
    ['a user who needs no password', false, ['/usr/bin/sudo']],
  ])('%s gets it installed', (_who, isRoot, more) => {
    const there = ['/usr/bin/apt-get', ...more];
    const run = (command: readonly string[]): boolean => {
      if (command.includes('install')) there.push('/usr/bin/chromium');
      return true;
    };
    expect(findChromium(machine(there, { isRoot, run }))).toBe('/usr/bin/chromium');
  });

  test('a user who would have to type a password is told what to type, and nothing is installed', () => {
    ran.length = 0;
    expect(() => findChromium(machine(['/usr/bin/apt-get', '/usr/bin/sudo']))).toThrow('Type: sudo apt-get install chromium.');
    expect(ran).toEqual(['sudo -n true']);
  });

  describe('for the journeys', () => {
    const shell = '/usr/bin/chromium-headless-shell';

    test('it is the one without a window, there or installed, and not the whole one beside it', () => {
      expect(findHeadless(machine(['/usr/bin/chromium', shell]))).toBe(shell);
      const there = ['/usr/bin/chromium', '/usr/bin/apt-get'];
      const run = (command: readonly string[]): boolean => {
        if (command.includes('chromium-headless-shell')) there.push(shell);
        return true;
      };
      expect(findHeadless(machine(there, { isRoot: true, run }))).toBe(shell);
    });

    test('it is the whole one where that cannot be installed, or is not there although it was', () => {
      const there = ['/usr/bin/chromium', '/usr/bin/apt-get'];
      expect(findHeadless(machine(there))).toBe('/usr/bin/chromium');
      expect(findHeadless(machine(there, { isRoot: true, run: () => true }))).toBe('/usr/bin/chromium');
    });

    test('it is the named one wherever one is named', () => {
      expect(findHeadless(machine(['/opt/chrome', shell], { env: { CHROME_PATH: '/opt/chrome' } }))).toBe('/opt/chrome');
    });
  });
});

describe('the command that a machine of the project runs is the one that people type', () => {
  test('.ci/run starts npm test in the clone and ends as it ends', () => {
    const tree = plantTree({ 'package.json': '{ "scripts": { "test": "echo planted && exit 3" } }' }, ['.ci']);
    const { status, stdout } = spawnSync(`${tree.root}/.ci/run`, { encoding: 'utf8', cwd: '/' });
    tree.remove();
    expect({ status, said: stdout.trim().split('\n').at(-1) }).toEqual({ status: 3, said: 'planted' });
  });
});

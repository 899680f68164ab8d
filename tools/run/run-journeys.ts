import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { filesMatching } from '../laws/source-files.ts';
import { findChromium, findHeadless, thisMachine } from './chromium.ts';
import { firstLines } from './first-lines.ts';
import { pageShown } from './page-shown.ts';
import type { Tally } from './run-tests.ts';
import { readReport, runVisibly } from './run-visibly.ts';

/** A file of journeys, or a group of them within one. */
type JourneySuite = {
  readonly specs: readonly { readonly title: string; readonly file: string; readonly tests: readonly JourneyTest[] }[];
  readonly suites?: readonly JourneySuite[];
};

type JourneyTest = {
  readonly projectName: string;
  readonly results: readonly {
    readonly duration: number;
    readonly errors: readonly { readonly message?: string }[];
    readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
  }[];
};

/** The part of Playwright's report that is counted and shown. */
export type JourneyReport = {
  readonly suites: readonly JourneySuite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
};

/** Whether there is a journey at all. */
export const hasJourneys = (root: string): boolean => filesMatching(root, ['e2e/**/*.spec.ts']).length > 0;

/** What people do, in a real browser; a machine without one counts as one failure that says what to type. */
export const runJourneys = async (root: string): Promise<Tally> => {
  for (const find of [findChromium, findHeadless]) find(thisMachine());
  const folder = mkdtempSync(join(tmpdir(), 'maed-journeys-'));
  try {
    const path = join(folder, 'report.json');
    const status = await runVisibly(root, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: path,
    });
    const report = readReport<JourneyReport>(path);
    process.stdout.write(`The longest journeys:\n${longestJourneys(report, 12).join('\n')}\n`);
    return { ...countJourneys(report, status), failures: failedJourneys(report) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * One that passes only at the second try has failed: the race in it is real.
 *
 * @param status exit code of the runner
 */
export const countJourneys = ({ stats, errors }: Pick<JourneyReport, 'stats' | 'errors'>, status: number): Tally => {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: status === 0 ? failed : Math.max(failed, 1) };
};

type WalkedJourney = {
  readonly seconds: number;
  readonly name: string;
  readonly errors: readonly string[];
  /** Files in which stands what its page showed when it failed. */
  readonly contexts: readonly string[];
};

const journeysIn = ({ specs, suites = [] }: JourneySuite): readonly WalkedJourney[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, results }) => ({
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      name: `${projectName} ${file} ${title}`,
      errors: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      contexts: results.flatMap(({ attachments = [] }) =>
        attachments.flatMap(({ name, path }) => (name === 'error-context' && path ? [path] : [])),
      ),
    })),
  ),
  ...suites.flatMap(journeysIn),
];

/** Where the time goes: a line for each of so many that took longest, the longest first, in seconds. */
export const longestJourneys = ({ suites }: Pick<JourneyReport, 'suites'>, count: number): readonly string[] =>
  suites
    .flatMap(journeysIn)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);

const shownIn = (path: string): readonly string[] => (existsSync(path) ? pageShown(readFileSync(path, 'utf8')) : []);

/** What failed, why, and what its page showed then, also where the second try passed. */
export const failedJourneys = ({ suites }: Pick<JourneyReport, 'suites'>): readonly string[] =>
  suites
    .flatMap(journeysIn)
    .filter(({ errors }) => errors.length > 0)
    .map(({ name, errors, contexts }) => [firstLines(name, errors.join('\n')), ...contexts.flatMap(shownIn)].join('\n    '));

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { firstLines } from './first-lines.ts';
import { readReport, runVisibly } from './run-visibly.ts';
import type { Tally } from './run-tests.ts';

/** The part of vitest's report that is counted. */
export type VitestReport = {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly TestedFile[];
  /** What went wrong outside every test, each with the file that ran meanwhile where that is known. */
  readonly faults: readonly { readonly name?: string; readonly why: string }[];
};

/** What of it is needed to count. */
type Countable = Pick<VitestReport, 'success' | 'numPassedTests' | 'numFailedTests' | 'faults'> & {
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[];
};

type TestedFile = {
  readonly name: string;
  readonly status: string;
  /** Why the file itself failed, where it did. */
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly failureMessages: readonly string[] }[];
};

const reporter = join(import.meta.dirname, 'report-with-faults.ts');

/**
 * All tests beside the code: pure, on PostgreSQL, and with a document.
 *
 * @param run how the runner is started; a test of this function keeps it quiet
 */
export const runVitest = async (root: string, run = runVisibly): Promise<Tally> => {
  const folder = mkdtempSync(join(tmpdir(), 'maed-vitest-'));
  try {
    const path = join(folder, 'report.json');
    const program = 'node_modules/vitest/vitest.mjs';
    const status = await run(root, [program, 'run', '--reporter=default', `--reporter=${reporter}`, `--outputFile.json=${path}`]);
    const report = readReport<VitestReport>(path);
    return { ...countVitest(report, status), failures: failedTests(report) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * A file that does not even load has no failed test in the report, and neither has a fault outside every test: both count.
 *
 * @param status exit code of the runner
 */
export const countVitest = (report: Countable, status: number): Tally => {
  const unloaded = report.testResults.filter(isUnloaded).length;
  const failed = report.numFailedTests + unloaded + report.faults.length;
  const isBroken = status !== 0 || !report.success;
  return { passed: report.numPassedTests, failed: isBroken ? Math.max(failed, 1) : failed };
};

const isUnloaded = ({ status, assertionResults }: Countable['testResults'][number]): boolean =>
  status === 'failed' && !assertionResults.some((one) => one.status === 'failed');

/** What failed and why: each test by its file and name, each file that does not load by its own message, and each fault outside. */
export const failedTests = ({ testResults, faults }: Pick<VitestReport, 'testResults' | 'faults'>): readonly string[] => [
  ...testResults.flatMap((file) =>
    isUnloaded(file)
      ? [firstLines(file.name, file.message)]
      : file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => firstLines(`${file.name}: ${fullName}`, failureMessages.join('\n'))),
  ),
  ...faults.map(({ name = 'outside every file', why }) => firstLines(`${name}: outside every test`, why)),
];

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readReport, runVisibly } from './run-visibly.ts';
import type { Tally } from './run-tests.ts';

/** The part of vitest's report that is counted. */
export type VitestReport = {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[];
};

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
    const status = await run(root, [program, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${path}`]);
    return countVitest(readReport<VitestReport>(path), status);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * A file that does not even load has no failed test in the report, and neither has a fault outside every test: both count.
 *
 * @param status exit code of the runner
 */
export const countVitest = (report: VitestReport, status: number): Tally => {
  const unloaded = report.testResults.filter(
    ({ status: outcome, assertionResults }) => outcome === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + unloaded;
  const isBroken = status !== 0 || !report.success;
  return { passed: report.numPassedTests, failed: isBroken ? Math.max(failed, 1) : failed };
};

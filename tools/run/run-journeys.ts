import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { filesMatching } from '../laws/source-files.ts';
import { findChromium, thisMachine } from './chromium.ts';
import type { Tally } from './run-tests.ts';
import { readReport, runVisibly } from './run-visibly.ts';

/** The part of Playwright's report that is counted. */
export type JourneyReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
};

/** Whether there is a journey at all. */
export const hasJourneys = (root: string): boolean => filesMatching(root, ['e2e/**/*.spec.ts']).length > 0;

/** What people do, in a real browser; a machine without one counts as one failure that says what to type. */
export const runJourneys = async (root: string): Promise<Tally> => {
  const chromium = findChromium(thisMachine());
  const folder = mkdtempSync(join(tmpdir(), 'maed-journeys-'));
  try {
    const path = join(folder, 'report.json');
    const status = await runVisibly(root, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'], {
      CHROME_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: path,
    });
    return countJourneys(readReport<JourneyReport>(path), status);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * One that passes only at the second try has failed: the race in it is real.
 *
 * @param status exit code of the runner
 */
export const countJourneys = ({ stats, errors }: JourneyReport, status: number): Tally => {
  const failed = stats.unexpected + stats.flaky + errors.length;
  return { passed: stats.expected, failed: status === 0 ? failed : Math.max(failed, 1) };
};

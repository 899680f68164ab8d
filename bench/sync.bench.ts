import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Benchmark } from './harness/figure.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** So many days, unless MAED_SEEDS says otherwise. */
const seedsUsual = '20000';

type Report = { readonly numPassedTests: number; readonly numFailedTests: number };

/** S2: the simulation of the test command, with many more days; a bad day is printed with its number. */
export const sync: Benchmark = {
  name: 'S2',
  run: () => {
    const seeds = process.env['MAED_SEEDS'] ?? seedsUsual;
    const folder = mkdtempSync(join(tmpdir(), 'maed-sync-'));
    const path = join(folder, 'report.json');
    const started = performance.now();
    spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'postgres',
        'e2e/simulation',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${path}`,
      ],
      { cwd: root, stdio: 'inherit', env: { ...process.env, MAED_SEEDS: seeds } },
    );
    const seconds = Math.round((performance.now() - started) / 1000);
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(path, 'utf8')) as Report;
    rmSync(folder, { recursive: true });
    return Promise.resolve([
      {
        id: 'S2',
        what: `${seeds} days of five devices in a storm, in ${seconds} s: they agree, and everything counted once`,
        figure: numFailedTests === 0 ? 'all' : 'not all',
        target: 'all',
        isMet: numFailedTests === 0 && numPassedTests > 0,
      },
    ]);
  },
};

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Report = { readonly numPassedTests: number; readonly numFailedTests: number };

/** Runs a gate of the test command at a larger size; what fails is printed with what is needed to repeat it. */
export const runGate = (path: string, environment: Record<string, string>): { readonly isGreen: boolean; readonly seconds: number } => {
  const folder = mkdtempSync(join(tmpdir(), 'maed-gate-'));
  const report = join(folder, 'report.json');
  const started = performance.now();
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'postgres', path];
  spawnSync(
    process.execPath,
    [...vitest, '--testTimeout=3600000', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    },
  );
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  return { isGreen: numFailedTests === 0 && numPassedTests > 0, seconds: Math.round((performance.now() - started) / 1000) };
};

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Runs a script on this very Node with its output on the terminal, and gives its exit code.
 *
 * @param env what the script sees beside the environment of this process
 */
export const runVisibly = (root: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

/**
 * Reads the report that a runner was told to write.
 *
 * @throws Error where it wrote none: whatever it printed, nothing of it can be counted
 */
export const readReport = <Report>(path: string): Report => {
  if (!existsSync(path)) throw new Error('it ended without a report');
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
};

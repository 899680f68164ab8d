import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Benchmark } from './harness/figure.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = 4477;

/** From `npm start` to its word that it serves; then it is stopped as Ctrl+C would stop it. @unit seconds */
const startSeconds = (dataFolder: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn('npm', ['start', '--silent'], {
      cwd: root,
      detached: true,
      env: { ...process.env, MAED_DATA: dataFolder, PORT: String(port), NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let seconds = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      if (seconds > 0 || !chunk.toString().includes('is serving on')) return;
      seconds = (performance.now() - started) / 1000;
      process.kill(-(child.pid ?? 0), 'SIGINT');
    });
    child.once('exit', () => (seconds > 0 ? resolve(seconds) : reject(new Error('It did not start.'))));
  });

/** P10: the very first start of an installed and built clone, and the next one. */
export const start: Benchmark = {
  name: 'P10',
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'maed-start-'));
    const first = await startSeconds(folder);
    const next = [await startSeconds(folder), await startSeconds(folder), await startSeconds(folder)].toSorted((a, b) => a - b)[1] ?? 0;
    rmSync(folder, { recursive: true, force: true });
    return [
      {
        id: 'P10',
        what: 'the very first start: create, migrate, seed',
        figure: `${first.toFixed(1)} s`,
        target: '<= 15 s',
        isMet: first <= 15,
      },
      { id: 'P10', what: 'the next start', figure: `${next.toFixed(1)} s`, target: '<= 3 s', isMet: next <= 3 },
    ];
  },
};

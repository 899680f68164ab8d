import type { Benchmark } from './harness/figure.ts';
import { runGate } from './harness/run-gate.ts';

/** So many kills, unless MAED_CRASHES says otherwise. */
const crashes = process.env['MAED_CRASHES'] ?? '100';

/** D1: the crash test of the test command, with many more kills of PostgreSQL and of the server. */
export const crash: Benchmark = {
  name: 'D1',
  run: () => {
    const { isGreen, seconds } = runGate('apps/server/crash.pg.test.ts', { MAED_CRASHES: crashes });
    return Promise.resolve([
      {
        id: 'D1',
        what: `kill -9 of PostgreSQL or the server under 8 writers, ${crashes} times, in ${seconds} s: acknowledged writes lost`,
        figure: isGreen ? '0' : 'SOME, or it did not recover',
        target: '0',
        isMet: isGreen,
      },
    ]);
  },
};

import type { Benchmark } from './harness/figure.ts';
import { runGate } from './harness/run-gate.ts';

/** So many streams, unless MAED_STREAMS says otherwise. */
const streams = process.env['MAED_STREAMS'] ?? '500';

/** R1: the storm of the test command with more streams. */
export const resume: Benchmark = {
  name: 'R1',
  run: () => {
    const { isGreen, seconds } = runGate('apps/server/live/live-storm', { MAED_STREAMS: streams });
    return Promise.resolve([
      {
        id: 'R1',
        what: `${streams} streams cut at random, 16 writers that commit slowly, in ${seconds} s: lost or doubled`,
        figure: isGreen ? '0' : 'some',
        target: '0',
        isMet: isGreen,
      },
    ]);
  },
};

import { parts } from './assistant/parts.ts';
import type { Benchmark, Figure } from './harness/figure.ts';

/** Assistant: how right and how fast it works out what it is asked, each part in its own file. */
export const assistant: Benchmark = {
  name: 'ASSISTANT',
  run: async () => {
    const figures: Figure[] = [];
    for (const part of parts) figures.push(...(await part(process.env['MAED_BENCH_DATA'])));
    return figures;
  },
};

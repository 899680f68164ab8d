import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { judgeRoster } from '../modules/staff/rules/roster/judge-roster.ts';
import { openSolver, solveRoster } from '../modules/staff/server/public.ts';
import type { Benchmark, Figure } from './harness/figure.ts';
import { readInstance } from './rostering-instance.ts';

const secondsEach = 60;
const gapMost = 0.05;

/** Chance that comes out alike every time. */
const evenChance = (): (() => number) => {
  let seed = 20_261_122;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
};

/** The best known penalty of each instance, as its authors list them. */
const readBestKnown = (folder: string): readonly { readonly name: string; readonly best: number }[] =>
  readFileSync(join(folder, 'best_known.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map((cells) => ({ name: cells[0] ?? '', best: Number(cells.at(-1)) }));

const measure = async (folder: string, { name, best }: { readonly name: string; readonly best: number }): Promise<Figure> => {
  const problem = readInstance(readFileSync(join(folder, `${name}.txt`), 'utf8'));
  const openModel = await openSolver();
  const began = performance.now();
  const { plan, bound } = solveRoster(problem, {
    openModel,
    random: evenChance(),
    now: () => performance.now(),
    deadline: began + secondsEach * 1000,
    isStopped: () => false,
    report: () => undefined,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const { penalty, breaches } = judgeRoster(problem, plan);
  const gap = (penalty - best) / best;
  const feasible = breaches.length === 0 ? 'feasible' : `${breaches.length} breaches`;
  return {
    id: 'ROTA',
    what: `${name}, one core`,
    figure: `${feasible}, ${penalty} (best known ${best}, gap ${(gap * 100).toFixed(2)} %, proven above ${bound ?? '-'}), ${seconds} s`,
    target: `feasible, gap <= ${gapMost * 100} %`,
    isMet: breaches.length === 0 && gap <= gapMost,
  };
};

/** Rota: how near the planner comes to the best that is known of published shift-scheduling instances. */
export const rostering: Benchmark = {
  name: 'ROTA',
  run: async () => {
    const data = process.env['MAED_BENCH_DATA'];
    if (data === undefined) {
      const figure = 'not run: MAED_BENCH_DATA names the folder that holds rostering/InstanceN.txt and best_known.csv';
      return [{ id: 'ROTA', what: 'published shift-scheduling instances', figure, target: '', isMet: null }];
    }
    const folder = join(data, 'rostering');
    const figures: Figure[] = [];
    for (const instance of readBestKnown(folder)) figures.push(await measure(folder, instance));
    return figures;
  },
};

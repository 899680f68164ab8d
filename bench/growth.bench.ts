import type { Benchmark, Figure } from './harness/figure.ts';
import { applyLoad } from './harness/load.ts';
import { signedIn, startOurServer } from './harness/our-server.ts';
import { scaleId } from '../db/seed/scale/fill-scale.ts';
import { openScaleWorld } from './harness/scale-world.ts';

const items = 10_000;
const pageRows = 50;
const ratioMax = 1.3;

/** One connection, so that the figure is the work itself and not the queue before it. */
const medianMs = async (movementsPerItem: number, itemsPerRestaurant: number): Promise<number> => {
  const world = await openScaleWorld({ restaurants: 1, itemsPerRestaurant, movementsPerItem });
  const server = await startOurServer(world);
  const restaurantId = world.restaurants[0]?.restaurantId;
  const itemIds = Array.from({ length: pageRows }, (_, index) => scaleId(3, 1_000_000 + index + 1));
  let ms = 0;
  for (const [name, json] of [
    ['listItems', { restaurantId, limit: pageRows }],
    ['levelSparklines', { restaurantId, itemIds }],
  ] as const) {
    const body = JSON.stringify({ json });
    const load = { url: `${server.url}/rpc/inventory/${name}`, headers: signedIn(world.tokens[0] ?? ''), body: () => body, connections: 1 };
    await applyLoad({ ...load, seconds: 2 });
    const { requestsPerSecond } = await applyLoad({ ...load, seconds: 6 });
    ms += 1000 / requestsPerSecond;
  }
  await server.stop();
  await world.close();
  return ms;
};

/** P3: the list with a ledger of 10,000 rows and of 5,000,000, and how its cost grows with items and ledger. */
export const growth: Benchmark = {
  name: 'P3',
  run: async (): Promise<readonly Figure[]> => {
    const small = await medianMs(1, items);
    const large = await medianMs(500, items);
    const ratio = large / small;
    const steps: [string, number, number][] = [
      ['items 2,500 -> 5,000', await medianMs(1, 2_500), await medianMs(1, 5_000)],
      ['items 5,000 -> 10,000', await medianMs(1, 5_000), small],
      ['ledger 50 -> 100 rows an item (2,500 items)', await medianMs(50, 2_500), await medianMs(100, 2_500)],
    ];
    return [
      {
        id: 'P3',
        what: `list with sparklines, 10,000 then 5,000,000 movements: ${small.toFixed(1)} ms then ${large.toFixed(1)} ms`,
        figure: `${ratio.toFixed(2)} x`,
        target: `<= ${ratioMax} x`,
        isMet: ratio <= ratioMax,
      },
      ...steps.map(([what, before, after]) => ({
        id: 'growth',
        what: `${what}: ${before.toFixed(1)} ms then ${after.toFixed(1)} ms`,
        figure: `${(after / before).toFixed(2)} x`,
        target: '',
        isMet: null,
      })),
    ];
  },
};

import type { Benchmark, Figure } from './harness/figure.ts';
import { compareLoads } from './harness/load.ts';
import { signedIn, startBareServer, startOurServer } from './harness/our-server.ts';
import { openScaleWorld } from './harness/scale-world.ts';

const connections = 16;
const seconds = 8;
const ratioTarget = 0.6;
const memoryMaxMB = { rest: 160, load: 300, database: 120 };

const databaseMemoryMB = async (pid: number): Promise<number> => {
  const { readFileSync, readdirSync } = await import('node:fs');
  const isOurs = (id: string): boolean => {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return id === String(pid) || new RegExp(`PPid:\\s+${pid}\\b`).test(status);
  };
  // Proportional size: shared buffers are counted once for all backends together, not once for each.
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => {
      try {
        if (!isOurs(id)) return [];
        return [Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024];
      } catch {
        return [];
      }
    })
    .reduce((sum, size) => sum + size, 0);
};

/** P1 and P11: the stock list of 10,000 items under 16 connections, and what memory that takes. */
export const list: Benchmark = {
  name: 'P1',
  run: async (): Promise<readonly Figure[]> => {
    const world = await openScaleWorld({ restaurants: 1, itemsPerRestaurant: 10_000, movementsPerItem: 1 });
    const [bare, ours] = [await startBareServer(world, 'list-server.ts'), await startOurServer(world)];
    const restMB = ours.memoryMB();
    const body = JSON.stringify({ json: { restaurantId: world.restaurants[0]?.restaurantId, limit: 50 } });
    const load = { connections, seconds, body: () => body };
    const result = await compareLoads(
      { ...load, url: `${bare.url}/`, headers: {} },
      { ...load, url: `${ours.url}/rpc/inventory/listItems`, headers: signedIn(world.tokens[0] ?? '') },
      3,
    );
    const loadMB = ours.memoryMB();
    const { readFileSync } = await import('node:fs');
    const postmaster = Number(readFileSync(`${world.dataFolder}/postgres/data/postmaster.pid`, 'utf8').split('\n')[0]);
    // What Maed's own connections take, not those of the program that it is held against.
    await bare.stop();
    const databaseMB = await databaseMemoryMB(postmaster);
    await ours.stop();
    await world.close();
    const rate = (value: number): string => `${Math.round(value)}/s`;
    return [
      {
        id: 'P1',
        what: `list 50 of 10,000 items, ${connections} connections: ${rate(result.ours.requestsPerSecond)} against ${rate(result.bare.requestsPerSecond)} bare, ${result.failures} failed`,
        figure: `${Math.round(result.ratio * 100)} %`,
        target: `>= ${ratioTarget * 100} %`,
        isMet: result.ratio >= ratioTarget && result.failures === 0,
      },
      {
        id: 'P11',
        what: 'memory of the server at rest',
        figure: `${Math.round(restMB)} MB`,
        target: `<= ${memoryMaxMB.rest} MB`,
        isMet: restMB <= memoryMaxMB.rest,
      },
      {
        id: 'P11',
        what: 'memory of the server under P1',
        figure: `${Math.round(loadMB)} MB`,
        target: `<= ${memoryMaxMB.load} MB`,
        isMet: loadMB <= memoryMaxMB.load,
      },
      {
        id: 'P11',
        what: 'memory of PostgreSQL beside it',
        figure: `${Math.round(databaseMB)} MB`,
        target: `<= ${memoryMaxMB.database} MB`,
        isMet: databaseMB <= memoryMaxMB.database,
      },
    ];
  },
};

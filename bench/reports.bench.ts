import pg from 'pg';

import { fillTrade } from '../db/seed/scale/fill-trade.ts';
import { keepDays } from '../modules/kitchen/server/mount.ts';
import { reportIds, type ReportId } from '../modules/reports/rules/report-ids.ts';
import { openPools } from '../platform/server/database/pool.ts';
import { withSystem } from '../platform/server/database/tenancy.ts';
import { percentile, type Benchmark, type Figure } from './harness/figure.ts';
import { signedIn, startOurServer } from './harness/our-server.ts';
import { openScaleWorld, type ScaleWorld } from './harness/scale-world.ts';

/** Two years of 343 orders a day with four lines each: a million lines. */
const trade = { days: 730, ordersADay: 343, items: 150 } as const;
const runs = 25;
/**
 * How long a month's report may take, for nineteen of twenty.
 *
 * @unit milliseconds
 */
const reportP95Max = 400;

/** The last month that is over. */
const lastMonth = (): { readonly from: string; readonly to: string } => {
  const now = new Date();
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return {
    from: day(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)),
    to: day(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)),
  };
};

/** Rows that PostgreSQL looked at so far; it counts what a connection did within a second of its rest. */
const rowsLookedAt = async (superuser: pg.ClientConfig): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const client = new pg.Client(superuser);
  await client.connect();
  const { rows } = await client.query<{ rows: string }>(
    'select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as rows from pg_stat_user_tables',
  );
  await client.end();
  return Number(rows[0]?.rows ?? 0);
};

type Asked = { readonly world: ScaleWorld; readonly url: string };

const timed = async ({ world, url }: Asked, report: ReportId): Promise<Figure> => {
  const restaurantId = world.restaurants[0]?.restaurantId;
  const body = JSON.stringify({ json: { restaurantId, report, language: 'en', ...lastMonth() } });
  const ask = async (): Promise<number> => {
    const started = performance.now();
    const headers = { 'content-type': 'application/json', ...signedIn(world.tokens[0] ?? '') };
    const answer = await fetch(`${url}/rpc/reports/readReport`, { method: 'POST', headers, body });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${report} was not answered: ${text.slice(0, 300)}`);
    return performance.now() - started;
  };
  for (let run = 0; run < 3; run += 1) await ask();
  const before = await rowsLookedAt(world.superuser);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await ask());
  const rows = Math.round(((await rowsLookedAt(world.superuser)) - before) / runs);
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  return {
    id: 'P4',
    what: `${report} of a month, a million sale lines: middle ${p50.toFixed(0)} ms, ${rows.toLocaleString('en')} rows looked at`,
    figure: `${p95.toFixed(0)} ms`,
    target: `<= ${reportP95Max} ms at 95`,
    isMet: p95 <= reportP95Max,
  };
};

/** Adds up every day that is over, as the job does soon after each. @returns seconds */
const keepAllDays = async (world: ScaleWorld): Promise<number> => {
  const pools = openPools(world.app, 2);
  const started = performance.now();
  const { restaurantId = '' } = world.restaurants[0] ?? {};
  for (let kept = 1; kept > 0;) kept = await withSystem(pools.app, { restaurantId, reason: 'bench' }, keepDays);
  await pools.close();
  return (performance.now() - started) / 1000;
};

/** P4: every report of a month, asked for one by one, of a restaurant that has sold a million lines. */
export const reports: Benchmark = {
  name: 'P4',
  run: async (): Promise<readonly Figure[]> => {
    const world = await openScaleWorld({ restaurants: 1, itemsPerRestaurant: trade.items, movementsPerItem: 0 });
    await fillTrade(world.superuser, trade);
    const keptSeconds = await keepAllDays(world);
    const server = await startOurServer(world);
    const figures: Figure[] = [
      { id: 'P4', what: 'two years of days added up for the first time', figure: `${keptSeconds.toFixed(0)} s`, target: '', isMet: null },
    ];
    for (const report of reportIds) figures.push(await timed({ world, url: server.url }, report));
    await server.stop();
    await world.close();
    return figures;
  },
};

import type { Pools } from '../../../../platform/server/database/pool.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import { integrationLimits } from '../../rules/limits.ts';
import type { IntegrationsAround } from '../kept-connection.ts';
import type { ProviderName } from '../../rules/providers.ts';
import { PosFault } from '../providers/pos-provider.ts';
import { layDueSales } from './lay-sales.ts';
import { pullConnection } from './pull-connection.ts';
import type { Pulled } from './pulled.ts';
import { pullSalesName } from './pull-sales-name.ts';
import { renewConnection } from './renew-connection.ts';

const namedBy = async (pools: Pools, text: string, before: Date): Promise<readonly Pulled[]> => {
  const { rows } = await pools.app.query<{ restaurant_id: string; connection_id: string }>(text, [before]);
  return rows.map(({ restaurant_id, connection_id }) => ({ restaurantId: restaurant_id, connectionId: connection_id }));
};

/** One after the other; one that fails keeps none of the others waiting. */
const each = async (all: readonly Pulled[], work: (one: Pulled) => Promise<unknown>): Promise<void> => {
  const faults: unknown[] = [];
  for (const one of all) {
    const [done] = await Promise.allSettled([work(one)]);
    // A provider that does not answer is told where its connection is read.
    if (done.status === 'rejected' && !(done.reason instanceof PosFault)) faults.push(done.reason);
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} connection(s) to other systems failed.`);
};

type Behind = { readonly restaurant_id: string; readonly connection_id: string; readonly provider: ProviderName };

/** Lays what waits on the menu: what a thing is was said anew, or a server stopped in the middle. */
export const layWaitingSales = async (pools: Pools): Promise<void> => {
  const { rows } = await pools.app.query<Behind>('select * from app.pos_connections_behind()');
  const sellers = rows.map((row) => ({ restaurantId: row.restaurant_id, connectionId: row.connection_id, provider: row.provider }));
  for (const seller of sellers) await layDueSales(pools, seller);
};

/** Asks every provider for sales whose connection is due, and lays on the menu what waits for it. */
export const pullDueSales = async (pools: Pools, around: IntegrationsAround, now: Date = new Date()): Promise<void> => {
  const before = new Date(now.getTime() - integrationLimits.everyMs);
  const due = await namedBy(pools, 'select * from app.pos_connections_due($1)', before);
  await each(due, (one) => pullConnection(pools, around, one));
  await layWaitingSales(pools);
};

/** Renews what was let in long ago, or is about to run out. */
export const renewAging = async (pools: Pools, around: IntegrationsAround, now: Date = new Date()): Promise<void> => {
  const before = new Date(now.getTime() - integrationLimits.renewMs);
  const aging = await namedBy(pools, 'select * from app.pos_connections_aging($1)', before);
  await each(aging, (one) => renewConnection(pools, around, one));
};

/** Takes sales over every few minutes, and at once where somebody asks or a provider tells of some. */
export const pullSalesOften = (around: IntegrationsAround): Job => ({
  name: pullSalesName,
  schedule: '* * * * *',
  run: ({ pools }) => pullDueSales(pools, around),
});

/** Renews sign-ins every hour. */
export const renewSignIns = (around: IntegrationsAround): Job => ({
  name: 'integrations.renew-sign-ins',
  schedule: '20 * * * *',
  run: ({ pools }) => renewAging(pools, around),
});

import { and, eq, lt } from 'drizzle-orm';

import type { Pools } from '../../../../platform/server/database/pool.ts';
import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Fault } from '../../rules/connection-state.ts';
import { connectionAfter, isPulling } from '../../rules/connection-state.ts';
import { integrationLimits, pullFrom } from '../../rules/limits.ts';
import { changeConnection, lockConnection, tokensOf, type IntegrationsAround } from '../kept-connection.ts';
import type { PosSale } from '../../rules/sale.ts';
import { PosFault, type PosProvider, type SalesAsked, type SalesPage, type Tokens } from '../providers/pos-provider.ts';
import { posAuthorisation, posMessage, type ConnectionRow } from '../tables.ts';
import { addToDays, keepDays, type DaySums } from './keep-days.ts';
import { keepSales, keepThings } from './keep-sales.ts';
import { countRefused, layDueSales } from './lay-sales.ts';
import type { Pulled } from './pulled.ts';
import { renewConnection, tokensForRound } from './renew-connection.ts';

type Lease = { readonly row: ConnectionRow; readonly provider: PosProvider; readonly tokens: Tokens; readonly startedAt: Date };

const system = <Result>(pools: Pools, { restaurantId }: Pulled, work: (tx: RestaurantTx) => Promise<Result>): Promise<Result> =>
  withSystem(pools.app, { restaurantId, reason: 'take sales over' }, work);

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = 35 * dayMs;

type Means = { readonly provider: PosProvider | undefined; readonly tokens: Tokens | null };

/** Why a round need not be begun: nobody is set up to be asked, what is sealed cannot be opened, or it sells in other money. */
const obstacleOf = (tx: RestaurantTx, row: ConnectionRow, { provider, tokens }: Means): Fault | null => {
  if (!provider) return 'SILENT';
  if (!tokens) return 'REFUSED';
  const isUsable = row.locations.some(({ id, currency }) => id === row.locationId && currency === tx.currency);
  return isUsable ? null : 'UNUSABLE';
};

/** Takes a connection for a round, so that no other server pulls it; null where it is not to be pulled now. */
const take = (pools: Pools, around: IntegrationsAround, pulled: Pulled): Promise<Lease | null> =>
  system(pools, pulled, async (tx) => {
    const row = await lockConnection(tx, pulled.connectionId);
    const startedAt = new Date();
    if (!isPulling(row.state) || row.provider === 'FILE' || (row.leaseUntil !== null && row.leaseUntil > startedAt)) return null;
    const [provider, tokens] = [around.providers[row.provider], tokensOf(around.seals, row)];
    const fault = obstacleOf(tx, row, { provider, tokens });
    if (!provider || !tokens || fault !== null) {
      const state = connectionAfter(row.state, fault === 'REFUSED' ? 'SHUT_OUT' : 'FAILED');
      await changeConnection(tx, row, { state, fault, triedAt: startedAt, pullAskedAt: null, failingSince: row.failingSince ?? startedAt });
      return null;
    }
    const leaseUntil = new Date(startedAt.getTime() + integrationLimits.leaseMs);
    return { row: await changeConnection(tx, row, { leaseUntil, triedAt: startedAt }), provider, tokens, startedAt };
  });

/** Every page of sales since a moment. */
async function* pagesOf({ provider, tokens }: Lease, asked: Omit<SalesAsked, 'cursor'>): AsyncGenerator<SalesPage> {
  let cursor: string | null = null;
  do {
    const page: SalesPage = await provider.sales(tokens, { ...asked, cursor });
    yield page;
    cursor = page.cursor;
  } while (cursor !== null);
}

type Round = { readonly heard: number; readonly changed: number };

/** Sales from before the day that was chosen are none of ours, even where they are changed later. */
const since = ({ salesFrom }: ConnectionRow, page: SalesPage): SalesPage => ({
  ...page,
  sales: page.sales.filter(({ soldAt }) => salesFrom !== null && new Date(soldAt) >= salesFrom),
});

const goRound = async (pools: Pools, pulled: Pulled, lease: Lease): Promise<Round> => {
  const { row, provider, tokens } = lease;
  if (row.salesFrom === null || row.locationId === null) throw new Error('A connection that is pulled knows from when and where.');
  const from = pullFrom({ salesFrom: row.salesFrom, pulledUntil: row.pulledUntil });
  const things = await provider.things(tokens);
  await system(pools, pulled, (tx) => keepThings(tx, row, things));
  let [heard, changed] = [0, 0];
  for await (const all of pagesOf(lease, { locationId: row.locationId, by: 'CHANGED', from })) {
    const page = since(row, all);
    heard += page.sales.length;
    changed += await system(pools, pulled, (tx) => keepSales(tx, row, page));
  }
  await layDueSales(pools, { ...pulled, provider: row.provider });
  const closed: PosSale[] = [];
  for await (const page of pagesOf(lease, { locationId: row.locationId, by: 'CLOSED', from })) closed.push(...page.sales);
  await system(pools, pulled, async (tx) => {
    const days: DaySums = new Map();
    addToDays(tx, days, closed);
    const firstDay = tradingDay(tx, from);
    const isWhole = from.getTime() === row.salesFrom?.getTime();
    const firstWhole = isWhole ? firstDay : tradingDay(tx, new Date(from.getTime() + dayMs));
    await keepDays(tx, row.id, { days, firstWhole });
  });
  return { heard, changed };
};

/** Ends a round that went through; what was asked for meanwhile is asked for again. */
const finish = (pools: Pools, pulled: Pulled, { lease, round }: { lease: Lease; round: Round }): Promise<void> =>
  system(pools, pulled, async (tx) => {
    const row = await lockConnection(tx, pulled.connectionId);
    if (!isPulling(row.state)) return;
    const isAskedSince = row.pullAskedAt !== null && row.pullAskedAt > lease.startedAt;
    await changeConnection(tx, row, {
      state: connectionAfter(row.state, 'PULLED'),
      pulledUntil: lease.startedAt,
      pullAskedAt: isAskedSince ? row.pullAskedAt : null,
      leaseUntil: null,
      fault: null,
      failingSince: null,
      lastRun: { endedAt: new Date().toISOString(), ...round, refused: await countRefused(tx, row.id) },
    });
    const old = new Date(Date.now() - keptMs);
    await tx.db.delete(posMessage).where(and(eq(posMessage.restaurantId, tx.restaurantId), lt(posMessage.heardAt, old)));
    await tx.db.delete(posAuthorisation).where(and(eq(posAuthorisation.restaurantId, tx.restaurantId), lt(posAuthorisation.begunAt, old)));
  });

/** A round that failed: it is tried again, or waits for a person where we are let in no more. */
const fail = (pools: Pools, pulled: Pulled, { fault, isShutOut }: { fault: Fault; isShutOut: boolean }): Promise<void> =>
  system(pools, pulled, async (tx) => {
    const row = await lockConnection(tx, pulled.connectionId);
    if (!isPulling(row.state)) return;
    await changeConnection(tx, row, {
      state: connectionAfter(row.state, isShutOut ? 'SHUT_OUT' : 'FAILED'),
      fault,
      failingSince: row.failingSince ?? new Date(),
      leaseUntil: null,
      pullAskedAt: null,
    });
  });

/**
 * Takes the sales of one connection over: what a provider sells, what was changed since the window began, and what it says
 * of whole days. A provider that cannot be asked keeps nobody else waiting, and is no fault of this server.
 *
 * @throws what is no fault of the provider
 */
export const pullConnection = async (pools: Pools, around: IntegrationsAround, pulled: Pulled): Promise<void> => {
  const lease = await take(pools, around, pulled);
  if (!lease) return;
  const round = async () => goRound(pools, pulled, { ...lease, tokens: await tokensForRound(pools, around, { ...lease, pulled }) });
  const [gone] = await Promise.allSettled([round()]);
  if (gone.status === 'fulfilled') return finish(pools, pulled, { lease, round: gone.value });
  const { reason } = gone as { readonly reason: unknown };
  const fault = reason instanceof PosFault ? reason.fault : 'UNREADABLE';
  const isRenewed = fault === 'REFUSED' && (await renewConnection(pools, around, pulled));
  await fail(pools, pulled, { fault, isShutOut: fault === 'REFUSED' && !isRenewed });
  if (!(reason instanceof PosFault)) throw reason;
};

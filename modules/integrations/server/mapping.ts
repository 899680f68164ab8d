import { and, asc, eq, gt } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../platform/server/jobs/wake-job.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { menuForSale } from '../../menu/server/public.ts';
import type { MappingTarget, Thing } from '../contract/fields.ts';
import { integrationLimits } from '../rules/limits.ts';
import { suggestTarget } from '../rules/suggest-target.ts';
import { changeConnection, lockConnection } from './kept-connection.ts';
import { pullSalesName } from './pull/pull-sales-name.ts';
import { posConnection, posSale, posThing } from './tables.ts';

/** What each thing brought in the last thirty days, less what was taken off its lines. */
const revenue = `
  select line ->> 'thingId' as "thingId", sum((line ->> 'listMinor')::bigint - (line ->> 'discountMinor')::bigint)::text as minor
    from pos_sale s cross join jsonb_array_elements(s.said -> 'lines') line
   where s.restaurant_id = $1 and s.connection_id = $2 and s.sold_at > now() - interval '30 days' and s.said ->> 'state' = 'COMPLETED'
   group by line ->> 'thingId'`;

const revenueOf = async (tx: RestaurantTx, connectionId: string): Promise<ReadonlyMap<string, string>> => {
  const values = [tx.restaurantId, connectionId];
  const { rows } = await tx.client.query<{ thingId: string; minor: string }>({ name: 'integrations-revenue', text: revenue, values });
  return new Map(rows.map(({ thingId, minor }) => [thingId, minor]));
};

/** What things may be: dishes that are on the menu, and the choices that go with them. */
const targetsOf = async (tx: RestaurantTx): Promise<MappingTarget[]> => {
  const { dishes, groups } = await menuForSale(tx);
  return [
    ...dishes.map(({ id, name, nameLocal }) => ({ id, kind: 'ITEM' as const, name, nameLocal })),
    ...groups.flatMap(({ choices }) => choices.map(({ id, name, nameLocal }) => ({ id, kind: 'CHOICE' as const, name, nameLocal }))),
  ];
};

const byMoney = (left: Thing, right: Thing): number => {
  if ((left.state === 'UNMAPPED') !== (right.state === 'UNMAPPED')) return left.state === 'UNMAPPED' ? -1 : 1;
  const difference = BigInt(right.revenueMinor) - BigInt(left.revenueMinor);
  return difference === 0n ? left.name.localeCompare(right.name) : difference > 0n ? 1 : -1;
};

/** What a provider sells and what it may be here. @refuses NOT_FOUND */
export const readMapping = async (
  tx: RestaurantTx,
  { connectionId }: { readonly connectionId: string },
): Promise<{ things: Thing[]; targets: MappingTarget[] }> => {
  const own = and(eq(posConnection.restaurantId, tx.restaurantId), eq(posConnection.id, connectionId));
  const [known] = await tx.db.select({ id: posConnection.id }).from(posConnection).where(own);
  if (!known) throw refusal('NOT_FOUND');
  const rows = await tx.db
    .select()
    .from(posThing)
    .where(and(eq(posThing.restaurantId, tx.restaurantId), eq(posThing.connectionId, connectionId)))
    .orderBy(asc(posThing.name));
  const [targets, brought] = [await targetsOf(tx), await revenueOf(tx, connectionId)];
  const suggest = {
    ITEM: suggestTarget(targets.filter(({ kind }) => kind === 'ITEM')),
    CHOICE: suggestTarget(targets.filter(({ kind }) => kind === 'CHOICE')),
  };
  const things = rows.map(({ thingId, kind, name, state, targetId }) => ({
    thingId,
    kind,
    name,
    state,
    targetId,
    suggestedId: state === 'UNMAPPED' ? suggest[kind](name) : null,
    revenueMinor: brought.get(thingId) ?? '0',
  }));
  return { things: things.toSorted(byMoney), targets };
};

type Fate = { readonly thingId: string; readonly state: Thing['state']; readonly targetId: string | null };
type MapBody = { readonly connectionId: string; readonly things: readonly Fate[] };

const dayMs = 24 * 60 * 60 * 1000;

/** Sales are laid on the menu anew as far back as they are ever taken over. */
const layAnew = async (tx: RestaurantTx, connectionId: string): Promise<number> => {
  const since = new Date(Date.now() - integrationLimits.backDaysMax * dayMs);
  const due = await tx.db
    .update(posSale)
    .set({ isDue: true })
    .where(and(eq(posSale.restaurantId, tx.restaurantId), eq(posSale.connectionId, connectionId), gt(posSale.soldAt, since)))
    .returning({ id: posSale.saleId });
  return due.length;
};

const fateOf = ({ state, targetId }: Fate) => ({ state, targetId: state === 'MAPPED' ? targetId : null });

/**
 * Says what things of a provider are here.
 *
 * @refuses NOT_FOUND; POS_TARGET_UNKNOWN for a dish or choice that is on this menu no more
 */
export const mapThings = async (
  tx: RestaurantTx,
  { body: { connectionId, things } }: CommandEnvelope<MapBody>,
): Promise<{ sales: number }> => {
  const row = await lockConnection(tx, connectionId);
  const targets = await targetsOf(tx);
  for (const one of things) {
    const ofThing = and(
      eq(posThing.restaurantId, tx.restaurantId),
      eq(posThing.connectionId, connectionId),
      eq(posThing.thingId, one.thingId),
    );
    const [known] = await tx.db.select().from(posThing).where(ofThing).for('update');
    if (!known) throw refusal('NOT_FOUND');
    const isThere = targets.some(({ id, kind }) => id === one.targetId && kind === known.kind);
    if (one.state === 'MAPPED' && !isThere) throw refusal('POS_TARGET_UNKNOWN', { field: 'things' });
    await tx.db
      .update(posThing)
      .set({ ...fateOf(one), version: known.version + 1 })
      .where(ofThing);
  }
  const sales = await layAnew(tx, connectionId);
  await changeConnection(tx, row, {});
  await wakeJob(tx, pullSalesName);
  return { sales };
};

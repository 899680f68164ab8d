import { and, desc, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { mayUse } from '../../../subscription/server/public.ts';
import { offeredEvent } from '../../contract/hooks/event-schemas.ts';
import type { Delivery, Endpoint } from '../../contract/hooks/hook-fields.ts';
import { hookLimits } from '../../rules/hooks/hook-limits.ts';
import { testKind } from '../../rules/hooks/offered-events.ts';
import { endpointsOf } from './kept-endpoints.ts';
import { hookDelivery, type DeliveryRow, type EndpointRow } from './tables.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What waits at each address, and when something arrived there last; both are found by an index, however much was told. */
const sums = `
  select e.id as "endpointId",
         (select count(*)::int from hook_delivery d
           where d.restaurant_id = $1 and d.endpoint_id = e.id and d.state = 'WAITING') as waiting,
         (select d.tried_at from hook_delivery d
           where d.restaurant_id = $1 and d.endpoint_id = e.id and d.state = 'DELIVERED' order by d.made_at desc limit 1) as "lastAt"
    from hook_endpoint e where e.restaurant_id = $1`;

type Sum = { readonly endpointId: string; readonly waiting: number; readonly lastAt: Date | null };

const presentEndpoint = (row: EndpointRow, sum: Sum | undefined): Endpoint => ({
  id: row.id,
  url: row.url,
  kinds: row.kinds,
  state: row.state,
  offBecause: row.offBecause,
  oldSecretUntil: row.oldSecretUntil !== null && row.oldSecretUntil > new Date() ? row.oldSecretUntil.toISOString() : null,
  failingSince: iso(row.failingSince),
  madeAt: row.madeAt.toISOString(),
  waiting: sum?.waiting ?? 0,
  lastDeliveredAt: iso(sum?.lastAt ?? null),
});

/** The addresses that are told what happens, and whether the plan lets them be told. */
export const readHooks = async (tx: RestaurantTx): Promise<{ endpoints: Endpoint[]; isInPlan: boolean }> => {
  const rows = await endpointsOf(tx);
  const { rows: found } = await tx.client.query<Sum>({ name: 'integrations-hook-sums', text: sums, values: [tx.restaurantId] });
  const sumOf = (id: string) => found.find(({ endpointId }) => endpointId === id);
  const endpoints = rows.map((row) => presentEndpoint(row, sumOf(row.id)));
  return { endpoints, isInPlan: await mayUse(tx, 'api-access') };
};

const presentDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  kind: offeredEvent(row.kind) ?? testKind,
  state: row.state,
  attempts: row.attempts,
  statusCode: row.statusCode,
  fault: row.fault,
  madeAt: row.madeAt.toISOString(),
  triedAt: iso(row.triedAt),
  nextAt: row.state === 'WAITING' ? row.nextAt.toISOString() : null,
});

/** The latest messages to one address, newest first. @refuses NOT_FOUND */
export const readHookDeliveries = async (
  tx: RestaurantTx,
  { endpointId }: { readonly endpointId: string },
): Promise<{ deliveries: Delivery[] }> => {
  const isKnown = (await endpointsOf(tx)).some(({ id }) => id === endpointId);
  if (!isKnown) throw refusal('NOT_FOUND');
  const rows = await tx.db
    .select()
    .from(hookDelivery)
    .where(and(eq(hookDelivery.restaurantId, tx.restaurantId), eq(hookDelivery.endpointId, endpointId)))
    .orderBy(desc(hookDelivery.madeAt), desc(hookDelivery.id))
    .limit(hookLimits.shown);
  return { deliveries: rows.map(presentDelivery) };
};

import { and, eq, lte } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import { namedEventsBehind, type NamedEvent } from '../../../../platform/server/database/events-behind.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { mayUse } from '../../../subscription/server/public.ts';
import { offeredEvent, schemaOfEvent } from '../../contract/hooks/event-schemas.ts';
import { offeredEvents } from '../../rules/hooks/offered-events.ts';
import { endpointsOf } from './kept-endpoints.ts';
import { messageBody } from './message-body.ts';
import { hookDelivery, hookHouse, type EndpointRow } from './tables.ts';

type NewDelivery = typeof hookDelivery.$inferInsert;

/** Rows of one statement: what a rush announced is written in several. */
const rowsAtOnce = 500;

/** What an event says to whoever asked to be told of it; nothing where it is not what its module publishes. */
const deliveriesOf = (tx: RestaurantTx, event: NamedEvent, { endpoints, now }: Listening): NewDelivery[] => {
  const kind = offeredEvent(event.name);
  const told = kind && schemaOfEvent(kind).safeParse(event.payload);
  if (kind === null || !told?.success) return [];
  const { restaurantId } = tx;
  const { sequence, recordedAt: happenedAt } = event;
  const body = messageBody({ kind, happenedAt, restaurantId, sequence, data: told.data });
  return endpoints
    .filter(({ kinds, afterSequence }) => kinds.includes(kind) && sequence > afterSequence)
    .map(({ id: endpointId }) => ({
      restaurantId,
      id: uuidv7(),
      endpointId,
      sequence,
      kind,
      body,
      state: 'WAITING',
      nextAt: now,
      madeAt: now,
      askedAt: now,
    }));
};

type Listening = { readonly endpoints: readonly EndpointRow[]; readonly now: Date };

/** Writes what is to be told of new events, and how far was listened, together. One server at a time does it in a restaurant. */
const hearNew = async (tx: RestaurantTx, listening: Listening): Promise<void> => {
  const here = eq(hookHouse.restaurantId, tx.restaurantId);
  const [house] = await tx.db.select().from(hookHouse).where(here).for('update', { skipLocked: true });
  if (!house) return;
  const { events, lastSequence } = await namedEventsBehind(tx, offeredEvents, house.lastSequence);
  if (lastSequence === house.lastSequence) return;
  await tx.db.update(hookHouse).set({ lastSequence }).where(here);
  const rows = events.flatMap((event) => deliveriesOf(tx, event, listening));
  for (let first = 0; first < rows.length; first += rowsAtOnce)
    await tx.db.insert(hookDelivery).values(rows.slice(first, first + rowsAtOnce));
};

/** Addresses that something is to be sent to now. */
const dueOf = async (tx: RestaurantTx, { endpoints, now }: Listening): Promise<readonly string[]> => {
  const isDue = and(eq(hookDelivery.restaurantId, tx.restaurantId), eq(hookDelivery.state, 'WAITING'), lte(hookDelivery.nextAt, now));
  const rows = await tx.db.selectDistinct({ id: hookDelivery.endpointId }).from(hookDelivery).where(isDue);
  return rows.map(({ id }) => id).filter((due) => endpoints.some(({ id }) => id === due));
};

/**
 * Listens to what was announced since the last look, and gives the addresses that something is to be sent to. What happens while
 * the plan has no messages, or while an address is paused, is passed over and told nobody later.
 */
export const hearHooks = async (tx: RestaurantTx, now: Date): Promise<readonly string[]> => {
  const known = await endpointsOf(tx);
  if (known.length === 0) return [];
  const isInPlan = await mayUse(tx, 'api-access');
  const endpoints = isInPlan ? known.filter(({ state }) => state === 'ACTIVE') : [];
  await hearNew(tx, { endpoints, now });
  return endpoints.length === 0 ? [] : dueOf(tx, { endpoints, now });
};

import { uuidv7 } from 'uuidv7';

import { assert } from '../../../kit/assert.ts';
import { formatQuantity, type Quantity } from '../../../kit/quantity.ts';
import type { BusinessDate } from '../../../kit/time/business-date.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { isLocked } from '../rules/period-lock.ts';
import { announceInventory } from './announce-inventory.ts';
import { type LineOfSession, loadCountLines } from './count-lines.ts';
import { answerWithCount, takeCountStep } from './load-count.ts';
import { lockItem, lockItems, type LockedItem } from './load-item.ts';
import { postCount, takeCountBack } from './post-count.ts';

/** A line with a figure and the moment that it speaks of. */
type FoundLine = LineOfSession & { readonly counted: Quantity; readonly at: Date };

const foundLines = (lines: readonly LineOfSession[]): readonly FoundLine[] =>
  lines.flatMap((one) => {
    const { counted, lastAt } = one.line;
    return counted === null || lastAt === null ? [] : [{ ...one, counted, at: lastAt }];
  });

/**
 * Books a count, each line at the moment at which it was counted, and keeps what its items are worth then.
 *
 * @refuses NOT_FOUND, COUNT_APPROVAL_FORBIDDEN, COUNT_STATUS_CHANGED; COUNT_REASONS_MISSING while a line beyond the
 * threshold has none; QUANTITY_OUT_OF_RANGE
 */
export const approveCount = async (tx: RestaurantTx, { deviceId, body }: CommandEnvelope<{ readonly countId: string }>) => {
  const { count, to } = await takeCountStep(tx, body.countId, 'APPROVE');
  await holdLevels(tx, count.id);
  const lines = foundLines(await loadCountLines(tx, count));
  const unexplained = lines.filter(({ isOver, reason }) => isOver && reason === null).length;
  if (unexplained > 0) throw refusal('COUNT_REASONS_MISSING', { field: 'countId', lines: unexplained });
  // All in one question: a count of thousands of lines asks it once, not once a line.
  const items = await lockItems(
    tx,
    lines.map(({ itemId }) => itemId),
  );
  const booked = [];
  for (const line of lines) booked.push(await bookLine(tx, line, { countId: count.id, deviceId, items }));
  await keepBooked(tx, count.id, booked);
  await takeSnapshot(tx, count.id);
  await tx.client.query({
    name: 'inventory-approve-count',
    text: `update count_session set status = $3, approved_by = $4, approved_at = now() where restaurant_id = $1 and id = $2`,
    values: [tx.restaurantId, count.id, to, tx.userId],
  });
  announceInventory(tx, 'inventory.v1.count-approved', { countId: count.id, name: count.name, lines: lines.length });
  return answerWithCount(tx, count.id);
};

/** All levels are held before any is read, in the order in which every document holds them. */
const holdLevels = async (tx: RestaurantTx, countId: string): Promise<void> => {
  await tx.client.query({
    name: 'inventory-hold-counted-levels',
    text: `select v.item_id from stock_level v
            where v.restaurant_id = $1 and v.item_id in (select item_id from count_line where restaurant_id = $1 and session_id = $2)
            order by v.item_id for update`,
    values: [tx.restaurantId, countId],
  });
};

/** The items are those that nothing was booked on since they were read. */
type Booking = { readonly countId: string; readonly deviceId: string; readonly items: Map<string, LockedItem> };
type Booked = { readonly item_id: string; readonly movement_id: string; readonly counted: string; readonly expected: string };

const bookLine = async (
  tx: RestaurantTx,
  { itemId, counted, at, expected }: FoundLine,
  { countId, deviceId, items }: Booking,
): Promise<Booked> => {
  const known = items.get(itemId);
  const item = known ?? (await lockItem(tx, itemId));
  assert(item !== null && expected !== null, 'A line of a count has an item, and what was counted was expected to be something.');
  const movementId = uuidv7();
  // A line of a merged item is booked on the one that stays, which may be a line of its own.
  items.delete(item.itemId);
  await postCount(tx, item, {
    counted,
    ...(known && { movedSince: (known.level.onHand - expected) as Quantity }),
    source: {
      movementId,
      sourceId: countId,
      occurredAt: at,
      effectiveAt: at,
      deviceId,
      reason: null,
      note: null,
      enteredText: null,
      enteredParts: null,
    },
  });
  return { item_id: itemId, movement_id: movementId, counted: formatQuantity(counted), expected: formatQuantity(expected) };
};

const keepBooked = async (tx: RestaurantTx, countId: string, booked: readonly Booked[]): Promise<void> => {
  await tx.client.query({
    name: 'inventory-keep-booked-lines',
    text: `update count_line l set movement_id = b.movement_id, counted = b.counted, expected = b.expected
             from jsonb_to_recordset($3::jsonb) as b (item_id uuid, movement_id uuid, counted numeric, expected numeric)
            where l.restaurant_id = $1 and l.session_id = $2 and l.item_id = b.item_id`,
    values: [tx.restaurantId, countId, JSON.stringify(booked)],
  });
};

const takeSnapshot = async (tx: RestaurantTx, countId: string): Promise<void> => {
  await tx.client.query({
    name: 'inventory-snapshot-count',
    text: `insert into stock_snapshot (restaurant_id, cause, cause_id, item_id, on_hand, unit_cost, value_minor, currency)
           select $1, 'COUNT', $2, v.item_id, v.on_hand, v.average_cost, v.value_minor, v.currency
             from count_line l
             join stock_level v on v.restaurant_id = $1 and v.item_id = l.item_id
            where l.restaurant_id = $1 and l.session_id = $2 and l.movement_id is not null`,
    values: [tx.restaurantId, countId],
  });
};

type Ending = { readonly countId: string; readonly reason: string };

/**
 * Takes an approved count out of the books again.
 *
 * @refuses NOT_FOUND, COUNT_REVERSAL_FORBIDDEN, COUNT_STATUS_CHANGED; COUNT_LATER_APPROVED when a later count of the
 * same items stands; PERIOD_LOCKED
 */
export const reverseCount = async (tx: RestaurantTx, { deviceId, body }: CommandEnvelope<Ending>) => {
  const { count, to } = await takeCountStep(tx, body.countId, 'REVERSE');
  await holdLevels(tx, count.id);
  await refuseLater(tx, count.id);
  const { rows } = await tx.client.query<{ readonly item_id: string; readonly movement_id: string }>({
    name: 'inventory-booked-lines',
    text: `select item_id, movement_id from count_line
            where restaurant_id = $1 and session_id = $2 and movement_id is not null order by item_id`,
    values: [tx.restaurantId, count.id],
  });
  const facts = { sourceId: count.id, occurredAt: new Date(), deviceId, note: body.reason, newId: uuidv7 };
  for (const row of rows) await takeCountBack(tx, row.item_id, { ...facts, countMovementId: row.movement_id });
  await endCount(tx, { countId: count.id, to, reason: body.reason });
  announceInventory(tx, 'inventory.v1.count-reversed', { countId: count.id, name: count.name });
  return answerWithCount(tx, count.id);
};

const refuseLater = async (tx: RestaurantTx, countId: string): Promise<void> => {
  const { rows } = await tx.client.query<{
    readonly itemName: string;
    readonly itemNameLocal: string | null;
    readonly isLater: boolean;
    readonly on: string;
    readonly locked: string | null;
  }>({
    name: 'inventory-later-count',
    text: `select i.name as "itemName", i.name_local as "itemNameLocal", m.business_date::text as "on", v.locked_through::text as locked, exists (
                    select from stock_movement c
                     where c.restaurant_id = $1 and c.item_id = l.item_id and c.entry_number > m.entry_number and c.kind = 'COUNT_ADJUST'
                       and c.source_type = 'count' and c.reversal_of_id is null
                       and not exists (select from stock_movement u where u.restaurant_id = $1 and u.reversal_of_id = c.id)) as "isLater"
             from count_line l
             join stock_movement m on m.restaurant_id = $1 and m.id = l.movement_id
             join stock_level v on v.restaurant_id = $1 and v.item_id = l.item_id
             join item i on i.restaurant_id = $1 and i.id = l.item_id
            where l.restaurant_id = $1 and l.session_id = $2`,
    values: [tx.restaurantId, countId],
  });
  const later = rows.find(({ isLater }) => isLater);
  if (later) {
    const { itemName, itemNameLocal } = later;
    throw refusal('COUNT_LATER_APPROVED', { field: 'countId', itemName, itemNameLocal });
  }
  const closed = rows.find(({ on, locked }) => isLocked(on as BusinessDate, locked as BusinessDate | null));
  if (closed) throw refusal('PERIOD_LOCKED', { field: 'countId', lockedThrough: closed.locked });
};

const endCount = async (tx: RestaurantTx, end: Ending & { readonly to: string }): Promise<void> => {
  await tx.client.query({
    name: 'inventory-end-count',
    text: `update count_session set status = $3, closed_by = $4, closed_at = now(), close_reason = $5 where restaurant_id = $1 and id = $2`,
    values: [tx.restaurantId, end.countId, end.to, tx.userId, end.reason],
  });
};

/**
 * Calls a count off; stock stays as it is.
 *
 * @refuses NOT_FOUND, COUNT_CANCEL_FORBIDDEN, COUNT_STATUS_CHANGED
 */
export const cancelCount = async (tx: RestaurantTx, { countId, reason }: Ending) => {
  const { to } = await takeCountStep(tx, countId, 'CANCEL');
  await endCount(tx, { countId, reason, to });
  return answerWithCount(tx, countId);
};

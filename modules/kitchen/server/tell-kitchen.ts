import { and, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { printChangeOf } from '../rules/print-change.ts';
import { newToKitchen } from '../rules/sent-quantity.ts';
import { routeLine } from '../rules/routing.ts';
import { changeLine, loadStations, routed } from './load-order.ts';
import type { Moment } from './moment.ts';
import { announceLines } from './announce-kitchen.ts';
import { printLines } from './printing/queue-papers.ts';
import { kitchenEvent, type LineRow, orderLine } from './tables.ts';
import { putBackIntoStock, takeFromStock } from './take-from-stock.ts';

/**
 * Tells the kitchen what is new of these lines, and nothing else: what is fired goes to its stations and leaves stock, what
 * is held again comes back, what is more or less than before is marked until somebody there has seen it.
 *
 * @param lines as they are stored, held by this transaction
 * @returns the lines as they are then
 */
export const tellKitchen = async (tx: RestaurantTx, lines: readonly LineRow[], moment: Moment): Promise<readonly LineRow[]> => {
  const due = lines.filter((line) => newToKitchen(line) !== 0);
  if (due.length === 0) return lines;
  const stations = due.some(({ firedAt }) => firedAt === null) ? (await loadStations(tx)).map(routed) : [];
  await putBackIntoStock(tx, due, moment);
  const told = new Map<string, LineRow>();
  for (const line of due) {
    const changes = line.state === 'HELD' ? heldAgain : line.firedAt === null ? firedAt(line, stations, moment) : changed;
    told.set(line.id, await changeLine(tx, line, { ...changes, sentQuantity: line.sentQuantity + newToKitchen(line), depletedAt: null }));
  }
  const cooked = [...told.values()].filter(({ state }) => state !== 'HELD' && state !== 'VOIDED');
  await takeFromStock(tx, cooked, moment);
  await noteTold(tx, due, moment);
  await printTold(tx, due, { told, moment });
  announceLines(tx, [...told.values()]);
  return reread(tx, lines);
};

/** What was held again comes back from where it was made; everything else goes where it is made now. */
const printTold = (
  tx: RestaurantTx,
  due: readonly LineRow[],
  { told, moment }: { readonly told: ReadonlyMap<string, LineRow>; readonly moment: Moment },
): Promise<void> => {
  const lines = due.flatMap((before) => {
    const printed = printChangeOf(before, before.firedAt !== null);
    const line = told.get(before.id) ?? before;
    return printed ? [{ ...printed, line, stationIds: before.state === 'HELD' ? before.stationIds : line.stationIds }] : [];
  });
  return printLines(tx, lines, moment.receivedAt);
};

const heldAgain = { firedAt: null, stationIds: [], stage: 1, acknowledgedAt: null, knownBefore: null };

const changed = { acknowledgedAt: null };

/** By the moment at which the kitchen hears of it: a clock that is wrong puts no ticket before another. */
const firedAt = (line: LineRow, stations: Parameters<typeof routeLine>[1], { receivedAt }: Moment): Partial<LineRow> => {
  const { stationIds, firstStage } = routeLine(line, stations);
  return { firedAt: receivedAt, acknowledgedAt: receivedAt, stationIds: [...stationIds], stage: firstStage };
};

const noteTold = (tx: RestaurantTx, lines: readonly LineRow[], { saidAt, deviceId }: Moment) =>
  tx.db.insert(kitchenEvent).values(
    lines.map(({ id, orderId, state, firedAt: before, stage }) => ({
      restaurantId: tx.restaurantId,
      id: uuidv7(),
      orderId,
      lineId: id,
      kind: state === 'HELD' ? ('HOLD' as const) : before === null ? ('FIRE' as const) : ('CHANGE' as const),
      fromState: before === null ? ('HELD' as const) : ('QUEUED' as const),
      toState: state,
      fromStage: stage,
      actorId: tx.userId,
      occurredAt: saidAt,
      deviceId,
    })),
  );

const reread = (tx: RestaurantTx, lines: readonly LineRow[]): Promise<LineRow[]> =>
  tx.db
    .select()
    .from(orderLine)
    .where(
      and(
        eq(orderLine.restaurantId, tx.restaurantId),
        inArray(
          orderLine.id,
          lines.map(({ id }) => id),
        ),
      ),
    );

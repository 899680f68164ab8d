import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { OrderHead, OrderLine } from '../contract/fields.ts';
import { kitchenLimits } from '../rules/kitchen-limits.ts';
import { recallWindowMs } from '../rules/line-state.ts';
import { presentHead, presentLine } from './present-order.ts';
import { diningTable, kitchenEvent, kitchenOrder, kitchenStation, type LineRow, orderLine } from './tables.ts';

type Shown = { orders: OrderHead[]; lines: OrderLine[] };

type Asked = { readonly stationId?: string | undefined };

// The words of the two partial indexes, literally: a parameter would hide them from the planner.
const onScreens = sql`(${orderLine.state} in ('QUEUED', 'STARTED', 'READY', 'PASSED', 'VOID_REQUESTED')
  or (${orderLine.state} = 'VOIDED' and ${orderLine.firedAt} is not null and ${orderLine.acknowledgedAt} is null))`;

// What was voided leaves by itself, `hasLeft`; what has gone stays out of the answer too.
const notLeft = (now: Date): SQL => {
  const before = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  return sql`(${orderLine.state} <> 'VOIDED' or ${orderLine.voidedAt} > (case
    when ${orderLine.beforeVoid} is null or ${orderLine.beforeVoid} in ('HELD', 'QUEUED') then ${before(kitchenLimits.unseenVoidMs)}
    else ${before(kitchenLimits.lockedVoidMs)} end)::timestamptz)`;
};

// What was passed leaves the screens with its order at the latest: not every house marks what is served.
const stillHere = sql`(${orderLine.state} <> 'PASSED' or ${kitchenOrder.state} = 'OPEN')`;

/** A station that makes dishes sees its own lines, and those that no station makes; the others see all. @refuses NOT_FOUND */
const ofStation = async (tx: RestaurantTx, stationId: string | undefined): Promise<SQL | undefined> => {
  if (stationId === undefined) return undefined;
  const [station] = await tx.db
    .select({ kind: kitchenStation.kind })
    .from(kitchenStation)
    .where(and(eq(kitchenStation.restaurantId, tx.restaurantId), eq(kitchenStation.id, stationId)));
  if (!station) throw refusal('NOT_FOUND');
  if (station.kind !== 'PREP') return undefined;
  return sql`(${orderLine.stationIds} = '{}' or ${stationId} = any (${orderLine.stationIds}))`;
};

const linesWhere = (tx: RestaurantTx, condition: SQL | undefined) =>
  tx.db
    .select({ line: orderLine, order: kitchenOrder, tableName: diningTable.name })
    .from(orderLine)
    .innerJoin(kitchenOrder, and(eq(kitchenOrder.restaurantId, orderLine.restaurantId), eq(kitchenOrder.id, orderLine.orderId)))
    .leftJoin(diningTable, and(eq(diningTable.restaurantId, kitchenOrder.restaurantId), eq(diningTable.id, kitchenOrder.tableId)))
    .where(and(eq(orderLine.restaurantId, tx.restaurantId), condition));

const shown = (rows: Awaited<ReturnType<typeof linesWhere>>): Shown => {
  const orders = new Map(rows.map(({ order, tableName }) => [order.id, presentHead(order, tableName)]));
  return { orders: [...orders.values()], lines: rows.map(({ line }) => presentLine(line)) };
};

/**
 * What one station has to do with, or all of it, in the order in which it was fired.
 *
 * @refuses NOT_FOUND for a station of no or another restaurant
 */
export const readKitchen = async (tx: RestaurantTx, { stationId }: Asked): Promise<Shown & { now: string }> => {
  const rows = await linesWhere(tx, and(onScreens, notLeft(new Date()), stillHere, await ofStation(tx, stationId))).orderBy(
    asc(orderLine.firedAt),
    asc(orderLine.sortOrder),
    asc(orderLine.id),
  );
  return { ...shown(rows), now: new Date().toISOString() };
};

/** Every line that stands on a screen, as it is stored, in the order in which it was fired. */
export const linesOnScreens = async (tx: RestaurantTx): Promise<LineRow[]> =>
  (await linesWhere(tx, and(onScreens, stillHere)).orderBy(asc(orderLine.firedAt), asc(orderLine.sortOrder), asc(orderLine.id))).map(
    ({ line }) => line,
  );

const historyMax = 100;

/** What was done lately and can be called back, newest first. @refuses NOT_FOUND */
export const readKitchenHistory = async (tx: RestaurantTx, { stationId }: Asked): Promise<Shown> => {
  const since = new Date(Date.now() - recallWindowMs);
  const ofLate = tx.db
    .select({ lineId: kitchenEvent.lineId })
    .from(kitchenEvent)
    .where(and(eq(kitchenEvent.restaurantId, tx.restaurantId), sql`${kitchenEvent.recordedAt} >= ${since.toISOString()}`));
  const done = and(inArray(orderLine.state, ['READY', 'PASSED', 'SERVED', 'VOIDED']), inArray(orderLine.id, ofLate));
  const rows = await linesWhere(tx, and(done, await ofStation(tx, stationId)))
    .orderBy(
      desc(sql`coalesce(${orderLine.servedAt}, ${orderLine.passedAt}, ${orderLine.readyAt}, ${orderLine.voidedAt})`),
      asc(orderLine.id),
    )
    .limit(historyMax);
  return shown(rows);
};

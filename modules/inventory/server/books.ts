import { desc, eq } from 'drizzle-orm';

import type { BusinessDate } from '../../../kit/time/business-date.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { Books } from '../contract/books.contract.ts';
import { decideClosing, decideReopening } from '../rules/period-lock.ts';
import { stockPeriodChange, stockSetting } from './tables.ts';

const changesShown = 24;
const dayMs = 86_400_000;

/** The setting's row, made where there was none, and held: closings of one restaurant follow each other. */
export const holdSetting = async (tx: RestaurantTx) => {
  await tx.db.insert(stockSetting).values({ restaurantId: tx.restaurantId }).onConflictDoNothing();
  const [row] = await tx.db.select().from(stockSetting).where(eq(stockSetting.restaurantId, tx.restaurantId)).for('update');
  return { lockedThrough: (row?.lockedThrough ?? null) as BusinessDate | null, costing: row?.costing ?? ('AVERAGE' as const) };
};

/** How the stock books are kept, and who closed and reopened them. */
export const getBooks = async (tx: RestaurantTx): Promise<Books> => {
  const [setting] = await tx.db.select().from(stockSetting).where(eq(stockSetting.restaurantId, tx.restaurantId));
  const changes = await tx.db
    .select()
    .from(stockPeriodChange)
    .where(eq(stockPeriodChange.restaurantId, tx.restaurantId))
    .orderBy(desc(stockPeriodChange.changedAt), desc(stockPeriodChange.id))
    .limit(changesShown);
  const names = await namesOf(tx, [...new Set(changes.map((change) => change.changedBy))]);
  return {
    costing: setting?.costing ?? 'AVERAGE',
    lockedThrough: setting?.lockedThrough ?? null,
    changes: changes.map(({ lockedThrough, reason, changedBy, changedAt }) => ({
      lockedThrough,
      reason,
      changedBy: names.get(changedBy) ?? '',
      changedAt: changedAt.toISOString(),
    })),
  };
};

type Change = { readonly id: string; readonly lockedThrough: BusinessDate | null; readonly reason: string | null };

/** The day is written on every level, whose row each movement holds: one that is under way ends before, or sees it. */
const lockThrough = async (tx: RestaurantTx, { id, lockedThrough, reason }: Change): Promise<void> => {
  await tx.client.query({
    name: 'inventory-lock-levels',
    text: `with held as (select item_id from stock_level where restaurant_id = $1 order by item_id for update)
           update stock_level l set locked_through = $2 from held h where l.restaurant_id = $1 and l.item_id = h.item_id`,
    values: [tx.restaurantId, lockedThrough],
  });
  await tx.db.update(stockSetting).set({ lockedThrough, updatedAt: new Date() }).where(eq(stockSetting.restaurantId, tx.restaurantId));
  await tx.db
    .insert(stockPeriodChange)
    .values({ restaurantId: tx.restaurantId, id, lockedThrough, reason, changedBy: tx.userId ?? tx.ownerId });
};

/** What every item was worth at the end of the closed day, by the rows that are booked until then. */
const takeSnapshot = async (tx: RestaurantTx, closingId: string, through: BusinessDate): Promise<void> => {
  await tx.client.query({
    name: 'inventory-snapshot-close',
    text: `insert into stock_snapshot (restaurant_id, cause, cause_id, item_id, on_hand, unit_cost, value_minor, currency)
           select $1, 'CLOSE', $2, l.item_id, l.on_hand - coalesce(m.quantity, 0),
                  coalesce(m.cost_before, l.average_cost), l.value_minor - coalesce(m.value, 0), l.currency
             from stock_level l
             left join lateral (
               select sum(s.quantity) as quantity, sum(s.value_minor) as value,
                      (select b.average_cost_after from stock_movement b
                        where b.restaurant_id = $1 and b.item_id = l.item_id and b.business_date <= $3
                        order by b.entry_number desc limit 1) as cost_before
                 from stock_movement s
                where s.restaurant_id = $1 and s.item_id = l.item_id and s.business_date > $3
             ) m on true
            where l.restaurant_id = $1`,
    values: [tx.restaurantId, closingId, through],
  });
};

type Closing = { readonly id: string; readonly through: string; readonly lockedThrough: BusinessDate | null };

const closeHeld = async (tx: RestaurantTx, { id, through, lockedThrough }: Closing): Promise<void> => {
  const today = tradingDay(tx, new Date());
  const day = orRefuse(decideClosing(through as BusinessDate, { today, lockedThrough }), { field: 'through' });
  await lockThrough(tx, { id, lockedThrough: day, reason: null });
  await takeSnapshot(tx, id, day);
};

/**
 * Closes the books through a day, and keeps what stock was worth at its end.
 *
 * @refuses PERIOD_NOT_OVER, PERIOD_CLOSED_ALREADY
 */
export const closePeriod = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<{ readonly closingId: string; readonly through: string }>,
): Promise<Books> => {
  const { lockedThrough } = await holdSetting(tx);
  await closeHeld(tx, { id: body.closingId, through: body.through, lockedThrough });
  return getBooks(tx);
};

/**
 * Opens closed days again.
 *
 * @refuses PERIOD_NOT_CLOSED when the books are open beyond that day already
 */
export const reopenPeriod = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<{ readonly reopeningId: string; readonly through: string | null; readonly reason: string }>,
): Promise<Books> => {
  const { lockedThrough } = await holdSetting(tx);
  const through = orRefuse(decideReopening(body.through as BusinessDate | null, lockedThrough), { field: 'through' });
  await lockThrough(tx, { id: body.reopeningId, lockedThrough: through, reason: body.reason });
  return getBooks(tx);
};

/**
 * Chooses by which price stock leaves. Nothing changes its worth: where the oldest price is to leave first, what is on
 * hand is one layer at what it is worth now, and where the average is kept, the layers melt into it. A REVALUE row of
 * no value marks the day in every ledger.
 */
export const setCosting = async (tx: RestaurantTx, envelope: CommandEnvelope<{ readonly costing: 'AVERAGE' | 'FIFO' }>): Promise<Books> => {
  const { costing } = envelope.body;
  const before = await holdSetting(tx);
  if (before.costing === costing) return getBooks(tx);
  await tx.db.update(stockSetting).set({ costing, updatedAt: new Date() }).where(eq(stockSetting.restaurantId, tx.restaurantId));
  const today = tradingDay(tx, new Date());
  await tx.client.query({
    text: `with held as (
             select l.* from stock_level l where l.restaurant_id = $1 order by l.item_id for update
           ), marked as (
             insert into stock_movement (restaurant_id, id, item_id, entry_number, kind, quantity, unit_cost, value_minor, currency,
               balance_after, average_cost_after, is_provisional_cost, source_type, source_id, actor_id, occurred_at, effective_at, business_date)
             select $1, uuidv7(), h.item_id, h.last_entry_number + 1, 'REVALUE', 0, h.average_cost, 0, h.currency,
                    h.on_hand, h.average_cost, false, 'costing', $3, $4, now(), now(), $5
               from held h where h.average_cost is not null
             returning item_id
           )
           update stock_level l
              set last_entry_number = l.last_entry_number + case when m.item_id is null then 0 else 1 end, updated_at = now(),
                  cost_layers = case when $2 = 'AVERAGE' then null
                                     when h.on_hand <= 0 then '[]'::jsonb
                                     else jsonb_build_array(jsonb_build_object('quantity', h.on_hand::text, 'value', h.value_minor::text)) end
             from held h left join marked m on m.item_id = h.item_id
            where l.restaurant_id = $1 and l.item_id = h.item_id`,
    values: [tx.restaurantId, costing, envelope.commandId, tx.userId, today],
  });
  return getBooks(tx);
};

/**
 * Closes the books through a day where they are not closed that far already; for whoever closes more than stock.
 *
 * @refuses PERIOD_NOT_OVER
 */
export const closeBooksThrough = async (
  tx: RestaurantTx,
  { id, through }: { readonly id: string; readonly through: string },
): Promise<void> => {
  const { lockedThrough } = await holdSetting(tx);
  if (lockedThrough !== null && lockedThrough >= through) return;
  await closeHeld(tx, { id, through, lockedThrough });
};

/** Opens the books from a day on, where they are closed on it. */
export const openBooksFrom = async (
  tx: RestaurantTx,
  { id, from, reason }: { readonly id: string; readonly from: string; readonly reason: string },
): Promise<void> => {
  const { lockedThrough } = await holdSetting(tx);
  if (lockedThrough === null || lockedThrough < from) return;
  const before = new Date(Date.parse(from) - dayMs).toISOString().slice(0, 10) as BusinessDate;
  await lockThrough(tx, { id, lockedThrough: before, reason });
};

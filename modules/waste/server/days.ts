import { and, asc, between, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { namesOf } from '../../accounts/server/public.ts';
import type { DayRange } from '../../inventory/server/public.ts';
import { tradeByDay } from '../../kitchen/server/public.ts';
import type { DayRow } from '../contract/goal-fields.ts';
import { decideDay, filledDays, type DayFigures } from '../rules/day-figures.ts';
import { wasteDay } from './tables.ts';

type StoredDay = typeof wasteDay.$inferSelect;

const present = ({ businessDate, covers, salesMinor, version }: StoredDay): DayRow => ({
  businessDate,
  covers,
  salesMinor: salesMinor?.toString() ?? null,
  version,
});

const stored = (tx: RestaurantTx, { from, to }: DayRange) =>
  tx.db
    .select()
    .from(wasteDay)
    .where(and(eq(wasteDay.restaurantId, tx.restaurantId), between(wasteDay.businessDate, from, to)))
    .orderBy(asc(wasteDay.businessDate));

/** What is known of the days of a period; sales in another currency than today's are not. */
export const dayFigures = async (tx: RestaurantTx, range: DayRange): Promise<readonly DayFigures[]> => {
  const written = (await stored(tx, range)).map(({ businessDate, covers, salesMinor, currency }) => ({
    businessDate,
    covers,
    salesMinor: currency === tx.currency ? salesMinor : null,
  }));
  return filledDays(written, await tradeByDay(tx, range));
};

/** The days that somebody wrote down, oldest first, and who did. */
export const listDays = async (tx: RestaurantTx, range: DayRange) => {
  const rows = await stored(tx, range);
  const names = await namesOf(tx, [...new Set(rows.map(({ setBy }) => setBy))]);
  return {
    days: rows.map((row) => ({ ...present(row), setBy: names.get(row.setBy) ?? '', setAt: row.setAt.toISOString() })),
    currency: tx.currency as 'GBP',
    today: tradingDay(tx, new Date()),
  };
};

type DayBody = {
  readonly businessDate: string;
  readonly baseVersion: number | null;
  readonly covers: number | null;
  readonly salesMinor: string | null;
};

/**
 * Writes a day down over the version that the person saw.
 *
 * @refuses DAY_IN_FUTURE; DAY_CHANGED with the day as it is
 */
export const saveDay = async (tx: RestaurantTx, { body, occurredAt }: CommandEnvelope<DayBody>): Promise<{ day: DayRow }> => {
  const { businessDate, baseVersion, covers } = body;
  const at = new Date(occurredAt);
  orRefuse(decideDay(businessDate, tradingDay(tx, at)), { field: 'businessDate' });
  const of = and(eq(wasteDay.restaurantId, tx.restaurantId), eq(wasteDay.businessDate, businessDate));
  const columns = {
    covers,
    salesMinor: body.salesMinor === null ? null : BigInt(body.salesMinor),
    currency: tx.currency,
    setBy: tx.userId ?? tx.ownerId,
    setAt: at,
  };
  const [row] =
    baseVersion === null
      ? await tx.db
          .insert(wasteDay)
          .values({ restaurantId: tx.restaurantId, businessDate, ...columns })
          .onConflictDoNothing()
          .returning()
      : await tx.db
          .update(wasteDay)
          .set({ ...columns, version: baseVersion + 1 })
          .where(and(of, eq(wasteDay.version, baseVersion)))
          .returning();
  if (row) return { day: present(row) };
  const [current] = await tx.db.select().from(wasteDay).where(of);
  throw current ? refusal('DAY_CHANGED', { field: 'version', current: present(current) }) : refusal('NOT_FOUND');
};

import { and, asc, between, eq, isNotNull } from 'drizzle-orm';

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { ToldShift } from '../rules/clock-pairing.ts';
import { presentMark } from './clock-marks.ts';
import { readClockSetting } from './clock-settings.ts';
import { clockEvent, toldShift } from './clock-tables.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * An instant as the rules count.
 *
 * @unit minutes since 1970
 */
export const minuteAt = (at: Date): number => Math.floor(at.getTime() / minuteMs);

/** A minute as it travels. */
export const momentOf = (minute: number): string => new Date(minute * minuteMs).toISOString();

/** What was said at the clock between two instants; of one person, or of everybody. */
export const loadMarks = (
  tx: RestaurantTx,
  { from, to, userId }: { readonly from: Date; readonly to: Date; readonly userId: string | null },
) =>
  tx.db
    .select()
    .from(clockEvent)
    .where(
      and(
        eq(clockEvent.restaurantId, tx.restaurantId),
        between(clockEvent.happenedAt, from, to),
        userId === null ? undefined : eq(clockEvent.userId, userId),
      ),
    )
    .orderBy(asc(clockEvent.happenedAt));

/** The shifts of some trading days as they were made known. */
export const loadToldShifts = async (
  tx: RestaurantTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<(ToldShift & { readonly userId: string })[]> => {
  const { restaurantId, businessDate, told } = toldShift;
  const rows = await tx.db
    .select()
    .from(toldShift)
    .where(and(eq(restaurantId, tx.restaurantId), between(businessDate, from, to), isNotNull(told)));
  return rows.flatMap((row) => {
    const known = row.told ?? {};
    const whose = known.userId === undefined ? row.userId : known.userId;
    if (whose === null || known.isCancelled === true) return [];
    const paid = (known.breaks ?? row.breaks).filter(({ isPaid }) => isPaid);
    return [
      {
        userId: whose,
        id: row.id,
        day: known.businessDate ?? row.businessDate,
        startsAt: minuteAt(known.startsAt === undefined ? row.startsAt : new Date(known.startsAt)),
        endsAt: minuteAt(known.endsAt === undefined ? row.endsAt : new Date(known.endsAt)),
        paidBreakMinutes: paid.reduce((sum, { minutes }) => sum + minutes, 0),
      },
    ];
  });
};

/** What the asker's clock shows: what they said of late, their shifts around now, and where the clock is. */
export const readClock = async (tx: RestaurantTx) => {
  const now = new Date();
  const userId = tx.userId ?? '';
  const marks = await loadMarks(tx, { from: new Date(now.getTime() - 2 * dayMs), to: new Date(now.getTime() + dayMs), userId });
  const [from, to] = [-1, 1].map((days) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10));
  const shifts = (await loadToldShifts(tx, { from: from ?? '', to: to ?? '' })).filter((shift) => shift.userId === userId);
  return {
    now: now.toISOString(),
    setting: await readClockSetting(tx),
    marks: marks.map(presentMark),
    shifts: shifts.map(({ id, day, startsAt, endsAt }) => ({ id, day, startsAt: momentOf(startsAt), endsAt: momentOf(endsAt) })),
  };
};

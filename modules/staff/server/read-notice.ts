import { and, eq, gte, lt, or } from 'drizzle-orm';

import type { Currency } from '../../../kit/money.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails, holds, hourlyRates } from '../../restaurants/server/public.ts';
import { packOf } from '../rules/country-pack.ts';
import { noticeOf, noticePay, type Notice, type NoticedShift } from '../rules/notice-pay.ts';
import type { NoticeRule } from '../rules/pay-law.ts';
import { dayAfter } from '../rules/rota-week.ts';
import { costChangeOf } from './exchange-costs.ts';
import { isOtherwise, plannedAsTold, plannedOf } from './present-shift.ts';
import { byPerson } from './rota-facts.ts';
import { shift, type ShiftRow, type Told } from './rota-tables.ts';

/** What a change of a known shift costs, and whom it meets. */
type PricedNotice = Notice & { readonly shiftId: string; readonly userId: string; readonly day: string; readonly pay: string | null };

/** What making a draft known changes for those who know of something else. */
export type NoticeAnswer = {
  readonly currency: Currency;
  readonly rule: Pick<NoticeRule, 'id' | 'source' | 'isInForce'> | null;
  readonly changes: PricedNotice[];
  readonly costChange: string | null;
};

type Days = { readonly from: string; readonly days: number };

/** Known shifts of some days that their draft changes, with notice and its price, and by how much they cost more. */
export const readNotice = async (tx: RestaurantTx, { from, days }: Days): Promise<NoticeAnswer> => {
  const until = dayAfter(from, days);
  const rows = await tx.db
    .select()
    .from(shift)
    .where(
      and(
        eq(shift.restaurantId, tx.restaurantId),
        or(and(gte(shift.businessDate, from), lt(shift.businessDate, until)), and(gte(shift.toldDate, from), lt(shift.toldDate, until))),
      ),
    );
  const priced = await noticePrices(tx);
  const changes = rows.filter((row) => row.told && isOtherwise(row)).flatMap((row) => priced.of(row) ?? []);
  const told = byPerson(rows, (row) => plannedAsTold(row).map((planned) => ({ userId: row.told?.userId ?? null, planned })));
  // What nobody knows of yet is not a change: only known shifts are set against their drafts.
  const drafted = byPerson(rows, (row) => (row.isCancelled || !row.told ? [] : [{ userId: row.userId, planned: plannedOf(row) }]));
  const costChange = changes.length === 0 ? null : await costChangeOf(tx, { before: told, after: drafted, from, until });
  return { currency: tx.currency as Currency, rule: priced.rule, changes, costChange: costChange?.toString() ?? null };
};

/** Reckons the notice of changes, by the country's rule and everybody's rate. */
export const noticePrices = async (tx: RestaurantTx) => {
  const { country } = await getDetails(tx);
  const found = packOf(country).notice;
  const rates = holds(tx, 'members.view-pay') ? await hourlyRates(tx) : new Map<string, never>();
  return {
    rule: found && { id: found.id, source: found.source, isInForce: found.isInForce },
    of: (row: ShiftRow): PricedNotice | null => {
      const { told, toldDate } = row;
      const notice = told && noticeOf(knownAs(told), draftOf(row), Date.now());
      if (!told?.userId || !notice) return null;
      const rate = rates.get(told.userId);
      const pay = rate?.currency === tx.currency ? noticePay(found, notice, BigInt(rate.amountMinor)) : null;
      return { ...notice, shiftId: row.id, userId: told.userId, day: toldDate ?? row.businessDate, pay: pay?.toString() ?? null };
    },
  };
};

const knownAs = ({ userId, startsAt, endsAt, isCancelled }: Told): NoticedShift => ({
  userId,
  startsMs: Date.parse(startsAt),
  endsMs: Date.parse(endsAt),
  isCancelled,
});

const draftOf = ({ userId, startsAt, endsAt, isCancelled }: ShiftRow): NoticedShift => ({
  userId,
  startsMs: startsAt.getTime(),
  endsMs: endsAt.getTime(),
  isCancelled,
});

import { and, between, eq } from 'drizzle-orm';

import { minorUnits, type Currency } from '../../../kit/money.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { getDetails, hourlyRates } from '../../restaurants/server/public.ts';
import type { PayslipAnswer } from '../contract/payroll.contract.ts';
import { clockLimits } from '../rules/clock-limits.ts';
import { minimumWage } from '../rules/minimum-wage.ts';
import { isPayMonth, payslipOf } from '../rules/payroll.ts';
import { dayAfter } from '../rules/rota-week.ts';
import { timesheetLine } from './clock-tables.ts';
import { loadCards, loadPeriods } from './hours.ts';
import { employment } from './tables.ts';

type Days = { readonly from: string; readonly to: string };

/** What the minutes that went to the payroll come to, by person; of a stretch that is too long its first days. */
export const readPayroll = async (tx: RestaurantTx, asked: Days) => {
  const days = { from: asked.from, to: [asked.to, dayAfter(asked.from, clockLimits.readDaysMax - 1)].toSorted()[0] ?? asked.to };
  const reckons = { country: (await getDetails(tx)).country, day: days.to, isMonth: isPayMonth(days.from, days.to) };
  const belowMinimum = await shortfalls(tx, reckons.country, days.to);
  const payIds = await payIdsHere(tx);
  const byPerson = Map.groupBy(await linesOf(tx, days), ({ userId }) => userId);
  const names = await namesOf(tx, [...byPerson.keys()]);
  const payslips = [...byPerson].map(([userId, lines]): PayslipAnswer => {
    const { minutes, ...amounts } = payslipOf(lines, reckons);
    const texts = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amount === null ? null : String(amount)]));
    const who = { userId, name: names.get(userId) ?? '', payId: payIds.get(userId) ?? null };
    return { ...who, minutes, ...(texts as Amounts), belowMinimum: belowMinimum.get(userId) ?? null };
  });
  return {
    currency: tx.currency as Currency,
    payslips: payslips.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    unsentDays: await unsentDays(tx, days),
    isMonth: reckons.isMonth,
  };
};

type Amounts = Pick<PayslipAnswer, 'gross' | 'incomeTax' | 'employeePension' | 'employerPension' | 'net'>;

/** A rate in another currency than the restaurant's adds up to nothing here, and counts as missing. */
const linesOf = async (tx: RestaurantTx, { from, to }: Days) => {
  const { restaurantId, businessDate } = timesheetLine;
  const rows = await tx.db
    .select()
    .from(timesheetLine)
    .where(and(eq(restaurantId, tx.restaurantId), between(businessDate, from, to)));
  return rows.map((row) => ({ ...row, hourlyMinor: row.currency === tx.currency ? row.hourlyMinor : null }));
};

const unsentDays = async (tx: RestaurantTx, days: Days): Promise<number> => {
  const [cards, periods] = [await loadCards(tx, { ...days, userId: null }), await loadPeriods(tx, days)];
  const isSent = (day: string): boolean => periods.some(({ from, to }) => from <= day && day <= to);
  return cards.filter(({ card }) => card.segments.length > 0 && !isSent(card.day)).length;
};

const payIdsHere = async (tx: RestaurantTx): Promise<ReadonlyMap<string, string | null>> => {
  const { userId, payId } = employment;
  const rows = await tx.db.select({ userId, payId }).from(employment).where(eq(employment.restaurantId, tx.restaurantId));
  return new Map(rows.map((row) => [row.userId, row.payId]));
};

/** Whose hour earns less than the law says, and what it must earn. */
const shortfalls = async (tx: RestaurantTx, country: string, day: string): Promise<ReadonlyMap<string, string>> => {
  const files = await tx.db.select().from(employment).where(eq(employment.restaurantId, tx.restaurantId));
  const fileOf = new Map(files.map((file) => [file.userId, file]));
  const found = [...(await hourlyRates(tx))].flatMap(([userId, rate]): [string, string][] => {
    const { contract = null, birthDate = null, startedOn = null } = fileOf.get(userId) ?? {};
    const least = minimumWage(country, { day, contract, birthDate, startedOn });
    return least !== null && rate.currency === tx.currency && minorUnits(rate.amountMinor) < least ? [[userId, String(least)]] : [];
  });
  return new Map(found);
};

import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import { getDetails } from '../../../restaurants/server/public.ts';
import type { Period } from '../../contract/periods.contract.ts';
import { stretchAround, stretchBefore, type Days, type ReportCalendar } from '../../rules/report-period.ts';
import { keptCloses } from '../close/kept-close.ts';
import { firstDay } from '../first-day.ts';
import { loadSales } from '../load-sales.ts';
import { keptPeriods, periodStepsOf } from './load-periods.ts';

/** @unit months */
const monthsListed = 13;

const lastMonths = (today: string, calendar: ReportCalendar): readonly Days[] => {
  const months = [stretchAround('month', today, calendar)];
  while (months.length < monthsListed) months.push(stretchBefore(months.at(-1) ?? { from: today, to: today }, calendar));
  return months;
};

type Counted = Pick<Period, 'closedDays' | 'openDays'>;

/** Of each month how many days are closed, and how many had sales and are not. */
const countedDays = async (tx: RestaurantTx, all: Days): Promise<(days: Days) => Counted> => {
  const kept = await keptCloses(tx, all);
  const closed = [...kept].flatMap(([day, state]) => (state === 'CLOSED' ? [day] : []));
  const traded = [...new Set((await loadSales(tx, all)).map(({ businessDate }) => businessDate))];
  const within = (day: string, { from, to }: Days): boolean => from <= day && day <= to;
  return (days) => ({
    closedDays: closed.filter((day) => within(day, days)).length,
    openDays: traded.filter((day) => within(day, days) && kept.get(day) !== 'CLOSED').length,
  });
};

/** The months of a year since the restaurant's first day by the calendar of the restaurant, and those that were begun by another, the latest first. */
export const listPeriods = async (tx: RestaurantTx): Promise<{ periods: Period[] }> => {
  const { useEthiopianCalendar } = await getDetails(tx);
  const calendar: ReportCalendar = useEthiopianCalendar ? 'ETHIOPIC' : 'GREGORIAN';
  const [kept, first] = [await keptPeriods(tx), await firstDay(tx)];
  const known = kept.map(({ fromDay, toDay, ...row }) => ({ ...row, from: fromDay, to: toDay }));
  const fresh = lastMonths(tradingDay(tx, new Date()), calendar)
    .filter(({ from, to }) => to >= first && !known.some((period) => period.from === from))
    .map((days) => ({ ...days, calendar, state: 'OPEN' as const, version: 0 }));
  const months = [...known, ...fresh].toSorted((one, other) => (one.from < other.from ? 1 : -1));
  const all = { from: months.at(-1)?.from ?? '', to: months[0]?.to ?? '' };
  const steps = await periodStepsOf(tx, all);
  const names = await namesOf(tx, [...new Set(steps.map(({ takenBy }) => takenBy))]);
  const counted = await countedDays(tx, all);
  return {
    periods: months.map(({ from, to, calendar: by, state, version }) => ({
      from,
      to,
      calendar: by,
      state,
      version,
      ...counted({ from, to }),
      steps: steps
        .filter(({ fromDay }) => fromDay === from)
        .map(({ step, takenBy, takenAt, reason }) => ({ step, by: names.get(takenBy) ?? '', at: takenAt.toISOString(), reason })),
    })),
  };
};

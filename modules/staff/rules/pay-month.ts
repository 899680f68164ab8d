import { daysInEthiopianMonth, fromEthiopianDate, toEthiopianDate } from '../../../kit/time/ethiopian-calendar.ts';
import { dayAfter } from './rota-week.ts';

/** A stretch of trading days, both ends within. */
export type DaySpan = { readonly from: string; readonly to: string };

const nehase = 12;
const pagumen = 13;

/**
 * The month that a day lies in, by the Gregorian or the Ethiopian calendar. The days of Pagumen belong to the month
 * before them, as in the country's tax months.
 *
 * @source VAT Proclamation 1341/2024 for the joined months; that payrolls go by them too is taken over from there
 */
export const payMonthOf = (day: string, calendar: { readonly isEthiopian: boolean }): DaySpan => {
  if (!calendar.isEthiopian) {
    const from = `${day.slice(0, 7)}-01`;
    return { from, to: dayAfter(`${dayAfter(from, 31).slice(0, 7)}-01`, -1) };
  }
  const { year, month } = toEthiopianDate(day);
  const first = Math.min(month, nehase);
  const last = first === nehase ? pagumen : first;
  return {
    from: fromEthiopianDate({ year, month: first, day: 1 }),
    to: fromEthiopianDate({ year, month: last, day: daysInEthiopianMonth(year, last) }),
  };
};

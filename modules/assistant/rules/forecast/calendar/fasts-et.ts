import { fromEthiopianDate, toEthiopianDate } from '../../../../../kit/time/ethiopian-calendar.ts';
import { orthodoxEaster } from '../../../../../kit/time/orthodox-easter.ts';
import { dayAfter } from '../../../../staff/rules/rota-week.ts';

/** The fasts of the Ethiopian Orthodox church that change what guests ask for. */
export type Fast = 'HUDADE' | 'NEBIYAT' | 'NINEVEH' | 'HAWARYAT' | 'FILSETA' | 'WEEKLY';

/** @unit days from Easter on; the great fast begins 55 days before it, Nineveh's 69 */
const fromEaster = { greatFast: -55, nineveh: -69, ninevehEnd: -67, pentecost: 49 } as const;

const [hidar, tir, hamle, nehase] = [3, 5, 11, 12];
const [wednesday, friday] = [3, 5];

type Season = { readonly fast: Fast; readonly from: string; /** Without it. */ readonly until: string };

/** The Ethiopian year turns in September: the feasts of summer are those of the year in which this July lies. */
const summerOf = (year: number, month: number, day: number): string =>
  fromEthiopianDate({ year: toEthiopianDate(`${year}-07-01`).year, month, day });

/** The fasts of a Gregorian year that last for days; that of Christmas begins in the year before. */
const seasonsOf = (year: number): readonly Season[] => {
  const after = (days: number): string => dayAfter(orthodoxEaster(year), days);
  const advent = (christmas: string): Season => ({
    fast: 'NEBIYAT',
    from: fromEthiopianDate({ year: toEthiopianDate(christmas).year, month: hidar, day: 15 }),
    until: christmas,
  });
  return [
    { fast: 'NINEVEH', from: after(fromEaster.nineveh), until: after(fromEaster.ninevehEnd + 1) },
    { fast: 'HUDADE', from: after(fromEaster.greatFast), until: after(0) },
    { fast: 'HAWARYAT', from: after(fromEaster.pentecost + 1), until: summerOf(year, hamle, 5) },
    { fast: 'FILSETA', from: summerOf(year, nehase, 1), until: summerOf(year, nehase, 16) },
    advent(`${year}-01-07`),
    advent(`${year + 1}-01-07`),
  ];
};

/**
 * The fast that a day lies in; null on a day without. Wednesdays and Fridays are kept but for the fifty days after Easter, and but
 * for Christmas and Epiphany.
 *
 * @param day as "2026-11-24", from 1901 to 2099
 * @source general knowledge of the Ethiopian Orthodox calendar, not confirmed by the church
 */
export const ethiopianFast = (day: string): Fast | null => {
  const season = seasonsOf(Number(day.slice(0, 4))).find(({ from, until }) => from <= day && day < until);
  if (season) return season.fast;
  return isWeekly(day) ? 'WEEKLY' : null;
};

const isWeekly = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday !== wednesday && weekday !== friday) return false;
  const easter = orthodoxEaster(Number(day.slice(0, 4)));
  const { month, day: dayOfMonth } = toEthiopianDate(day);
  const isEpiphany = month === tir && dayOfMonth === 11;
  return !day.endsWith('-01-07') && !isEpiphany && (day < easter || day > dayAfter(easter, fromEaster.pentecost));
};

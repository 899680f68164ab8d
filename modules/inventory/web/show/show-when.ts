import { useMemo } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { localTimeOf } from '../../../../kit/time/business-date.ts';
import { formatEthiopianDate, toEthiopianDate } from '../../../../kit/time/ethiopian-calendar.ts';
import { formatEthiopianTime, toEthiopianTime } from '../../../../kit/time/ethiopian-clock.ts';
import { formattingLocale, useLocale, type Locale } from '../../../../platform/web/locale.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';

/** Where and how a restaurant tells the time. */
type Wall = { readonly timeZone: string; readonly useEthiopianTime: boolean; readonly useEthiopianCalendar: boolean };

const dayMs = 86_400_000;

const isoDay = (at: Date, timeZone: string): string => {
  const { year, month, day } = localTimeOf(at, timeZone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** How many midnights of the restaurant lie between an instant and now. */
const daysAgoAt = (at: Date, timeZone: string): number =>
  Math.round((Date.parse(isoDay(new Date(), timeZone)) - Date.parse(isoDay(at, timeZone))) / dayMs);

const clockText = (at: Date, wall: Wall, locale: Locale): string => {
  const { hour, minute } = localTimeOf(at, wall.timeZone);
  if (wall.useEthiopianTime) return formatEthiopianTime(toEthiopianTime(hour, minute), locale);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

const dateText = (at: Date, wall: Wall, locale: Locale): string => {
  if (wall.useEthiopianCalendar) return formatEthiopianDate(toEthiopianDate(isoDay(at, wall.timeZone)), locale);
  return at.toLocaleDateString(formattingLocale(locale), { timeZone: wall.timeZone, day: 'numeric', month: 'short' });
};

const dayText = (at: Date, wall: Wall, locale: Locale): string => {
  const daysAgo = daysAgoAt(at, wall.timeZone);
  if (daysAgo === 0) return m.inventory_today();
  if (daysAgo === 1) return m.inventory_yesterday();
  if (daysAgo > 1 && daysAgo < 7) return at.toLocaleDateString(formattingLocale(locale), { timeZone: wall.timeZone, weekday: 'short' });
  return dateText(at, wall, locale);
};

/** Instants in the restaurant's own time, calendar and clock. */
export const useWhen = () => {
  const wall = useRestaurant();
  const locale = useLocale();
  return useMemo(
    () => ({
      /** "Today 13:48", "Thu 22:30", "6 Nov 14:02". */
      moment: (iso: string): string => `${dayText(new Date(iso), wall, locale)} ${clockText(new Date(iso), wall, locale)}`,
      date: (at: Date): string => dateText(at, wall, locale),
      /** @unit days, by the restaurant's midnights */
      daysAgo: (iso: string): number => daysAgoAt(new Date(iso), wall.timeZone),
    }),
    [wall, locale],
  );
};

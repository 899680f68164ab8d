import { clockText, instantAt, weekdayText } from '../../../../kit/time/wall.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useWall } from '../../../../ui/when/wall.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';

/** A winter's week that begins on a Monday: no clock is put forward in it. */
const dayOf = (weekday: number): string => `2026-11-${15 + weekday}`;

const two = (hour: number): string => String(hour).padStart(2, '0');

/** Hours and weekdays by the wall, and hours in the order in which a trading day has them. */
export const useHourName = () => {
  const locale = useLocale();
  const wall = useWall();
  const cutOffHour = Math.floor(useRestaurant().dayCutoffMinutes / 60);
  const place = (hour: number): number => (hour - cutOffHour + 24) % 24;
  return {
    hourName: (hour: number): string => clockText(instantAt(dayOf(1), `${two(hour)}:00`, wall.timeZone), wall, locale),
    weekdayName: (weekday: number): string => weekdayText(dayOf(weekday), 'short', locale),
    byTradingDay: (left: number, right: number): number => place(left) - place(right),
  };
};

import { useMemo } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { clockText, dayText, isoDayAt, type Wall } from '../../../../kit/time/wall.ts';
import { formattingLocale, useLocale, type Locale } from '../../../../platform/web/locale.ts';
import { useWall } from '../../../../ui/when/wall.tsx';

const dayMs = 86_400_000;

/** How many midnights on the wall lie between an instant and now. */
const daysAgoAt = (at: Date, timeZone: string): number =>
  Math.round((Date.parse(isoDayAt(new Date(), timeZone)) - Date.parse(isoDayAt(at, timeZone))) / dayMs);

const dateText = (at: Date, wall: Wall, language: Locale): string => dayText(isoDayAt(at, wall.timeZone), 'short', { wall, language });

const nearDayText = (at: Date, wall: Wall, language: Locale): string => {
  const daysAgo = daysAgoAt(at, wall.timeZone);
  if (daysAgo === 0) return m.inventory_today();
  if (daysAgo === 1) return m.inventory_yesterday();
  if (daysAgo > 1 && daysAgo < 7) return at.toLocaleDateString(formattingLocale(language), { timeZone: wall.timeZone, weekday: 'short' });
  return dateText(at, wall, language);
};

/** Instants as the wall reads them: its time, calendar and clock. */
export const useWhen = () => {
  const wall = useWall();
  const locale = useLocale();
  return useMemo(
    () => ({
      /** "Today 1:48 pm", "Thu 10:30 pm", "6 Nov 2:02 pm". */
      moment: (iso: string): string => `${nearDayText(new Date(iso), wall, locale)} ${clockText(new Date(iso), wall, locale)}`,
      date: (at: Date): string => dateText(at, wall, locale),
      /** @unit days, by the restaurant's midnights */
      daysAgo: (iso: string): number => daysAgoAt(new Date(iso), wall.timeZone),
    }),
    [wall, locale],
  );
};

import { useMemo } from 'react';

import { m } from '../../generated/messages/web/messages.js';
import { clockText, dayText, isoDayAt, weekdayText, type Wall } from '../../kit/time/wall.ts';
import { useLocale, type Locale } from '../../platform/web/locale.ts';
import { useWall } from './wall.tsx';

const dayMs = 86_400_000;

/** How many midnights on the wall lie between an instant and now. */
const daysAgoAt = (at: Date, timeZone: string): number =>
  Math.round((Date.parse(isoDayAt(new Date(), timeZone)) - Date.parse(isoDayAt(at, timeZone))) / dayMs);

type On = { readonly wall: Wall; readonly language: Locale };

/** What today and yesterday are called, inside a sentence or by themselves. */
type DayWords = { readonly today: () => string; readonly yesterday: () => string };

const dayWords: Readonly<Record<'near' | 'within', DayWords>> = {
  near: { today: m.ui_today, yesterday: m.ui_yesterday },
  within: { today: m.ui_today_within, yesterday: m.ui_yesterday_within },
};

const nearDayText = (at: Date, { wall, language }: On, words: DayWords): string => {
  const isoDay = isoDayAt(at, wall.timeZone);
  const daysAgo = daysAgoAt(at, wall.timeZone);
  if (daysAgo === 0) return words.today();
  if (daysAgo === 1) return words.yesterday();
  return daysAgo > 1 && daysAgo < 7 ? weekdayText(isoDay, 'short', language) : dayText(isoDay, 'short', { wall, language });
};

/** Instants as the wall reads them: its time, calendar and clock. Where there is room, `MomentText`. */
export const useWhen = () => {
  const wall = useWall();
  const language = useLocale();
  return useMemo(
    () => ({
      /** Inside a sentence: "today 1:48 pm", "Thu 10:30 pm", "6 Nov 2:02 pm". */
      moment: (iso: string): string => nearMomentText(new Date(iso), { wall, language }, 'within'),
      /** By itself: "Today 1:48 pm". */
      stamp: (iso: string): string => nearMomentText(new Date(iso), { wall, language }),
      /** "6 Nov", "Hidar 11". */
      date: (at: Date): string => dayText(isoDayAt(at, wall.timeZone), 'short', { wall, language }),
      /** "1:48 pm", "7:48 Day". */
      clock: (at: Date): string => clockText(at, wall, language),
      /** @unit days, by the wall's midnights */
      daysAgo: (iso: string): number => daysAgoAt(new Date(iso), wall.timeZone),
    }),
    [wall, language],
  );
};

/** A day as people name it from today, by itself or within a sentence, with its time; what lies further back by its date. */
export const nearMomentText = (at: Date, on: On, style: 'near' | 'within' = 'near'): string =>
  `${nearDayText(at, on, dayWords[style])} ${clockText(at, on.wall, on.language)}`;

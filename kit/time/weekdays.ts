import { once } from '../once.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { weekdayText } from './wall.ts';

/** A Monday; only its place in the week counts. */
const mondayDay = 5;

/** The days of the week as ISO counts them, Monday 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** Some day that is a weekday, Monday 1. */
export const dayInWeek = (day: number): string => `2026-01-${String(mondayDay + day - 1).padStart(2, '0')}`;

const wordsOf = (day: number): readonly string[] =>
  (['en', 'am'] as const).flatMap((language) =>
    (['long', 'short'] as const).map((length) => normalizeText(weekdayText(dayInWeek(day), length, language))),
  );

const dayOf = once(
  (): ReadonlyMap<string, number> => new Map(weekdays.flatMap((day) => [String(day), ...wordsOf(day)].map((word) => [word, day] as const))),
);

/**
 * Days of the week as a list says them, "Mon, Thu" or "ሰኞ ሐሙስ", each once and in the order of the week; null where a word
 * is no day.
 *
 * @unit ISO weekdays, Monday 1
 */
export const readWeekdays = (text: string): number[] | null => {
  const words = text.split(/[\s,;/·፣]+/u).filter((word) => word !== '');
  const days = words.flatMap((word) => dayOf().get(normalizeText(word)) ?? []);
  return days.length < words.length ? null : [...new Set(days)].toSorted((left, right) => left - right);
};

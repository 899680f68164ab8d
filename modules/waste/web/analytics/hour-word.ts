import { ethiopianHalfWord, toEthiopianTime } from '../../../../kit/time/ethiopian-clock.ts';

/** An hour of the wall as a column names it: its figure, and the half of the day that it is counted in where it is. */
export type HourWord = { readonly hour: number; readonly figure: string; readonly half: string | null };

const dawn = 6;

/**
 * The hours of a chart in the order of the wall: from midnight, or from dawn with day and night apart where the person
 * counts the Ethiopian way.
 */
export const hourWords = (
  hours: readonly number[],
  { useEthiopianTime, language }: { readonly useEthiopianTime: boolean; readonly language: 'en' | 'am' },
): readonly HourWord[] => {
  const place = (hour: number): number => (useEthiopianTime ? (hour + 24 - dawn) % 24 : hour);
  return [...new Set(hours)]
    .toSorted((left, right) => place(left) - place(right))
    .map((hour) => {
      if (!useEthiopianTime) return { hour, figure: String(hour), half: null };
      const time = toEthiopianTime(hour, 0);
      return { hour, figure: String(time.hour), half: ethiopianHalfWord(time, language) };
    });
};

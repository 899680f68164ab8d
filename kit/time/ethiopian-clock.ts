import { assert } from '../assert.ts';

/**
 * A time of day counted from dawn and from dusk. It is always shown with its half, because the same figure is six
 * hours away from the ordinary clock.
 */
export type EthiopianTime = {
  /** @unit hour, 1 to 12 */
  readonly hour: number;
  /** @unit minute, 0 to 59 */
  readonly minute: number;
  /** Day runs from 06:00 to 17:59 of the ordinary clock, night the rest. */
  readonly half: 'day' | 'night';
};

const englishHalves: Readonly<Record<EthiopianTime['half'], string>> = { day: 'Day', night: 'Night' };

/**
 * The word that always stands beside an Ethiopian time. Amharic has one for the night until midnight and one for the night
 * after it: 12:00 of the first is six in the evening, and of the second would be read as six in the morning.
 */
export const ethiopianHalfWord = ({ hour, half }: Pick<EthiopianTime, 'hour' | 'half'>, language: 'en' | 'am'): string => {
  if (language === 'en') return englishHalves[half];
  if (half === 'day') return 'ቀን';
  return hour % 12 < 6 ? 'ማታ' : 'ሌሊት';
};

/** The Ethiopian time of an ordinary one: 07:00 is 1:00 Day, 18:00 is 12:00 Night, 20:00 is 2:00 Night. */
export const toEthiopianTime = (hour: number, minute: number): EthiopianTime => {
  assert(isClock(hour, minute), `A time of day lies between 00:00 and 23:59: ${hour}:${minute}`);
  return { hour: ((hour + 5) % 12) + 1, minute, half: hour >= 6 && hour < 18 ? 'day' : 'night' };
};

/** The ordinary 24-hour time of an Ethiopian one; the inverse of toEthiopianTime. */
export const fromEthiopianTime = (time: EthiopianTime): { readonly hour: number; readonly minute: number } => {
  assert(time.hour >= 1 && time.hour <= 12, `An Ethiopian hour lies between 1 and 12: ${time.hour}`);
  const dawn = time.half === 'day' ? 6 : 18;
  return { hour: (dawn + (time.hour % 12)) % 24, minute: time.minute };
};

/** The time with its word, "2:05 Night"; in Amharic the word comes first. */
export const formatEthiopianTime = (time: EthiopianTime, language: 'en' | 'am'): string => {
  const clock = `${time.hour}:${String(time.minute).padStart(2, '0')}`;
  const word = ethiopianHalfWord(time, language);
  return language === 'am' ? `${word} ${clock}` : `${clock} ${word}`;
};

const isClock = (hour: number, minute: number): boolean =>
  Number.isInteger(hour) && Number.isInteger(minute) && hour >= 0 && hour < 24 && minute >= 0 && minute < 60;

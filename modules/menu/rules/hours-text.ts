import type { Availability } from './availability.ts';

const clock = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?$/iu;

/**
 * A clock time as people write it: "11:30", "7 pm", "24:00".
 *
 * @unit minutes after midnight
 */
const minuteOf = (text: string): number | null => {
  const [, hourText, minuteText = '0', half = ''] = clock.exec(text.trim()) ?? [];
  if (hourText === undefined) return null;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (half !== '' && (hour < 1 || hour > 12)) return null;
  const noon = half.toLowerCase() === 'p' ? 12 : 0;
  const minutes = (half === '' ? hour : (hour % 12) + noon) * 60 + minute;
  return minute <= 59 && minutes <= 1440 ? minutes : null;
};

/** Hours of the day as a list says them, "11:30-15:00" or "7 pm to 1 am"; null where they are none, or never begin. */
export const readHours = (text: string): Availability['hours'] => {
  const [from, to, ...more] = text.split(/\s*(?:[-–—]|\bto\b|እስከ)\s*/iu).map(minuteOf);
  if (from === undefined || from === null || to === undefined || to === null || more.length > 0) return null;
  return from === to || from === 1440 ? null : { from, to };
};

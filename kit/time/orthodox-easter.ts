const dayMs = 86_400_000;
/**
 * How far the Gregorian calendar is ahead of the Julian one from 1900 to 2099.
 *
 * @unit days
 */
const gregorianLead = 13;

/**
 * Easter of the Orthodox churches in a Gregorian year, as a Gregorian day.
 *
 * @source Meeus, Astronomical Algorithms, chapter 8, Julian calendar; thirteen days later from 1900 to 2099
 */
export const orthodoxEaster = (year: number): string => {
  const [a, b, c] = [year % 4, year % 7, year % 19];
  const d = (19 * c + 15) % 30;
  const e = (2 * a + 4 * b - d + 34) % 7;
  const month = Math.floor((d + e + 114) / 31);
  const day = ((d + e + 114) % 31) + 1;
  const julianDay = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return new Date(Date.parse(julianDay) + gregorianLead * dayMs).toISOString().slice(0, 10);
};

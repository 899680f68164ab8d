/**
 * How old somebody is on a day. Whoever was born on 29 February is a year older on 1 March of a common year.
 *
 * @param birthDate as "2009-02-28"
 * @param day as "2026-11-22"
 * @unit whole years
 */
export const ageOn = (birthDate: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
};

/**
 * From which age nobody is young for the law of either country.
 *
 * @unit years
 */
export const fullAge = 18;

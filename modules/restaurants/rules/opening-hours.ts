/** One stretch of a week during which the doors are open. */
export type OpeningStretch = {
  /** 1 is Monday, 7 is Sunday. */
  readonly day: number;
  /** By the restaurant's clock, as "09:00". */
  readonly opens: string;
  /** As "23:00"; at or before the opening it lies on the next day. */
  readonly closes: string;
};

/** How many stretches a day may have: lunch, dinner and one more. */
export const stretchesPerDayMax: number = 3;

const minutesPerDay = 24 * 60;

const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** A stretch in minutes since the week began; one that passes midnight ends on the next day. */
const spanOf = ({ day, opens, closes }: OpeningStretch): { readonly from: number; readonly to: number } => {
  const from = (day - 1) * minutesPerDay + minutesOf(opens);
  const length = minutesOf(closes) - minutesOf(opens);
  return { from, to: from + (length > 0 ? length : length + minutesPerDay) };
};

/**
 * The first stretch, by its place in the list, that overlaps an earlier one or is one too many for its day; null when
 * the hours make sense. Sunday night reaches into Monday.
 */
export const openingHoursFault = (hours: readonly OpeningStretch[]): number | null => {
  const week = 7 * minutesPerDay;
  const spans = hours.map(spanOf);
  const found = hours.findIndex((stretch, index) => {
    const earlier = hours.slice(0, index);
    if (earlier.filter(({ day }) => day === stretch.day).length >= stretchesPerDayMax) return true;
    const mine = spans[index];
    if (!mine) return false;
    return spans.slice(0, index).some(({ from, to }) => [-week, 0, week].some((shift) => mine.from + shift < to && from < mine.to + shift));
  });
  return found === -1 ? null : found;
};

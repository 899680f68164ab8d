/** When a dish is offered; no days means every day, no hours the whole day. */
export type Availability = {
  /** @unit ISO days of the week, Monday is 1 */
  readonly days: readonly number[];
  /** @unit minutes after midnight on the restaurant's wall; `from` after `to` runs past midnight */
  readonly hours: {
    /** @unit minutes after midnight */ readonly from: number;
    /** @unit minutes after midnight */ readonly to: number;
  } | null;
  /** On which days by the fasting calendar. */
  readonly fasting: 'ALWAYS' | 'FASTING_DAYS' | 'OTHER_DAYS';
};

/** The moment that is asked about, as the restaurant's wall shows it. */
export type MenuMoment = {
  /** @unit ISO day of the week of the trading day */
  readonly weekday: number;
  /** @unit minutes after midnight */
  readonly minute: number;
  readonly isFastingDay: boolean;
};

/** Whether a dish is offered at a moment. */
export const isOffered = ({ days, hours, fasting }: Availability, { weekday, minute, isFastingDay }: MenuMoment): boolean => {
  if (days.length > 0 && !days.includes(weekday)) return false;
  if (fasting !== 'ALWAYS' && isFastingDay !== (fasting === 'FASTING_DAYS')) return false;
  if (hours === null) return true;
  const { from, to } = hours;
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
};

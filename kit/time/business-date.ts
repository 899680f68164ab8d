declare const businessDateBrand: unique symbol;

/**
 * The trading day that something belongs to, as "2026-11-21": a night shift belongs to the day it started on.
 * Stored beside the instant, never derived again, because a restaurant may move its cut-off.
 */
export type BusinessDate = string & { readonly [businessDateBrand]: true };

/** Where and until when a restaurant's day lasts. */
export type BusinessDay = {
  /** An IANA zone such as "Africa/Addis_Ababa". */
  readonly timeZone: string;
  /** Local minutes after midnight at which the next business date starts; 240 is 04:00. */
  readonly cutOffMinutes: number;
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The business date of an instant: the local calendar date, or the one before it while the local clock is short of
 * the cut-off. The wall clock decides, so a change to summer time never moves the cut-off.
 *
 * @throws RangeError when the zone is unknown or the instant is not a time.
 */
export const businessDateOf = (instant: Date, day: BusinessDay): BusinessDate => {
  const local = localTimeOf(instant, day.timeZone);
  const daysBack = local.hour * 60 + local.minute < day.cutOffMinutes ? 1 : 0;
  const date = new Date(Date.UTC(local.year, local.month - 1, local.day - daysBack));
  return date.toISOString().slice(0, 10) as BusinessDate;
};

/** Whether a text is a calendar date that exists, as "2024-02-29". */
export const isBusinessDate = (text: string): text is BusinessDate => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const milliseconds = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(text);
};

/** Whether a restaurant may choose the zone: UTC, or a place by the one name that the platform lists it under. */
export const isTimeZone = (name: string): boolean => name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);

/** The wall clock of a zone at an instant; each part counts as people count it (January is 1). */
export type LocalTime = {
  /** @unit Gregorian year */
  readonly year: number;
  /** @unit month, 1 to 12 */
  readonly month: number;
  /** @unit day of the month */
  readonly day: number;
  /** @unit hour, 0 to 23 */
  readonly hour: number;
  /** @unit minute, 0 to 59 */
  readonly minute: number;
};

/**
 * What the calendar and the clock on the wall show.
 *
 * @throws RangeError when the zone is unknown or the instant is not a time.
 */
export const localTimeOf = (instant: Date, timeZone: string): LocalTime => {
  const parts = new Map(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? Number.NaN;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
};

const formatterFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known) return known;
  // The iso8601 calendar and 23-hour cycle are named because a locale's own choice differs between platforms.
  const made = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
};

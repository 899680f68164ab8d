import type { TimeOffFields } from '../../contract/time-off-fields.ts';
import type { TimeOffKind } from '../../rules/time-off.ts';

/** A wish to be away as it is typed: days as "2026-12-24" or empty, times as "10:00". */
export type TimeOffForm = {
  readonly kind: TimeOffKind;
  readonly fromDay: string;
  readonly toDay: string;
  readonly hasHours: boolean;
  readonly from: string;
  readonly to: string;
  readonly note: string;
};

/** Nothing typed yet. */
export const blankTimeOff: TimeOffForm = { kind: 'HOLIDAY', fromDay: '', toDay: '', hasHours: false, from: '10:00', to: '14:00', note: '' };

const dayMinutes = 1440;

/** The minute of the day of "13:48", in the quarter that it lies in. */
export const quarterOf = (clock: string): number => Math.floor((Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))) / 15) * 15;

/** What the form says; null while days or times are missing. Hours that end before they begin end on the next day. */
export const readTimeOffForm = ({ kind, fromDay, toDay, hasHours, from, to, note }: TimeOffForm): TimeOffFields | null => {
  if (fromDay === '') return null;
  const said = { kind, fromDay, note: note.trim() || null };
  if (!hasHours) return toDay === '' ? null : { ...said, toDay, fromMinute: null, toMinute: null };
  if (from === '' || to === '') return null;
  const [fromMinute, end] = [quarterOf(from), quarterOf(to)];
  return { ...said, toDay: fromDay, fromMinute, toMinute: end > fromMinute ? end : end + dayMinutes };
};

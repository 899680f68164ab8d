import { instantAt, isoDayAt, isoMinuteAt } from '../../../../kit/time/wall.ts';
import type { Reservation } from '../../contract/book-fields.ts';
import { coversTyped } from '../../rules/covers.ts';
import type { KitchenInputs } from '../kitchen-client.ts';

type Body = KitchenInputs['saveReservation']['body'];

/** What is typed of a booking. */
export type BookingFields = {
  readonly guestName: string;
  readonly phone: string;
  /** As "2026-11-21", on the wall. */
  readonly day: string;
  /** As "19:30", on the wall. */
  readonly clock: string;
  readonly covers: string;
  readonly minutes: string;
  readonly tableId: string;
  readonly note: string;
};

/** What is wrong with a field. */
export type BookingProblem = 'guestName' | 'day' | 'clock' | 'covers';

/** How long tables are kept as a rule. @unit minutes */
export const usualMinutes = ['60', '90', '120', '150', '180', '240'] as const;

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** An empty booking of a day. */
export const newBooking = (day: string): BookingFields => ({
  guestName: '',
  phone: '',
  day,
  clock: '',
  covers: '2',
  minutes: '90',
  tableId: '',
  note: '',
});

/** A booking as it is typed again. */
export const typedBooking = (
  said: Pick<Reservation, 'guestName' | 'phone' | 'startsAt' | 'covers' | 'minutes' | 'tableId' | 'note'>,
  timeZone: string,
): BookingFields => {
  const at = new Date(said.startsAt);
  return {
    guestName: said.guestName,
    phone: said.phone ?? '',
    day: isoDayAt(at, timeZone),
    clock: isoMinuteAt(at, timeZone),
    covers: String(said.covers),
    minutes: String(said.minutes),
    tableId: said.tableId ?? '',
    note: said.note ?? '',
  };
};

/** What was typed as it is told, with what is wrong with it. */
export const readBooking = (
  fields: BookingFields,
  timeZone: string,
): { readonly said: Omit<Body, 'reservationId' | 'baseVersion'> | null; readonly problems: readonly BookingProblem[] } => {
  const covers = coversTyped(fields.covers) ?? 0;
  const checks: Readonly<Record<BookingProblem, boolean>> = {
    guestName: fields.guestName.trim() !== '',
    day: fields.day !== '',
    clock: fields.clock !== '',
    covers: covers > 0,
  };
  const problems = (Object.keys(checks) as BookingProblem[]).filter((field) => !checks[field]);
  if (problems.length > 0) return { said: null, problems };
  const said = {
    guestName: fields.guestName.trim(),
    phone: textOrNull(fields.phone),
    covers,
    startsAt: instantAt(fields.day, fields.clock, timeZone).toISOString(),
    minutes: Number(fields.minutes),
    tableId: fields.tableId === '' ? null : fields.tableId,
    note: textOrNull(fields.note),
  };
  return { said, problems };
};

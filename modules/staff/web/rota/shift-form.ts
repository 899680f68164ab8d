import { m } from '../../../../generated/messages/web/messages.js';
import { instantAt, isoDayAt, isoMinuteAt } from '../../../../kit/time/wall.ts';
import type { Shift, ShiftFields } from '../../contract/rota-fields.ts';
import { minuteMs } from '../../rules/planned-shift.ts';
import { dayAfter } from '../../rules/rota-week.ts';

/** A shift as it is typed, by the clock on the wall; nobody is an empty id. */
export type ShiftForm = {
  readonly userId: string;
  readonly workRoleId: string;
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly breakMinutes: string;
  readonly note: string;
  readonly isPinned: boolean;
};

const breakOf = ({ breaks }: Pick<ShiftFields, 'breaks'>): number => breaks.reduce((sum, { minutes }) => sum + minutes, 0);

/** What the form shows of a shift. */
export const shiftFormOf = (shift: Shift, timeZone: string): ShiftForm => {
  const [start, end] = [new Date(shift.startsAt), new Date(shift.endsAt)];
  return {
    userId: shift.userId ?? '',
    workRoleId: shift.workRoleId,
    day: isoDayAt(start, timeZone),
    from: isoMinuteAt(start, timeZone),
    to: isoMinuteAt(end, timeZone),
    breakMinutes: shift.breaks.length > 0 ? String(breakOf(shift)) : '',
    note: shift.note ?? '',
    isPinned: shift.isPinned,
  };
};

/** The longest break that a shift may have. @unit minutes */
const breakMax = 480;

const readBreak = (text: string): number | null => {
  const minutes = Number(text.trim() || '0');
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= breakMax ? minutes : null;
};

/** What is not understood, by field: what must be chosen and was not, and a break that is no number of minutes. */
export const shiftFaults = ({ workRoleId, day, from, to, breakMinutes }: ShiftForm) => ({
  workRoleId: workRoleId === '' && m.staff_shift_work_missing(),
  day: day === '' && m.staff_off_day_missing(),
  from: from === '' && m.staff_shift_time_missing(),
  to: to === '' && m.staff_shift_time_missing(),
  breakMinutes: readBreak(breakMinutes) === null && m.staff_break_wrong({ most: breakMax }),
});

/**
 * The shift that a form says; null while something is not understood. What ends before it begins ends on the next day. A
 * pause stands in the middle and is not paid; pauses whose length was left alone stay as they are.
 */
export const readShiftForm = (form: ShiftForm, known: Shift | null, timeZone: string): ShiftFields | null => {
  const minutes = readBreak(form.breakMinutes);
  if (minutes === null || [form.workRoleId, form.day, form.from, form.to].includes('')) return null;
  const start = instantAt(form.day, form.from, timeZone);
  const end = instantAt(form.to > form.from ? form.day : dayAfter(form.day, 1), form.to, timeZone);
  const length = (end.getTime() - start.getTime()) / minuteMs;
  const middle = Math.max(0, Math.floor((length - minutes) / 2));
  const typed = minutes > 0 ? [{ afterMinutes: middle, minutes, isPaid: false }] : [];
  return {
    userId: form.userId || null,
    workRoleId: form.workRoleId,
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
    breaks: known && breakOf(known) === minutes ? known.breaks : typed,
    note: form.note.trim() || null,
  };
};

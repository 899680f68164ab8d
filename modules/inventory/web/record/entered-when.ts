import { m } from '../../../../generated/messages/web/messages.js';
import { instantAt } from '../../../../kit/time/wall.ts';
import { rightNow } from '../../../../platform/web/new-command.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';

/** The day and the minute that somebody gave, on the wall; both empty is now. */
export type EnteredWhen = {
  /** As "2026-11-21". */
  readonly day: string;
  /** As "13:48". */
  readonly minute: string;
};

/** When it happened, or what is wrong with what was given. */
export type WhenReading = { readonly at: Date | null; readonly error: FieldError | undefined };

/** Reads it on the wall that it was entered by; what lies ahead has not happened. */
export const readWhen = ({ day, minute }: EnteredWhen, timeZone: string): WhenReading => {
  const now = rightNow();
  if (day === '' && minute === '') return { at: now, error: undefined };
  if (day === '' || minute === '') return { at: null, error: { message: m.inventory_record_when_missing() } };
  const at = instantAt(day, minute, timeZone);
  return at > now ? { at: null, error: { message: m.inventory_record_in_future() } } : { at, error: undefined };
};

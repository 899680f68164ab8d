import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import { wasteLimits } from './waste-limits.ts';
import type { WasteStatus } from './waste-words.ts';

const minuteMs = 60_000;

/** From where to where an entry may go. What was looked at can still be taken back; what was taken back stays so. */
export const nextStatuses: Readonly<Record<WasteStatus, readonly WasteStatus[]>> = {
  LOGGED: ['CONFIRMED', 'REVIEWED', 'VOIDED'],
  CONFIRMED: ['REVIEWED', 'VOIDED'],
  REVIEWED: ['VOIDED'],
  VOIDED: [],
};

/** An entry as it stands, as far as what may be done with it goes. */
export type StandingEntry = {
  readonly status: WasteStatus;
  readonly loggedBy: string;
  /** When it was written down, by the clock of the device. */
  readonly loggedAt: Date;
};

/** Who wants to take an entry back, when, and why. */
export type VoidAttempt = { readonly role: string; readonly userId: string; readonly at: Date; readonly reason: string | null };

/** Why an entry is not taken back; the code of a late one says who may. */
export type VoidRefusal =
  | { readonly code: 'ENTRY_VOIDED_ALREADY' }
  | { readonly code: 'VOID_TOO_LATE'; /** @unit minutes */ readonly voidMinutes: number }
  | { readonly code: 'VOID_REASON_REQUIRED' };

/**
 * Decides whether an entry is taken back: by its author within minutes, as an undone touch; later by whoever leads,
 * with a reason. Both moments are told by devices, so that an undo without a line is as good as one with it.
 *
 * @refuses ENTRY_VOIDED_ALREADY, VOID_TOO_LATE for who may not, VOID_REASON_REQUIRED for who may and does not say why
 */
export const decideVoid = (entry: StandingEntry, attempt: VoidAttempt): Decision<'VOIDED', VoidRefusal> => {
  if (!nextStatuses[entry.status].includes('VOIDED')) return refused({ code: 'ENTRY_VOIDED_ALREADY' });
  if (isUndo(entry, attempt)) return accepted('VOIDED');
  if (!can(attempt.role, 'waste.review')) return refused({ code: 'VOID_TOO_LATE', voidMinutes: wasteLimits.voidMinutes });
  return (attempt.reason ?? '').trim() === '' ? refused({ code: 'VOID_REASON_REQUIRED' }) : accepted('VOIDED');
};

/** Whether it is the author's own, and so young that taking it back needs neither reason nor role. */
export const isUndo = (entry: StandingEntry, { userId, at }: Pick<VoidAttempt, 'userId' | 'at'>): boolean =>
  entry.loggedBy === userId && at.getTime() - entry.loggedAt.getTime() <= wasteLimits.voidMinutes * minuteMs;

/** Whether whoever leads may mark an entry as looked at; one that is taken back or was looked at is left as it is. */
export const canBeReviewed = (status: WasteStatus): boolean => nextStatuses[status].includes('REVIEWED');

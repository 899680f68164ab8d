import type { CertificateTopic } from './certificate.ts';
import type { RuleKind, RuleLevel } from './labour-rule.ts';
import type { TimeOffDays } from './time-off.ts';

/** A pause in a shift. */
export type Break = {
  /** @unit minutes after the shift begins */
  readonly afterMinutes: number;
  /** @unit minutes */
  readonly minutes: number;
  readonly isPaid: boolean;
};

/** One shift of one person. */
export type PlannedShift = {
  readonly id: string;
  /** The trading day that it starts on. */
  readonly day: string;
  /** @unit milliseconds since 1970: whatever the wall shows, work and rest are counted on this */
  readonly startsMs: number;
  /** @unit milliseconds since 1970 */
  readonly endsMs: number;
  readonly breaks: readonly Break[];
};

/** What a check found. */
export type Finding = {
  readonly ruleId: string;
  readonly kind: RuleKind;
  readonly level: RuleLevel;
  readonly mayOverride: boolean;
  readonly source: string;
  readonly isConfirmed: boolean;
  /** The shifts that it is about; the last is the one to move. */
  readonly shiftIds: readonly string[];
  /** @unit minutes; null where nothing is measured */
  readonly measured: number | null;
  /** @unit minutes; null where nothing is measured */
  readonly allowed: number | null;
  /** Which paper it is about; null for everything else. */
  readonly topic: CertificateTopic | null;
  /** When somebody asked to be away; null for everything else. */
  readonly asked: TimeOffDays | null;
};

/**
 * What instants are counted in minutes with.
 *
 * @unit milliseconds
 */
export const minuteMs = 60_000;

/**
 * How long somebody works: from start to end without the pauses.
 *
 * @unit minutes
 */
export const workedMinutes = ({ startsMs, endsMs, breaks }: PlannedShift): number =>
  Math.max(0, (endsMs - startsMs) / minuteMs - breaks.reduce((sum, { minutes }) => sum + minutes, 0));

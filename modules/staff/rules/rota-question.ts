import type { Paper } from './certificate.ts';
import type { Employed } from './employment.ts';
import type { Rule, RuleKind } from './labour-rule.ts';
import type { PlannedShift } from './planned-shift.ts';
import type { Stretch } from './stretch.ts';
import type { TimeOffDays } from './time-off.ts';

/** Time off that was asked for and not decided: its days as they were asked, and its instants. */
export type AskedOff = { readonly days: TimeOffDays; readonly stretch: Stretch };

/** What is known of one person and their shifts. */
export type RotaFacts = {
  /** Every shift of the person that stands, wherever in the organisation, some weeks back for averages. */
  readonly shifts: readonly PlannedShift[];
  readonly file: Employed & { readonly birthDate: string | null; readonly otherMinutes: number };
  /** Time off that was agreed. */
  readonly timeOff: readonly Stretch[];
  readonly askedOff: readonly AskedOff[];
  /** When the person said that they can't come. */
  readonly unavailable: readonly Stretch[];
  /** When the person said that they like to come. */
  readonly preferred: readonly Stretch[];
  /** What they have learned or hold, those that have run out among them. */
  readonly papers: readonly Pick<Paper, 'topic' | 'expiresOn'>[];
  readonly country: string;
  /** An IANA zone: days and nights of the law are those of the wall. */
  readonly timeZone: string;
  /** When a trading day begins: "04:00". */
  readonly dayTurnsAt: string;
};

/** The facts with what each check asks of them. */
export type RotaQuestion = RotaFacts & {
  readonly rules: <Kind extends RuleKind>(kind: Kind, day: string) => readonly Rule<Kind>[];
};

import type { RotaFacts } from '../rota-question.ts';
import type { PlannedShift } from '../planned-shift.ts';

/** What matters more where both can't be had. */
export const fillAims = ['COST', 'PEOPLE'] as const;

/** COST: cheaper hours; PEOPLE: agreed hours and evenly shared late shifts and weekends. */
export type FillAim = (typeof fillAims)[number];

/** How many of a kind of work are needed when. */
export type FillNeed = {
  /** @unit days after the first */
  readonly day: number;
  readonly workRoleId: string;
  /** @unit minutes of the wall after the midnight that the day begins on */
  readonly fromMinute: number;
  /** @unit minutes, as above */
  readonly toMinute: number;
  /** @unit people */
  readonly people: number;
};

/** When a kind of work begins and ends, on any day. */
export type ShiftShape = Pick<FillNeed, 'workRoleId' | 'fromMinute' | 'toMinute'>;

/** Somebody who can be given shifts. */
export type FillPerson = {
  readonly userId: string;
  readonly workRoleIds: readonly string[];
  /** @unit minutes of a week; null where nothing was agreed */
  readonly contractMinutes: number | null;
  /** @unit hundredths of the currency for an hour; null where nobody said */
  readonly rateMinor: number | null;
  /** @unit days of weekends worked in the weeks before */
  readonly recentWeekendDays: number;
  /** @unit shifts that ended late in the weeks before */
  readonly recentLateShifts: number;
  /** What the rules are asked with: every shift of theirs that stays, here and elsewhere. */
  readonly rota: RotaFacts;
};

/** A shift that stays as it is. */
export type StandingShift = { readonly workRoleId: string; readonly userId: string | null; readonly planned: PlannedShift };

/** A draft that waits for somebody. */
export type OpenShift = ShiftShape & {
  /** @unit days after the first */
  readonly day: number;
  readonly planned: PlannedShift;
};

/** Everything that a rota is filled from. */
export type FillFacts = {
  /** A Monday. */
  readonly firstDay: string;
  /** @unit days, whole weeks */
  readonly dayCount: number;
  readonly timeZone: string;
  /** @unit minutes after midnight at which a trading day begins */
  readonly dayTurnsAtMinute: number;
  readonly aim: FillAim;
  readonly needs: readonly FillNeed[];
  readonly standing: readonly StandingShift[];
  /** Drafts that are nobody's yet: each is to be somebody's, with its own times and pauses. */
  readonly open: readonly OpenShift[];
  /** Shifts as this house has had them. */
  readonly habits: readonly ShiftShape[];
  readonly people: readonly FillPerson[];
};

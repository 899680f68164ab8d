import { ageOn } from './age.ts';
import { checkFile } from './check-file.ts';
import { checkHours } from './check-hours.ts';
import { checkRest } from './check-rest.ts';
import { rulesFor, type RuleQuestion } from './country-pack.ts';
import type { Employed } from './employment.ts';
import type { Rule, RuleKind } from './labour-rule.ts';
import type { Finding, PlannedShift } from './planned-shift.ts';

/**
 * A stretch of time, by its instants.
 *
 * @unit milliseconds since 1970
 */
export type Stretch = { readonly startsMs: number; readonly endsMs: number };

/** What is known of one person and their shifts. */
export type RotaFacts = {
  /** Every shift of the person that stands, wherever in the organisation, some weeks back for averages. */
  readonly shifts: readonly PlannedShift[];
  readonly file: Employed & { readonly birthDate: string | null; readonly otherMinutes: number };
  /** Time off that was agreed. */
  readonly timeOff: readonly Stretch[];
  /** When the person said that they can't come. */
  readonly unavailable: readonly Stretch[];
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

/** @unit years */
const fullAge = 18;

/** Everything that stands against one person's shifts, by rule; whose birth date nobody wrote down counts as grown up. */
export const checkShifts = (facts: RotaFacts): readonly Finding[] => {
  const { birthDate } = facts.file;
  const isMinorOn = (day: string): boolean => birthDate !== null && ageOn(birthDate, day) < fullAge;
  const rules = <Kind extends RuleKind>(kind: Kind, day: string): readonly Rule<Kind>[] => {
    const question: RuleQuestion<Kind> = { kind, day, isMinor: isMinorOn(day) };
    return rulesFor(facts.country, question);
  };
  const shifts = facts.shifts.toSorted((one, other) => one.startsMs - other.startsMs || one.endsMs - other.endsMs);
  const question: RotaQuestion = { ...facts, shifts, rules };
  return [...checkRest(question), ...checkHours(question), ...checkFile(question)];
};

/** Whether a finding keeps a shift from being made known, when these rules were overridden for it. */
export const isBlocking = ({ level, mayOverride, ruleId }: Finding, overridden: readonly string[]): boolean =>
  level === 'BLOCK' && !(mayOverride && overridden.includes(ruleId));

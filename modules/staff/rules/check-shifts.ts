import { ageOn, fullAge } from './age.ts';
import { checkFile } from './check-file.ts';
import { checkHours } from './check-hours.ts';
import { checkNights } from './check-nights.ts';
import { checkRest } from './check-rest.ts';
import { rulesFor, type RuleQuestion } from './country-pack.ts';
import type { Rule, RuleKind } from './labour-rule.ts';
import type { Finding } from './planned-shift.ts';
import type { RotaFacts, RotaQuestion } from './rota-question.ts';

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
  return [...checkRest(question), ...checkHours(question), ...checkNights(question), ...checkFile(question)];
};

/** Whether a finding keeps a shift from being made known, when these rules were overridden for it. */
export const isBlocking = ({ level, mayOverride, ruleId }: Finding, overridden: readonly string[]): boolean =>
  level === 'BLOCK' && !(mayOverride && overridden.includes(ruleId));

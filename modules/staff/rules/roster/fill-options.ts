import { checkShifts } from '../check-shifts.ts';
import type { Finding, PlannedShift } from '../planned-shift.ts';
import type { RotaFacts } from '../rota-question.ts';
import { dayAfter } from '../rota-week.ts';

/** Why somebody can't be given a shift that they have the skill for. */
export type Hindrance = { readonly ruleId: string; readonly kind: Finding['kind'] };

/** @unit days around a shift in which a shift of the same person can make it unlawful by itself */
const near = 8;

/** What somebody wants: it keeps a shift from being given to them also where it only warns. */
const ofTheirs: ReadonlySet<Finding['kind']> = new Set(['TIME_OFF', 'TIME_OFF_ASKED', 'AVAILABILITY']);

const isAgainst = ({ level, kind, shiftIds }: Finding, id: string): boolean =>
  shiftIds.includes(id) && (level === 'BLOCK' || ofTheirs.has(kind));

/** What only a week or an average of weeks decides. */
const ofWeeks: ReadonlySet<Finding['kind']> = new Set(['WEEKLY_HOURS', 'WEEKLY_REST', 'NIGHT_AVERAGE']);

/**
 * What stands against one more shift of somebody, beside those that stay; nothing where it is lawful. What only a week or
 * an average of weeks decides is left out, since it depends on what else is given.
 */
export const hindrancesOf = (rota: RotaFacts, shift: PlannedShift): Hindrance[] => {
  const [from, until] = [dayAfter(shift.day, -near), dayAfter(shift.day, near)];
  const beside = rota.shifts.filter(({ day }) => from <= day && day <= until);
  return checkShifts({ ...rota, shifts: [...beside, shift] })
    .filter((finding) => isAgainst(finding, shift.id) && !ofWeeks.has(finding.kind))
    .map(({ ruleId, kind }) => ({ ruleId, kind }));
};

/** What a rule says against somebody's shifts, those given to them among them: a breach is never written. */
export const breachesOf = (rota: RotaFacts, given: readonly PlannedShift[]): readonly Finding[] => {
  const ids = given.map(({ id }) => id);
  const findings = checkShifts({ ...rota, shifts: [...rota.shifts, ...given] });
  return findings.filter((finding) => ids.some((id) => isAgainst(finding, id)));
};

import type { RotaFinding, Shift } from '../../contract/rota-fields.ts';
import { overrideKey } from './rota-model.ts';

/** A finding, and the shifts that it is true of in the same words. */
export type AlikeFinding = { readonly finding: RotaFinding; readonly shifts: readonly Shift[] };

const toldOf = ({ shiftIds }: RotaFinding, shifts: readonly Shift[]): Shift | undefined => shifts.find(({ id }) => id === shiftIds.at(-1));

/** What keeps a shift back is dealt with shift by shift; what only is to be known is one thing to know of a person. */
const keyOf = (finding: RotaFinding, shift: Shift | undefined): string => {
  if (finding.level === 'BLOCK') return overrideKey(finding);
  const { ruleId, kind, topic, measured, allowed, asked } = finding;
  return JSON.stringify([ruleId, kind, topic, measured, allowed, asked, shift?.userId]);
};

/** The findings of a week in their order, each sentence once: a paper that has run out is not five things to mend. */
export const findingsAlike = (findings: readonly RotaFinding[], shifts: readonly Shift[]): readonly AlikeFinding[] => {
  const alike = new Map<string, { readonly finding: RotaFinding; readonly shifts: Shift[] }>();
  for (const finding of findings) {
    const shift = toldOf(finding, shifts);
    const key = keyOf(finding, shift);
    const known = alike.get(key) ?? { finding, shifts: [] };
    alike.set(key, known);
    if (shift) known.shifts.push(shift);
  }
  return [...alike.values()];
};

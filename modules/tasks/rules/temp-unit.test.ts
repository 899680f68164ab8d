import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foodRules } from './food-process.ts';
import { decideUnitLimit, unitKinds, unitLimit, withUnitLimit } from './temp-unit.ts';

describe('a unit', () => {
  it.each([
    ['FRIDGE', '8'],
    ['DISPLAY', '8'],
    ['FREEZER', '-18'],
    ['HOT', '63'],
  ] as const)('%s keeps to %s by the rules of every country', (kind, limit) => {
    expect(foodRules.map((rules) => unitLimit(kind, rules))).toEqual([limit, limit, limit]);
  });

  it.each([
    ['FRIDGE', '5', null, 'accepted'],
    ['FRIDGE', '9', null, 'LIMIT_LOOSER'],
    ['FRIDGE', '9', '  ', 'LIMIT_LOOSER'],
    ['FRIDGE', '9', 'Wine alone', 'accepted'],
    ['FREEZER', '-15', null, 'LIMIT_LOOSER'],
    ['FREEZER', '-20', null, 'accepted'],
    ['HOT', '60', null, 'LIMIT_LOOSER'],
    ['HOT', '65', null, 'accepted'],
    ['HOT', 'warm', null, 'VALUE_NOT_UNDERSTOOD'],
  ] as const)('%s with a limit of %s for the reason %s is %s', (kind, limit, reason, came) => {
    const decided = decideUnitLimit(kind, 'GB', { limit, reason });
    expect(decided.ok ? 'accepted' : decided.refusal.code).toBe(came);
  });

  it('never gets a looser limit than its rules without a reason, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...unitKinds),
        fc.constantFrom(...foodRules),
        fc.integer({ min: -60, max: 120 }),
        (kind, rules, degrees) => {
          const asked = Number(unitLimit(kind, rules));
          const isLooser = kind === 'HOT' ? degrees < asked : degrees > asked;
          expect(decideUnitLimit(kind, rules, { limit: String(degrees), reason: null }).ok).toBe(!isLooser);
        },
      ),
    );
  });

  it('gives its limit to the line that names it, and to no other', () => {
    const line = {
      key: 'a',
      type: 'TEMPERATURE',
      label: 'Bain-marie',
      labelLocal: null,
      isRequired: true,
      isCritical: true,
      min: null,
      max: '4',
      place: 'COLD',
      options: [],
      failing: [],
      unitId: 'one',
    } as const;
    const unit = { id: 'one', kind: 'HOT', limit: '65' } as const;
    expect(withUnitLimit(line, [unit])).toMatchObject({ place: 'HOT', min: '65', max: null });
    expect(withUnitLimit(line, [{ ...unit, id: 'two' }])).toEqual(line);
  });
});

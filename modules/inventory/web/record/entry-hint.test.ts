import { expect, test } from 'vitest';

import { quantity } from '../../../../kit/quantity.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import { entryHint } from './entry-hint.ts';

const spice: ItemUnits = { baseUnit: 'g', packChain: [], countUnits: ['kg'], densityGPerMl: null, eachMeasure: null };
const tins = { unit: 'tin', per: quantity('2500') } as const;

test.each([
  ['a case of tins', { ...spice, packChain: [{ unit: 'case', per: quantity('6') }, tins] }, 'Like 2 case + 3, or 1.5 kg'],
  ['a tin, which nothing smaller is counted in', { ...spice, packChain: [tins] }, 'Like 2 tin, or 1.5 kg'],
  ['what is weighed alone', spice, 'Like 1.5 kg'],
  [
    'what is counted',
    { ...spice, baseUnit: 'each', countUnits: ['each'], packChain: [{ unit: 'tray', per: quantity('30') }] },
    'Like 2 tray + 3, or 12',
  ],
] as const)('the hint for %s speaks in its own units', (_what, units, hint) => {
  expect(entryHint(units, 'en')).toBe(hint);
});

import { expect, test } from 'vitest';

import { quantity } from '../../../../kit/quantity.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import { entryText, keptText } from './entry-text.ts';

const flour: ItemUnits = {
  baseUnit: 'g',
  packChain: [{ unit: 'sack', per: quantity('25000') }],
  countUnits: ['sack', 'kg'],
  densityGPerMl: null,
  eachMeasure: null,
};
const g = (much: string) => ({ quantity: much, unit: 'g' as const });

test.each([
  ['what a batch took', '10909.090909 g', [g('10909.090909')], '10.91 kg'],
  ['what a sale took', '0.220588 g', [g('0.220588')], '0.221 g'],
  ['what a button filled in', '2 sack', [{ quantity: '2', unit: 'sack' as const }], '2 sacks'],
  [
    'what somebody typed',
    '2 sack + 3',
    [
      { quantity: '2', unit: 'sack' as const },
      { quantity: '3', unit: 'kg' as const },
    ],
    '2 sack + 3',
  ],
  ['what a button wrote for who reads Amharic', '2 ጆንያ', [{ quantity: '2', unit: 'sack' as const }], '2 sacks'],
  ['a text without parts', 'a little', [], 'a little'],
])('%s is said so that it reads well', (_title, text, parts, said) => {
  expect(entryText(flour, { text, parts })).toBe(said);
});

test.each([
  ['2 ጆንያ', [{ quantity: '2', unit: 'sack' as const }], '2 sack'],
  ['two sacks, nearly', [{ quantity: '2', unit: 'sack' as const }], 'two sacks, nearly'],
])('%s is kept so that every reader understands it', (text, parts, kept) => {
  expect(keptText({ text, parts })).toBe(kept);
});

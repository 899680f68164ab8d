import { expect, test } from 'vitest';

import type { Currency } from '../../../../kit/money.ts';
import { worthOf, worthText } from './worth.ts';

type Held = readonly [valueMinor: string | null, currency: Currency | null];

const worth = (items: readonly Held[]) =>
  worthOf(items.map(([valueMinor, currency]) => ({ item: { level: { valueMinor }, currency } })) as never, 'GBP');

test.each<[string, readonly Held[], string]>([
  [
    'one currency is one sum',
    [
      ['1000', 'GBP'],
      ['250', null],
    ],
    '£12.50',
  ],
  [
    'two are never added up, the restaurant’s own first',
    [
      ['5000', 'ETB'],
      ['1000', 'GBP'],
      ['2500', 'ETB'],
    ],
    '£10.00 and 75.00\u00a0ብር',
  ],
  ['books that are all in another are not told in the own', [['5000', 'ETB']], '50.00\u00a0ብር'],
  [
    'what nobody knows the value of is left out',
    [
      [null, 'ETB'],
      [null, null],
    ],
    '£0.00',
  ],
])('%s', (_title, items, text) => {
  expect(worthText(worth(items), 'GBP')).toBe(text);
});

import { describe, expect, it } from 'vitest';

import { minorUnits } from '../../../../kit/money.ts';
import { isUsable } from './is-usable.ts';
import type { PaperRow } from './paper-row.ts';
import { writtenDistance } from './written-distance.ts';

const row = (text: string | null, amount: string | null, confidence = 0.9): PaperRow => ({
  code: null,
  text: text === null ? null : { value: text, confidence, box: null },
  quantity: null,
  unit: null,
  unitPrice: null,
  amount: amount === null ? null : { value: minorUnits(amount), confidence, box: null },
  isProven: null,
});

describe('a reading', () => {
  it.each([
    ['of one line that says what and how much is usable', [row('Teff', '4000')], true],
    ['without a line is not', [], false],
    ['that names things and no figure is not', [row('Teff', null)], false],
    ['of figures without names is not', [row(null, '4000')], false],
    ['of guesses is not', [row('Tcff', '4000', 0.2), row('Oi1', '300', 0.1)], false],
    ['half of guesses is usable', [row('Teff', '4000'), row('Oi1', '300', 0.1)], true],
    ['mostly of guesses is not', [row('Teff', '4000'), row('a', '1', 0.1), row('b', '1', 0.1)], false],
  ] as const)('%s', (_, lines, usable) => expect(isUsable(lines)).toBe(usable));
});

describe('what a person had to change', () => {
  it.each([
    ['is nothing where all was right', [['INV-7', 'INV-7']], 0],
    ['is a letter where one was misread', [['lNV-7', 'INV-7']], 1],
    ['is all that was not read', [['', 'Teff']], 4],
    [
      'adds up over the fields',
      [
        ['a', 'b'],
        ['40.00', '44.00'],
      ],
      2,
    ],
    ['of a very long text counts', [['x'.repeat(300), 'y'.repeat(300)]], 300],
  ] as const)('%s', (_, pairs, letters) => expect(writtenDistance(pairs)).toBe(letters));
});

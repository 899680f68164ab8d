import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { printedDate } from './printed-date.ts';
import { decimalMarkOf, printedNumber } from './printed-number.ts';

const today = '2026-03-20';

describe('a number', () => {
  it.each([
    ['1,234.50', '.', 1234_500000n],
    ['1.234,50', ',', 1234_500000n],
    ['12,50', '.', 12_500000n],
    ['£12.00', '.', 12_000000n],
    ['ETB1,200.00', '.', 1200_000000n],
    ['450.00ብር', '.', 450_000000n],
    ['(5.00)', '.', -5_000000n],
    ['5.00-', '.', -5_000000n],
    ['1O.5O', '.', 10_500000n],
    ['2.500', '.', 2_500000n],
    ['2.500', ',', 2500_000000n],
    ['14/03/2026', '.', null],
    ['2.5kg', '.', null],
    ['SOLO', '.', null],
    ['1,23,4', '.', null],
    ['', '.', null],
  ] as const)('"%s" on a paper with "%s" before decimals', (text, mark, millionths) => {
    expect(printedNumber(text, mark)?.millionths ?? null).toBe(millionths);
  });

  it('is read back however it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('.' as const, ',' as const), (hundredths, mark) => {
        const group = mark === '.' ? ',' : '.';
        const whole = `${Math.floor(hundredths / 100)}`.replace(/\B(?=(\d{3})+$)/g, group);
        const text = `${whole}${mark}${`${hundredths % 100}`.padStart(2, '0')}`;
        expect(printedNumber(text, mark)?.millionths).toBe(BigInt(hundredths) * 10_000n);
        expect(decimalMarkOf([text])).toBe(mark);
      }),
    );
  });
});

describe('a date', () => {
  it.each([
    ['14/03/2026', '2026-03-14'],
    ['Date: 14.03.26', '2026-03-14'],
    ['2026-03-14', '2026-03-14'],
    ['14 March 2026', '2026-03-14'],
    ['14th Mar 2026', '2026-03-14'],
    ['14-Mar-26', '2026-03-14'],
    ['14Mar2026', '2026-03-14'],
    ['March 14, 2026', '2026-03-14'],
    ['መጋቢት 5 ቀን 2018 ዓ.ም.', '2026-03-14'],
    ['5 መጋቢት 2018', '2026-03-14'],
    ['Megabit 5, 2018', '2026-03-14'],
    ['05/07/2018', '2026-03-14'],
    ['05/07/2018 ዓ.ም', '2026-03-14'],
    ['05/07/2018 G.C.', '2018-07-05'],
    ['31/02/2026', null],
    ['12.50', null],
    ['Tel 011 551 2345', null],
  ])('"%s" is %s', (text, date) => {
    expect(printedDate(text, today)).toBe(date);
  });
});

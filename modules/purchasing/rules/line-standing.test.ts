import fc from 'fast-check';
import { expect, test } from 'vitest';

import { quantity, type Quantity } from '../../../kit/quantity.ts';
import { isAsOrdered, lineStanding } from './line-standing.ts';

const fate = (ordered: string, received: string, more: { readonly givenUp?: string; readonly charged?: string } = {}) => ({
  ordered: quantity(ordered),
  received: quantity(received),
  givenUp: quantity(more.givenUp ?? '0'),
  charged: quantity(more.charged ?? '0'),
});

const none = { missing: 0n, lacking: 0n, over: 0n, chargedOnly: 0n };

test.each([
  ['all of it came', fate('100', '100', { charged: '100' }), none],
  ['a part came', fate('100', '60'), { ...none, missing: quantity('40') }],
  [
    'a part came and is charged in full',
    fate('100', '60', { charged: '100' }),
    { ...none, missing: quantity('40'), chargedOnly: quantity('40') },
  ],
  ['the rest was given up', fate('100', '60', { givenUp: '40' }), { ...none, lacking: quantity('40') }],
  ['more came than was ordered', fate('20', '21'), { ...none, over: quantity('1') }],
])('%s: a line says in what it differs', (_what, line, standing) => {
  expect(lineStanding(line)).toEqual(standing);
});

test('only a line that came whole and is charged no more than came is as ordered', () => {
  expect(isAsOrdered(lineStanding(fate('100', '100', { charged: '60' })))).toBe(true);
  expect(isAsOrdered(lineStanding(fate('100', '60')))).toBe(false);
  expect(isAsOrdered(lineStanding(fate('100', '60', { givenUp: '40' })))).toBe(false);
  expect(isAsOrdered(lineStanding(fate('100', '101')))).toBe(false);
  expect(isAsOrdered(lineStanding(fate('100', '100', { charged: '101' })))).toBe(false);
});

test('whatever came of a line, what is ordered is accounted for, and nothing is missing and over at once', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((value) => value as Quantity);
  fc.assert(
    fc.property(amount, amount, amount, amount, (ordered, received, givenUp, charged) => {
      const standing = lineStanding({ ordered, received, givenUp, charged });
      expect(received + standing.missing + standing.lacking >= ordered).toBe(true);
      expect(standing.missing > 0n && standing.over > 0n).toBe(false);
    }),
  );
});

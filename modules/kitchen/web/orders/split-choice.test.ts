import fc from 'fast-check';
import { expect, test } from 'vitest';

import { splitLines } from '../../rules/split-lines.ts';
import { lineOf } from '../testing/sample-orders.ts';
import { choiceOfSeats, isSplit, partsOf, seatsOf, worthOf } from './split-choice.ts';

const lines = [
  lineOf('Shiro', { quantity: 2, seat: 1 }),
  lineOf('Kitfo', { seat: 2 }),
  lineOf('Buna', { quantity: 3 }),
  lineOf('Tibs', { state: 'VOIDED', seat: 3 }),
];

test('a seat goes whole, and what was ordered for none or was voided stays', () => {
  expect(seatsOf(lines)).toEqual([1, 2]);
  const choice = choiceOfSeats(lines, [1]);
  expect(choice).toEqual({ [lines[0]?.id ?? '']: 2 });
  expect(worthOf(lines, choice)).toBe(2400n);
});

test('whatever is chosen and offered to be split is what the server divides', () => {
  const counts = fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5));
  fc.assert(
    fc.property(counts, (chosen) => {
      const choice = Object.fromEntries(lines.slice(0, 3).map(({ id }, index) => [id, chosen[index] ?? 0]));
      const parts = partsOf(lines, choice, () => 'new');
      const decided = splitLines(
        lines.filter(({ state }) => state !== 'VOIDED'),
        parts,
      );
      expect(isSplit(lines, choice)).toBe(parts.length > 0 && decided.ok);
    }),
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { heldInPlace, inPlace } from './steady-order.ts';

const ticket = (key: string) => ({ key });

it('under a finger, what is done keeps its place and what is new, however urgent, comes behind', () => {
  const before = inPlace(['a', 'b', 'c'].map(ticket));
  const held = heldInPlace(before, ['urgent', 'a', 'c'].map(ticket));
  expect(held.map((one) => [one.ticket.key, one.hasGone])).toEqual([
    ['a', false],
    ['b', true],
    ['c', false],
    ['urgent', false],
  ]);
});

it('whatever comes and goes, every place keeps its ticket, and nothing is there twice or missing', () => {
  const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
  fc.assert(
    fc.property(keys, fc.array(keys, { maxLength: 5 }), (first, later) => {
      let held = inPlace(first.map(ticket));
      for (const next of later) {
        const before = held;
        held = heldInPlace(held, next.map(ticket));
        before.forEach((one, place) => expect(held[place]?.ticket.key).toBe(one.ticket.key));
        const here = held.filter(({ hasGone }) => !hasGone).map((one) => one.ticket.key);
        expect(here.toSorted()).toEqual(next.toSorted());
      }
    }),
  );
});

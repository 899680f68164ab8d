import { assert, array, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { atOnce, sortedInSteps, type Steps } from './in-steps.ts';

type Card = { readonly value: number; readonly place: number };

const byValue = (left: Card, right: Card): number => left.value - right.value;

const restsOf = <Result>(work: Steps<Result>): number => {
  let rests = 0;
  while (!work.next().done) rests += 1;
  return rests;
};

describe('sorting in steps', () => {
  it('gives the order that sorting at once gives, equal ones in their places', () => {
    const cards = array(record({ value: integer({ min: 0, max: 9 }), place: integer() }), { maxLength: 200 });
    assert(
      property(cards, integer({ min: 1, max: 40 }), (items, step) => {
        expect(atOnce(sortedInSteps(items, byValue, step))).toEqual(items.toSorted(byValue));
      }),
    );
  });

  it('rests after every so many, while it sorts and while it merges', () => {
    const items = Array.from({ length: 100 }, (_none, place) => ({ value: -place, place }));
    // Ten runs of ten; then merging them makes 100 places anew four times, less what is only taken over.
    expect(restsOf(sortedInSteps(items, byValue, 10))).toBeGreaterThan(20);
    expect(restsOf(sortedInSteps(items, byValue, 100))).toBe(1);
  });

  it('compares each with its neighbour alone where all is in order', () => {
    let compared = 0;
    const items = Array.from({ length: 1000 }, (_none, place) => place);
    const counting = (left: number, right: number): number => {
      compared += 1;
      return left - right;
    };
    expect(atOnce(sortedInSteps(items, counting, 100))).toEqual(items);
    expect(compared).toBe(999);
  });

  it('leaves what it is given as it was', () => {
    const items = [3, 1, 2];
    expect(atOnce(sortedInSteps(items, (left, right) => left - right, 2))).toEqual([1, 2, 3]);
    expect(items).toEqual([3, 1, 2]);
  });
});

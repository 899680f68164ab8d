import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Quantity } from '../../../kit/quantity.ts';
import { type CountEntry, countedLine } from './count-line.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute));
let number = 0;
const entry = (counterId: string, area: string | null, pieces: number | null, minute: number, recountNumber = 0): CountEntry => ({
  storageAreaId: area,
  counterId,
  recountNumber,
  number: (number += 1),
  quantity: pieces === null ? null : (BigInt(pieces) as Quantity),
  isCarried: false,
  countedAt: at(minute),
});
const line = (entries: readonly CountEntry[], areas: readonly (string | null)[] = ['cold'], recountNumber = 0) =>
  countedLine({ storageAreaIds: areas, recountNumber, entries });

describe('what is written down at the shelves adds up to one figure', () => {
  test.each([
    ['two areas add', [entry('hanna', 'cold', 3, 1), entry('hanna', 'dry', 4, 2)], ['cold', 'dry'], 7n],
    ['two people at one area add', [entry('hanna', 'cold', 3, 1), entry('abel', 'cold', 4, 2)], ['cold'], 7n],
    ['one person counting again replaces', [entry('hanna', 'cold', 3, 1), entry('hanna', 'cold', 4, 2)], ['cold'], 4n],
    ['the entry made last stands, though it arrived first', [entry('hanna', 'cold', 4, 9), entry('hanna', 'cold', 3, 1)], ['cold'], 4n],
    ['an entry of an area that was not on the walk counts too', [entry('hanna', 'cold', 3, 1), entry('abel', 'bar', 1, 2)], ['cold'], 4n],
    ['nothing there is a figure', [entry('hanna', 'cold', 0, 1)], ['cold'], 0n],
  ])('%s', (_what, entries, areas, expected) => {
    expect(line(entries, areas)).toMatchObject({ state: 'COUNTED', counted: expected });
  });

  test.each([
    ['one area of two is missing', [entry('hanna', 'cold', 3, 1)], ['cold', 'dry'], 'OPEN'],
    ['nobody was there', [], [null], 'OPEN'],
    ['one area was passed over', [entry('hanna', 'cold', 3, 1), entry('hanna', 'dry', null, 2)], ['cold', 'dry'], 'SKIPPED'],
  ] as const)('%s: there is no figure, never a zero', (_what, entries, areas, state) => {
    expect(line(entries, areas)).toMatchObject({ state, counted: null });
  });

  test('somebody who counted it speaks louder than somebody who passed it over', () => {
    expect(line([entry('hanna', 'cold', null, 1), entry('abel', 'cold', 5, 2)])).toMatchObject({ state: 'COUNTED', counted: 5n });
  });

  test('it speaks of the moment at which its last shelf was looked at', () => {
    const said = line([entry('hanna', 'dry', 4, 30), entry('abel', 'cold', 3, 5)], ['cold', 'dry']);
    expect([said.firstAt, said.lastAt]).toEqual([at(5), at(30)]);
  });
});

describe('counting again', () => {
  test('the second figure stands, and both shelves have to be counted again', () => {
    const first = [entry('hanna', 'cold', 3, 1), entry('hanna', 'dry', 4, 2)];
    const half = [...first, entry('abel', 'cold', 5, 20, 1)];
    expect(line(half, ['cold', 'dry'], 1)).toMatchObject({ counted: 7n, isRecounted: false, lastAt: at(2) });
    const whole = [...half, entry('abel', 'dry', 4, 25, 1)];
    expect(line(whole, ['cold', 'dry'], 1)).toMatchObject({ counted: 9n, isRecounted: true, lastAt: at(25), counterIds: ['abel'] });
  });
});

test('the order of arrival never changes the figure', () => {
  const one = fc.record({
    counterId: fc.constantFrom('hanna', 'abel', 'sara'),
    area: fc.constantFrom('cold', 'dry'),
    pieces: fc.option(fc.integer({ min: 0, max: 50 }), { nil: null }),
    minute: fc.integer({ min: 0, max: 50 }),
  });
  const entries = fc.uniqueArray(one, { selector: ({ minute }) => minute, minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(entries, fc.infiniteStream(fc.nat()), (made, keys) => {
      const written = made.map(({ counterId, area, pieces, minute }) => entry(counterId, area, pieces, minute));
      const shuffled = written
        .map((value) => ({ value, key: keys.next().value ?? 0 }))
        .toSorted((left, right) => left.key - right.key)
        .map(({ value }, index) => ({ ...value, number: index }));
      const { counted, state } = line(written, ['cold', 'dry']);
      expect(line(shuffled, ['cold', 'dry'])).toMatchObject({ counted, state });
    }),
  );
});

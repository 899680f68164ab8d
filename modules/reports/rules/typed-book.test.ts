import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { accountLines, enteredLines } from './account-lines.ts';
import { readBook, typedBook, type TypedBook } from './typed-book.ts';

const typed = (food: string): TypedBook => ({ budget: { FOOD: food }, expenses: [] });

describe('a typed book', () => {
  it.each([
    ['28 %', { FOOD: { share: 2800 } }],
    ['28.5%', { FOOD: { share: 2850 } }],
    ['1,500', { FOOD: { amount: '150000' } }],
    ['1 500.50', { FOOD: { amount: '150050' } }],
    ['', {}],
    ['  ', {}],
  ])('with %j for food is read', (food, budget) => {
    expect(readBook(typed(food))).toEqual({ book: { budget, expenses: [] }, wrong: [] });
  });

  it.each(['much', '-5', '101 %', '1.234', '%'])('with %j for food is not kept', (food) => {
    expect(readBook(typed(food))).toEqual({ book: { budget: {}, expenses: [] }, wrong: ['FOOD'] });
  });

  it('drops costs without an amount, and names those that are no amount', () => {
    const cost = { line: 'RENT', note: ' May ' } as const;
    const given = {
      budget: {},
      expenses: [
        { ...cost, id: 'a', amount: '' },
        { ...cost, id: 'b', amount: 'x' },
        { ...cost, id: 'c', amount: '-10' },
      ],
    };
    expect(readBook(given)).toEqual({
      book: { budget: {}, expenses: [{ id: 'c', line: 'RENT', amount: '-1000', note: 'May' }] },
      wrong: ['b'],
    });
  });

  it('is read as what was kept, whatever that was', () => {
    const value = fc.oneof(
      fc.record({ share: fc.integer({ min: 0, max: 10_000 }) }),
      fc.record({ amount: fc.bigInt({ min: 0n, max: 10n ** 15n }).map(String) }),
    );
    const budget = fc.dictionary(fc.constantFrom(...accountLines), value);
    const expense = fc.record({
      id: fc.uuid(),
      line: fc.constantFrom(...enteredLines),
      amount: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(String),
      note: fc.constantFrom(null, 'May'),
    });
    fc.assert(
      fc.property(budget, fc.array(expense), (kept, expenses) => {
        expect(readBook(typedBook({ budget: { ...kept }, expenses }))).toEqual({ book: { budget: { ...kept }, expenses }, wrong: [] });
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type DishColumn, dishColumns, guessDishColumns } from './dish-columns.ts';
import { decimalSignOfDishes, readDishRow } from './dish-row.ts';
import { readHours } from './hours-text.ts';

const places = Object.fromEntries(dishColumns.map((column, position) => [column, position])) as Record<DishColumn, number>;
const cellsOf = (said: Partial<Record<DishColumn, string>>) => dishColumns.map((column) => said[column] ?? '');

/** One row, read as the whole of a list. */
const read = (said: Partial<Record<DishColumn, string>>, others: readonly string[] = []) => {
  const cells = cellsOf({ name: 'Shiro', ...said });
  const rows = [cells, ...others.map((priceDineIn) => cellsOf({ priceDineIn }))];
  return readDishRow(cells, { places, decimalSign: decimalSignOfDishes(rows, places), ordinaryVatRate: 1500 });
};

const problemOf = (said: Partial<Record<DishColumn, string>>, others: readonly string[] = []) => {
  const row = read(said, others);
  return row.ok ? null : row.refusal.problems[0];
};

describe('a price', () => {
  it.each([
    ['1,5', ['12,5'], '150'],
    ['1.5', [], '150'],
    ['1,250', ['12.50'], '125000'],
    ['1.250', ['12,50'], '125000'],
    ['£11.50', [], '1150'],
    ['250 ብር', [], '25000'],
    ['1.250,00', [], '125000'],
    ["'12.50", [], '1250'],
    ['0', [], '0'],
  ])('%s among %j is %s minor units', (priceDineIn, others, minor) => {
    const row = read({ priceDineIn }, others);
    expect(row.ok && row.value.prices.DINE_IN).toBe(minor);
  });

  it.each([
    ['1,250', [], 'NUMBER_AMBIGUOUS'],
    ['1.250', [], 'NUMBER_AMBIGUOUS'],
    ['1.250', ['12.50'], 'NUMBER_AMBIGUOUS'],
    ['12.505', [], 'NUMBER_AMBIGUOUS'],
    ['-5', [], 'NUMBER_NOT_UNDERSTOOD'],
    ['twelve', [], 'NUMBER_NOT_UNDERSTOOD'],
    ['=1+1', [], 'NUMBER_NOT_UNDERSTOOD'],
    ['99999999999999999999', [], 'NUMBER_NOT_UNDERSTOOD'],
  ])('%s among %j is refused, never guessed', (priceDineIn, others, code) => {
    expect(problemOf({ priceDineIn }, others)).toMatchObject({ field: 'priceDineIn', code });
  });

  it('is read by the whole list: any amount written with either sign comes back as it was meant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom('.', ','), (minor, sign) => {
        const priceDineIn = `${Math.trunc(minor / 100)}${sign}${String(minor % 100).padStart(2, '0')}`;
        const row = read({ priceDineIn });
        expect(row.ok && row.value.prices.DINE_IN).toBe(String(minor));
      }),
    );
  });
});

it.each([
  ['', []],
  ['Mon-Fri', [1, 2, 3, 4, 5]],
  ['Fri – Mon', [1, 5, 6, 7]],
  ['Mon, Thu', [1, 4]],
  ['sat to sun', [6, 7]],
  ['ሰኞ እስከ ረቡዕ', [1, 2, 3]],
  ['every day', []],
  ['Mon-Sun', []],
])('days written as "%s" are understood', (days, expected) => {
  const row = read({ days });
  expect(row.ok && row.value.availability.days).toEqual(expected);
});

it.each([
  ['11:30-15:00', { from: 690, to: 900 }],
  ['7 pm to 1 am', { from: 1140, to: 60 }],
  ['12 am - 12 pm', { from: 0, to: 720 }],
  ['18-24', { from: 1080, to: 1440 }],
  ['11:30', null],
  ['9-9', null],
  ['25:00-26:00', null],
  ['13 pm-14 pm', null],
  ['10:75-11:00', null],
])('hours written as "%s" are read, or refused', (text, expected) => {
  expect(readHours(text)).toEqual(expected);
});

it.each([
  ['15', 1500],
  ['17,5%', 1750],
  ['0', 0],
  ['', 1500],
])('a rate of "%s" is read', (vat, expected) => {
  const row = read({ vat });
  expect(row.ok && row.value.vatRate).toBe(expected);
});

it.each<[Partial<Record<DishColumn, string>>, string]>([
  [{ name: '' }, 'LIST_NAME_MISSING'],
  [{ name: 'x'.repeat(81) }, 'LIST_CELL_UNUSABLE'],
  [{ heading: 'a\u0000b' }, 'LIST_CELL_UNUSABLE'],
  [{ vat: '0.15' }, 'LIST_VAT_UNREADABLE'],
  [{ vat: '150' }, 'LIST_VAT_UNREADABLE'],
  [{ days: 'someday' }, 'LIST_DAYS_UNREADABLE'],
  [{ hours: 'noon' }, 'LIST_HOURS_UNREADABLE'],
  [{ fasting: 'yes' }, 'LIST_FASTING_UNREADABLE'],
])('%j stays behind with its reason', (said, code) => {
  expect(problemOf(said)?.code).toBe(code);
});

it('every problem of a row is named at once', () => {
  const row = read({ vat: 'x', days: 'x', hours: 'x', fasting: 'x', priceDineIn: 'x' });
  expect(row.ok || row.refusal.problems).toHaveLength(5);
});

it('no text makes the reader fall over', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 14 }), (cells) => {
      const row = readDishRow(cells, { places, decimalSign: null, ordinaryVatRate: 0 });
      expect(row.ok || row.refusal.problems.length).toBeTruthy();
    }),
  );
});

it('columns are known by their Amharic words and by what tills and sheets write', () => {
  expect(guessDishColumns(['የምግብ ስም', 'ምድብ', 'ዋጋ', 'ግብር', 'የሚቀርብባቸው ቀናት', 'የጾም ቀናት'])).toEqual({
    name: 0,
    heading: 1,
    priceDineIn: 2,
    vat: 3,
    days: 4,
    fasting: 5,
  });
  expect(
    guessDishColumns(['Item name', 'Amharic name', 'Category', 'Price', 'Takeaway price', 'Delivery price', 'VAT %', 'Allergens']),
  ).toEqual({
    name: 0,
    nameLocal: 1,
    heading: 2,
    priceDineIn: 3,
    priceTakeaway: 4,
    priceDelivery: 5,
    vat: 6,
    allergens: 7,
  });
});

import { uuidv7 } from 'uuidv7';

import { insertRowsAs } from '../../../db/testing/insert-row.ts';
import type { TestDatabase } from '../../../db/testing/test-database.ts';

type Row = readonly [table: string, row: Readonly<Record<string, unknown>>];

/** Two weeks of which every document is known, so that each figure can be worked out by hand. */
export type KnownWeeks = {
  readonly lambId: string;
  readonly colaId: string;
  readonly itemCategories: { readonly meat: string; readonly drinks: string };
  readonly dishCategories: { readonly mains: string; readonly drinks: string };
  readonly before: { readonly from: string; readonly to: string };
  readonly week: { readonly from: string; readonly to: string };
};

type House = { readonly restaurantId: string; readonly userId: string };

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** So much of an item that moved on a day. */
type Moved = {
  readonly day: string;
  readonly kind: string;
  readonly grams: number;
  readonly minor: number;
  /** What made it, and which one; by hand where nothing is said. */
  readonly from?: string;
  readonly sourceId?: string;
};

const movements = (restaurantId: string, itemId: string, moved: readonly Moved[]): Row[] => {
  let balance = 0;
  return moved.map(({ day, kind, grams, minor, from, sourceId = uuidv7() }, at) => {
    balance += grams;
    return [
      'stock_movement',
      {
        restaurant_id: restaurantId,
        id: uuidv7(),
        item_id: itemId,
        entry_number: at + 1,
        kind,
        quantity: String(grams),
        value_minor: String(minor),
        currency: 'GBP',
        balance_after: String(balance),
        is_provisional_cost: false,
        source_type: from ?? 'manual',
        source_id: sourceId,
        // One after another within the day, as they are written.
        occurred_at: new Date(noon(day).getTime() + at * 60_000),
        effective_at: new Date(noon(day).getTime() + at * 60_000),
        business_date: day,
      },
    ];
  });
};

/** An item with all that ever moved of it. */
export const knownItem = (
  restaurantId: string,
  said: { readonly id: string; readonly name: string; readonly categoryId: string | null },
  moved: readonly Moved[],
): Row[] => {
  const sum = (of: (one: Moved) => number): string => String(moved.reduce((total, one) => total + of(one), 0));
  const { id, name, categoryId } = said;
  return [
    ['item', { restaurant_id: restaurantId, id, name, sku: name.toUpperCase(), base_unit: 'g', category_id: categoryId }],
    [
      'stock_level',
      {
        restaurant_id: restaurantId,
        item_id: id,
        on_hand: sum(({ grams }) => grams),
        value_minor: sum(({ minor }) => minor),
        currency: 'GBP',
        attention: 3,
        list_name: name.toLowerCase(),
        is_listed: true,
        last_entry_number: moved.length,
      },
    ],
    ...movements(restaurantId, id, moved),
  ];
};

type Sold = { readonly day: string; readonly discountShare: number | null; readonly lines: readonly SoldLine[] };
type SoldLine = { readonly categoryId: string; readonly gross: number; readonly isTaken: boolean };

/** An order that was served and closed. */
export const knownOrder = (restaurantId: string, number: number, { day, discountShare, lines }: Sold): Row[] => {
  const id = uuidv7();
  const here = { restaurant_id: restaurantId, order_id: id };
  const heading = { number_prefix: 'A', number_in_day: number, business_date: day, source: 'PAD', channel: 'DINE_IN', currency: 'GBP' };
  return [
    ['kitchen_order', { restaurant_id: restaurantId, id, ...heading, state: 'CLOSED', opened_at: noon(day), closed_at: noon(day) }],
    ...lines.map(({ categoryId, gross, isTaken }): Row => [
      'order_line',
      {
        ...here,
        id: uuidv7(),
        dish_id: uuidv7(),
        dish_name: 'Dish',
        category_id: categoryId,
        quantity: 1,
        unit_price_minor: String(gross),
        vat_rate: 2000,
        state: 'SERVED',
        sent_quantity: 1,
        depleted_at: isTaken ? noon(day) : null,
      },
    ]),
    ...(discountShare === null
      ? []
      : [
          [
            'order_discount',
            { ...here, id: uuidv7(), share: discountShare, reason: 'Waited', given_by: uuidv7(), given_at: noon(day) },
          ] as const,
        ]),
  ];
};

const worked = ({ restaurantId, userId }: House, day: string): Row[] =>
  (['IN', 'OUT'] as const).map((kind): Row => {
    const at = new Date(`${day}T${kind === 'IN' ? '08' : '16'}:00:00Z`);
    const mark = { kind, happened_at: at, device_at: at, method: 'TABLET', recorded_by: userId };
    return ['clock_event', { restaurant_id: restaurantId, id: uuidv7(), user_id: userId, ...mark }];
  });

/**
 * Writes two weeks of October: lamb at 10 a kilogram that comes at 12 in the second week, a drink, three orders, and one
 * person's day of eight hours at ten pounds.
 */
export const knownWeeks = async (database: TestDatabase, house: House): Promise<KnownWeeks> => {
  const { restaurantId } = house;
  const [lambId, colaId, meat, drinks, mains, bar] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const named = (table: string, id: string, name: string): Row => [table, { restaurant_id: restaurantId, id, name }];
  await insertRowsAs(database.owner, [
    named('item_category', meat, 'Meat'),
    named('item_category', drinks, 'Drinks'),
    named('menu_category', mains, 'Mains'),
    named('menu_category', bar, 'Bar'),
    ...knownItem(restaurantId, { id: lambId, name: 'Lamb', categoryId: meat }, [
      { day: '2026-09-28', kind: 'RECEIPT', grams: 10_000, minor: 10_000 },
      { day: '2026-09-29', kind: 'SALE_DEPLETION', grams: -2000, minor: -2000, from: 'order-line' },
      { day: '2026-10-04', kind: 'COUNT_ADJUST', grams: -100, minor: -100, from: 'count' },
      { day: '2026-10-05', kind: 'RECEIPT', grams: 5000, minor: 7575 },
      { day: '2026-10-06', kind: 'SALE_DEPLETION', grams: -2000, minor: -2400, from: 'order-line' },
      { day: '2026-10-07', kind: 'WASTE', grams: -100, minor: -120, from: 'waste' },
      { day: '2026-10-10', kind: 'COUNT_ADJUST', grams: -50, minor: -60, from: 'count' },
    ]),
    ...knownItem(restaurantId, { id: colaId, name: 'Cola', categoryId: drinks }, [
      { day: '2026-10-05', kind: 'RECEIPT', grams: 9000, minor: 1000 },
      { day: '2026-10-06', kind: 'SALE_DEPLETION', grams: -2700, minor: -300, from: 'order-line' },
    ]),
    ...knownOrder(restaurantId, 1, {
      day: '2026-09-29',
      discountShare: null,
      lines: [{ categoryId: mains, gross: 12_000, isTaken: true }],
    }),
    ...knownOrder(restaurantId, 1, {
      day: '2026-10-06',
      discountShare: null,
      lines: [
        { categoryId: mains, gross: 12_000, isTaken: true },
        { categoryId: bar, gross: 1200, isTaken: true },
      ],
    }),
    ...knownOrder(restaurantId, 2, { day: '2026-10-06', discountShare: 1000, lines: [{ categoryId: mains, gross: 2400, isTaken: false }] }),
    ['hourly_rate', { restaurant_id: restaurantId, user_id: house.userId, amount_minor: '1000', currency: 'GBP' }],
    ...worked(house, '2026-10-06'),
  ]);
  return {
    lambId,
    colaId,
    itemCategories: { meat, drinks },
    dishCategories: { mains, drinks: bar },
    before: { from: '2026-09-28', to: '2026-10-04' },
    week: { from: '2026-10-05', to: '2026-10-11' },
  };
};

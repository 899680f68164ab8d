import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import type { EntryBody } from '../../modules/waste/contract/fields.ts';
import { logDiscards } from '../../modules/waste/server/mount.ts';
import { withSystem } from '../../platform/server/database/tenancy.ts';
import { envelope, itemBody, wasteBody } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { sellDish } from './testing/sell-dish.ts';
import { freeOfAll, stockedItem } from './testing/stocked-item.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
/** A portion takes a hundred grams of each; of the first nobody knows what it cost, of the second a gram costs a penny. */
let dish: { readonly dishId: string; readonly recipeId: string; readonly unpricedId: string; readonly pricedId: string };

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
});

beforeEach(async () => {
  const pricedId = await stockedItem(app, here, { kilograms: '10' });
  const sold = await sellDish(app, here.people.owner, { restaurantId: here.restaurantId, alsoId: pricedId });
  dish = { dishId: sold.dishId, recipeId: sold.recipeId, unpricedId: sold.itemId, pricedId };
});

const as = (role: Role) => app.as(here.people[role]);
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);

const wasted = (made: NonNullable<EntryBody['made']>, parts: EntryBody['entry']['parts'], changes: Partial<EntryBody> = {}): EntryBody => ({
  ...wasteBody({ itemId: '' }, uuidv7()),
  movementId: null,
  itemId: null,
  kind: made.kind,
  made,
  entry: { text: parts.map(({ quantity, unit }) => `${quantity} ${unit}`).join(' + '), parts },
  reason: 'DROPPED',
  stage: 'LINE',
  ...changes,
});
const portions = (quantity: string) => [{ quantity, unit: 'portion' as const }];
const theDish = () => ({ kind: 'DISH' as const, dishId: dish.dishId });

/** What is left of an item, straight from the table. @unit base units */
const onHand = async (itemId: string): Promise<number> => {
  const text = 'select on_hand::float8 as held from stock_level where item_id = $1';
  return (await queryAs<{ held: number }>(database().owner, text, [itemId]))[0]?.held ?? Number.NaN;
};

/** Tells what the other item costs, a penny a gram, for all of it: a kilogram more comes in at a price. */
const price = async () => {
  const entry = { text: '1 kg', parts: [{ quantity: '1', unit: 'kg' as const }] };
  const received = { movementId: uuidv7(), itemId: dish.unpricedId, kind: 'RECEIPT' as const, entry, reason: null, note: null };
  await as('owner').inventory.recordMovement(tell({ ...received, price: { amount: '10', unit: 'kg' as const } }));
};

describe('a dish that is thrown away', () => {
  it('leaves stock by its recipe, and its cost is claimed only as far as it is known', async () => {
    const { entry } = await as('chef').waste.logEntry(tell(wasted(theDish(), portions('2'))));
    expect([await onHand(dish.pricedId), await onHand(dish.unpricedId)]).toEqual([9800, 9800]);
    expect(entry).toMatchObject({ kind: 'DISH', status: 'LOGGED', valueMinor: null, partlyKnown: { knownMinor: '200', uncosted: 1 } });
    expect(entry.made).toEqual({ dishId: dish.dishId, recipeId: dish.recipeId, name: 'Shiro', nameLocal: 'ሽሮ' });
  });

  it('costs what its parts had cost, and shows it to nobody who may not see cost', async () => {
    await price();
    const body = wasted(theDish(), portions('1.5'));
    const { entry } = await as('staff').waste.logEntry(tell(body));
    expect([entry.valueMinor, entry.partlyKnown]).toEqual([null, null]);
    const { rows } = await as('chef').waste.listEntries({ restaurantId: here.restaurantId });
    expect(rows.find(({ id }) => id === body.entryId)).toMatchObject({ valueMinor: '300', partlyKnown: null, status: 'CONFIRMED' });
  });

  it('is put back whole when it is taken back, once', async () => {
    const body = wasted(theDish(), portions('3'));
    await as('chef').waste.logEntry(tell(body));
    const undo = () => as('chef').waste.voidEntry(tell({ entryId: body.entryId, reason: null }));
    await undo();
    expect([await onHand(dish.pricedId), await onHand(dish.unpricedId)]).toEqual([10_000, 10_000]);
    await expect(undo()).rejects.toMatchObject({ code: 'ENTRY_VOIDED_ALREADY' });
  });

  it('told twice is thrown away once', async () => {
    const told = tell(wasted(theDish(), portions('1')));
    await Promise.all([as('chef').waste.logEntry(told), as('chef').waste.logEntry(told)]);
    expect(await onHand(dish.pricedId)).toBe(9900);
  });

  it('from before its recipe was in effect takes nothing and claims nothing', async () => {
    const happenedAt = new Date(Date.now() - 5 * 3_600_000).toISOString();
    const { entry } = await as('chef').waste.logEntry(tell(wasted(theDish(), portions('1'), { happenedAt })));
    expect(entry).toMatchObject({ valueMinor: null, partlyKnown: { knownMinor: '0', uncosted: 1 } });
    expect(await onHand(dish.pricedId)).toBe(10_000);
  });

  it.each([
    ['of no restaurant', () => wasted({ kind: 'DISH', dishId: uuidv7() }, portions('1')), 'NOT_FOUND'],
    ['in a unit that it has not', () => wasted(theDish(), [{ quantity: '1', unit: 'case' }]), 'UNIT_NOT_IN_PACK_CHAIN'],
    ['that says it was a prep', () => wasted(theDish(), portions('1'), { kind: 'PREP' }), 'WASTE_KIND_NEEDS_RECIPE'],
    ['that says which dish beside an item', () => wasted(theDish(), portions('1'), { kind: 'STOCK_ITEM' }), 'WASTE_KIND_NEEDS_RECIPE'],
    ['of nothing', () => wasted(theDish(), []), 'ENTRY_EMPTY'],
  ])('is refused %s, and moves nothing', async (_name, body, code) => {
    await expect(as('chef').waste.logEntry(tell(body()))).rejects.toMatchObject({ code });
    expect(await onHand(dish.pricedId)).toBe(10_000);
  });

  it('of another restaurant looks as if there were none', async () => {
    const elsewhere = await createHousehold(app, database());
    const theirs = await sellDish(app, elsewhere.people.owner, { restaurantId: elsewhere.restaurantId });
    const body = wasted({ kind: 'DISH', dishId: theirs.dishId }, portions('1'));
    await expect(as('chef').waste.logEntry(tell(body))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('a prep that is kept leaves stock as itself, by weight or by portion; one made on the fly as what it is made of', async () => {
  const keptId = uuidv7();
  const item = { ...itemBody({ barcode: uuidv7(), categoryId: '', storageAreaId: '' }), categoryId: null, storageAreaIds: [] };
  await as('owner').inventory.createItem(tell({ itemId: keptId, item: { ...item, allergens: freeOfAll } }));
  const prep = async (stockItemId: string | null): Promise<string> => {
    const recipeId = uuidv7();
    const line = { quantity: '200', unit: 'g' as const, usableShare: 10_000, isOptional: false, channels: null, note: null };
    const lines = [{ ...line, lineId: uuidv7(), subject: { kind: 'ITEM' as const, itemId: dish.pricedId } }];
    const yields = { yieldQuantity: '1', yieldUnit: 'kg' as const, portions: '10', activeMinutes: 0, passiveMinutes: 0 };
    const named = { name: recipeId, nameLocal: null, stockItemId, par: null };
    const body = { ...yields, steps: [], changeNote: null, lines };
    await as('chef').menu.saveRecipe(tell({ recipeId, baseVersion: null, kind: 'PREP' as const, ...named, body }));
    await as('chef').menu.stepVersion(tell({ recipeId, baseVersion: 1, step: 'APPROVE' as const, effectiveAt: null }));
    return recipeId;
  };
  const [kept, fresh] = [await prep(keptId), await prep(null)];
  const made = {
    planned: { quantity: '2', unit: 'kg' as const },
    actual: { text: '2 kg', parts: [{ quantity: '2', unit: 'kg' as const }] },
  };
  const ids = { batchId: uuidv7(), lotId: uuidv7(), recipeId: kept };
  await as('chef').menu.makeBatch(tell({ ...ids, ...made, useBy: null, note: null }));
  const weighed = await as('chef').waste.logEntry(tell(wasted({ kind: 'PREP', recipeId: kept }, [{ quantity: '500', unit: 'g' }])));
  await as('chef').waste.logEntry(tell(wasted({ kind: 'PREP', recipeId: kept }, portions('3'))));
  // Two kilograms had cost 400 g of a gram a penny: half a kilogram is a quarter of it.
  expect(weighed.entry).toMatchObject({ kind: 'PREP', valueMinor: '100' });
  expect([await onHand(keptId), await onHand(dish.pricedId)]).toEqual([1200, 9600]);
  await as('chef').waste.logEntry(tell(wasted({ kind: 'PREP', recipeId: fresh }, [{ quantity: '500', unit: 'g' }])));
  expect(await onHand(dish.pricedId)).toBe(9500);
});

describe('what the kitchen threw away', () => {
  const listen = () =>
    withSystem(database().pools.app, { restaurantId: here.restaurantId, reason: 'hear of what was thrown away' }, logDiscards);
  const sold = async (quantity: number, isBegun: boolean): Promise<string> => {
    const line = lineBody(dish.dishId, { quantity });
    await as('staff').kitchen.openOrder(tell(orderBody(uuidv7(), [line])));
    const step = { eventId: uuidv7(), lineId: line.lineId, step: 'START' as const, isConfirmed: false };
    if (isBegun) await as('kitchenstaff').kitchen.stepLines(tell({ steps: [step] }));
    return line.lineId;
  };
  const takeOff = (lineId: string) =>
    as('owner').kitchen.voidLines(tell({ lines: [{ eventId: uuidv7(), lineId }], reason: 'Guests left' }));
  const entriesOf = (lineId: string) =>
    queryAs<{ value: number | null; known: number; reason: string; note: string; source: string }>(
      database().owner,
      `select value_minor::int as value, known_minor::int as known, reason, note, source from waste_entry where id = $1`,
      [lineId],
    );

  it('stands in the log once, at what it had cost, and leaves stock no second time', async () => {
    await price();
    const lineId = await sold(2, true);
    await takeOff(lineId);
    await listen();
    await listen();
    expect(await entriesOf(lineId)).toEqual([{ value: 400, known: 400, reason: 'WRONG_ORDER', note: 'Guests left', source: 'POS_VOID' }]);
    expect(await onHand(dish.pricedId)).toBe(9800);
  });

  it('stands there by the reason for which the kitchen makes it again', async () => {
    const lineId = await sold(1, true);
    const again = { eventId: uuidv7(), lineId, newLineId: uuidv7(), quantity: 1, reason: 'DROPPED' as const };
    await as('kitchenstaff').kitchen.remakeLine(tell(again));
    await listen();
    expect(await entriesOf(lineId)).toMatchObject([{ reason: 'DROPPED', note: null, source: 'POS_VOID' }]);
  });

  it('names what is not known of its cost', async () => {
    const lineId = await sold(1, true);
    await takeOff(lineId);
    await listen();
    expect(await entriesOf(lineId)).toMatchObject([{ value: null, known: 100 }]);
  });

  it('is nothing where nobody had begun it', async () => {
    const lineId = await sold(1, false);
    await takeOff(lineId);
    await listen();
    expect(await entriesOf(lineId)).toEqual([]);
    expect(await onHand(dish.pricedId)).toBe(10_000);
  });

  it('is heard of even by two who listen at once, once', async () => {
    const lineId = await sold(1, true);
    await takeOff(lineId);
    await Promise.all([listen(), listen()]);
    expect(await entriesOf(lineId)).toHaveLength(1);
  });

  it('may be taken back, and stock stays as it is', async () => {
    const lineId = await sold(1, true);
    await takeOff(lineId);
    await listen();
    await as('chef').waste.voidEntry(tell({ entryId: lineId, reason: 'It was eaten' }));
    expect(await onHand(dish.pricedId)).toBe(9900);
  });
});

it('waste is held against guests and sales of the kitchen where nobody typed them, and never against a part of the guests', async () => {
  const house = await createHousehold(app, database());
  const sold = await sellDish(app, house.people.owner, { restaurantId: house.restaurantId });
  const owner = app.as(house.people.owner);
  const order = async (covers: number | null) => {
    const body = { ...orderBody(uuidv7(), [lineBody(sold.dishId)]), covers };
    return (await owner.kitchen.openOrder(envelope(house.restaurantId, body))).order.businessDate;
  };
  const day = await order(3);
  await order(4);
  const body = wasted({ kind: 'DISH', dishId: sold.dishId }, portions('1'));
  await owner.waste.logEntry(envelope(house.restaurantId, body));
  const held = async () => {
    const { covers, sales } = await owner.waste.analyse({ restaurantId: house.restaurantId, from: day, to: day });
    return [covers?.covers ?? null, sales?.salesMinor ?? null];
  };
  expect(await held()).toEqual([7, '2400']);
  await order(null);
  expect(await held()).toEqual([null, '3600']);
  await owner.waste.saveDay(envelope(house.restaurantId, { businessDate: day, baseVersion: null, covers: 9, salesMinor: null }));
  expect(await held()).toEqual([9, '3600']);
  await owner.waste.saveDay(envelope(house.restaurantId, { businessDate: day, baseVersion: 1, covers: 9, salesMinor: '5000' }));
  expect(await held()).toEqual([9, '5000']);
});

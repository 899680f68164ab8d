import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { BatchBody } from '../../modules/menu/contract/batches.contract.ts';
import type { VersionBody } from '../../modules/menu/contract/recipe-fields.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { envelope, itemBody } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { freeOfAll, stockedItem } from './testing/stocked-item.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
});

const as = (role: Role) => app.as(here.people[role]);
const tell = <Body>(body: Body, at = new Date()) => ({ ...envelope(here.restaurantId, body), occurredAt: at.toISOString() });
const dayMs = 86_400_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

type Line = readonly [subject: VersionBody['lines'][number]['subject'], quantity: string, unit: 'g' | 'kg' | 'l' | 'case', usable?: number];

/** What somebody keeps a prep as: in lots that keep three days, or in one heap. */
const keptItem = async (tracksLots: boolean): Promise<string> => {
  const itemId = uuidv7();
  const item = {
    ...itemBody({ barcode: uuidv7(), categoryId: '', storageAreaId: '' }),
    categoryId: null,
    storageAreaIds: [],
    allergens: freeOfAll,
  };
  const keeping = tracksLots ? { keeping: { tracksLots, dateType: 'USE_BY' as const, shelfLife: { sealed: 3 } } } : {};
  await as('owner').inventory.createItem(tell({ itemId, item: { ...item, ...keeping } }));
  return itemId;
};

/** A prep in effect since an hour ago, of which a batch makes eight kilograms. */
const prep = async (stockItemId: string | null, lines: readonly Line[]): Promise<string> => {
  const recipeId = uuidv7();
  const written = lines.map(([subject, quantity, unit, usableShare = 10_000]) => ({
    lineId: uuidv7(),
    subject,
    quantity,
    unit,
    usableShare,
    isOptional: false,
    channels: null,
    note: null,
  }));
  const yields = { yieldQuantity: '8', yieldUnit: 'kg' as const, portions: '40', activeMinutes: 0, passiveMinutes: 0 };
  const body = { ...yields, steps: [], changeNote: null, lines: written };
  const named = { name: recipeId, nameLocal: null, stockItemId, par: null };
  await as('chef').menu.saveRecipe(tell({ recipeId, baseVersion: null, kind: 'PREP' as const, ...named, body }));
  const effectiveAt = hoursAgo(1).toISOString();
  await as('chef').menu.stepVersion(tell({ recipeId, baseVersion: 1, step: 'APPROVE' as const, effectiveAt }));
  return recipeId;
};

const of = (itemId: string) => ({ kind: 'ITEM' as const, itemId });
const water = { kind: 'UNCOSTED' as const, name: 'Water', nameLocal: 'ውሃ', isNeutral: true };

const batch = (recipeId: string, kilograms: string, changes: Partial<BatchBody> = {}): BatchBody => ({
  batchId: uuidv7(),
  recipeId,
  lotId: uuidv7(),
  planned: { quantity: '8', unit: 'kg' },
  actual: { text: `${kilograms} kg`, parts: [{ quantity: kilograms, unit: 'kg' }] },
  useBy: null,
  note: null,
  ...changes,
});

/** What the books say of an item, straight from the table. */
const levelOf = async (itemId: string) => {
  const text = `select on_hand::float8 as "onHand", value_minor::int as worth from stock_level where item_id = $1`;
  const [row] = await queryAs<{ onHand: number; worth: number | null }>(database().owner, text, [itemId]);
  return row;
};

describe('a batch of a prep', () => {
  it('takes what was planned out of stock, and puts what was made in at what it had cost', async () => {
    const [onions, spice] = [await stockedItem(app, here, { kilograms: '20' }), await stockedItem(app, here, { kilograms: '3' })];
    const kept = await keptItem(true);
    const recipe = await prep(kept, [
      [of(onions), '6', 'kg', 7500],
      [of(spice), '500', 'g'],
      [water, '2', 'l'],
    ]);
    const made = await as('kitchenstaff').menu.makeBatch(tell(batch(recipe, '7.3', { planned: { quantity: '4', unit: 'kg' } })));
    // Half a batch: 6 kg of peeled onions are 8 kg, half of it 4 kg at 10.00; a quarter of a kilogram of spice at 10.00.
    expect(await levelOf(onions)).toEqual({ onHand: 16_000, worth: 16_000 });
    expect(await levelOf(spice)).toEqual({ onHand: 2750, worth: 2750 });
    expect(await levelOf(kept)).toEqual({ onHand: 7300, worth: 4250 });
    expect(made.batch).toMatchObject({ plannedQuantity: '4000', actualQuantity: '7300', yieldVariance: 8250, versionNo: 1, cost: null });
    const listed = await as('chef').menu.listBatches({ restaurantId: here.restaurantId, recipeId: recipe });
    expect(listed.batches.map(({ cost }) => cost)).toEqual([
      { knownMinor: '4250', isComplete: true, isTiny: false, currency: 'GBP', uncostedItemIds: [] },
    ]);
    const lots = await queryAs<{ held: number; days: number }>(
      database().owner,
      'select on_hand::float8 as held, expires_on - $2::date as days from stock_lot where item_id = $1',
      [kept, made.batch.businessDate],
    );
    expect(lots).toEqual([{ held: 7300, days: 3 }]);
  });

  it('is worth what went in to the minor unit, however it divides', async () => {
    const spice = await stockedItem(app, here, { kilograms: '5' });
    const kept = await keptItem(false);
    const recipe = await prep(kept, [[of(spice), '777', 'g']]);
    for (const size of ['7', '7.777', '0.333']) await as('chef').menu.makeBatch(tell(batch(recipe, size)));
    const [worthOut, worthIn] = [5000 - ((await levelOf(spice))?.worth ?? 0), (await levelOf(kept))?.worth];
    expect(worthIn).toBe(worthOut);
    const text = `select sum(value_minor)::int as booked from stock_movement where item_id = $1 and kind = 'PRODUCTION_IN'`;
    expect(await queryAs(database().owner, text, [kept])).toEqual([{ booked: worthOut }]);
  });

  it('of a prep within it that is kept takes that, and nothing of what it was made of', async () => {
    const spice = await stockedItem(app, here, { kilograms: '5' });
    const [inner, outer] = [await keptItem(false), await keptItem(false)];
    const innerRecipe = await prep(inner, [[of(spice), '800', 'g']]);
    await as('chef').menu.makeBatch(tell(batch(innerRecipe, '8')));
    const recipe = await prep(outer, [[{ kind: 'RECIPE', recipeId: innerRecipe }, '2', 'kg']]);
    await as('chef').menu.makeBatch(tell(batch(recipe, '8')));
    expect(await levelOf(spice)).toEqual({ onHand: 4200, worth: 4200 });
    expect(await levelOf(inner)).toEqual({ onHand: 6000, worth: 600 });
    expect(await levelOf(outer)).toEqual({ onHand: 8000, worth: 200 });
  });

  it('of something that nobody knows the cost of has no cost, and names it', async () => {
    const [spice, unpriced] = [await stockedItem(app, here, { kilograms: '5' }), await keptItem(false)];
    const kept = await keptItem(false);
    const recipe = await prep(kept, [
      [of(spice), '100', 'g'],
      [of(unpriced), '100', 'g'],
    ]);
    const { batch: made } = await as('chef').menu.makeBatch(tell(batch(recipe, '8')));
    expect(made.cost).toMatchObject({ knownMinor: '100', isComplete: false, uncostedItemIds: [unpriced] });
    expect(await levelOf(kept)).toEqual({ onHand: 8000, worth: null });
  });

  it('with a line that has no size says so, takes nothing for it and claims no cost', async () => {
    const spice = await stockedItem(app, here, { kilograms: '5' });
    const kept = await keptItem(false);
    const recipe = await prep(kept, [
      [of(spice), '100', 'g'],
      [of(spice), '1', 'case'],
    ]);
    const { batch: made } = await as('chef').menu.makeBatch(tell(batch(recipe, '8')));
    expect(made.notTaken.map(({ code }) => code)).toEqual(['UNIT_NOT_IN_PACK_CHAIN']);
    expect(made.cost).toMatchObject({ knownMinor: '100', isComplete: false });
  });

  it.each([
    ['a pinch of what has a cost', [['spice', '0.4']], { isComplete: true, isTiny: true }],
    [
      'a pinch of it beside what has none',
      [
        ['spice', '0.4'],
        ['unpriced', '5'],
      ],
      { isComplete: false, isTiny: true },
    ],
    ['what has none alone', [['unpriced', '5']], { isComplete: false, isTiny: false }],
    ['nothing but water', [['water', '5']], { isComplete: true, isTiny: false }],
  ] as const)('of %s comes to no coin, and says whether something of it is known', async (_what, taken, known) => {
    const subjects = { spice: of(await stockedItem(app, here, { kilograms: '5' })), unpriced: of(await keptItem(false)), water };
    const recipe = await prep(
      await keptItem(false),
      taken.map(([name, grams]) => [subjects[name], grams, 'g'] as const),
    );
    const { batch: made } = await as('chef').menu.makeBatch(tell(batch(recipe, '8')));
    const { batches } = await as('chef').menu.listBatches({ restaurantId: here.restaurantId, recipeId: recipe });
    for (const one of [made, ...batches]) expect(one.cost).toMatchObject({ knownMinor: '0', ...known });
  });

  it('follows the version that was in effect when it was made, however late it is told', async () => {
    const spice = await stockedItem(app, here, { kilograms: '5', at: new Date(Date.now() - 2 * dayMs) });
    const recipe = await prep(await keptItem(false), [[of(spice), '100', 'g']]);
    await expect(as('chef').menu.makeBatch(tell(batch(recipe, '8'), hoursAgo(3)))).rejects.toMatchObject({ code: 'BATCH_NOT_IN_EFFECT' });
    expect((await as('chef').menu.makeBatch(tell(batch(recipe, '8'), hoursAgo(0.5)))).batch.versionNo).toBe(1);
  });

  it('that is told twice is booked once, and under a taken id not at all', async () => {
    const spice = await stockedItem(app, here, { kilograms: '5' });
    const recipe = await prep(await keptItem(false), [[of(spice), '100', 'g']]);
    const told = tell(batch(recipe, '8'));
    await Promise.all([as('chef').menu.makeBatch(told), as('chef').menu.makeBatch(told)]);
    expect(await levelOf(spice)).toMatchObject({ onHand: 4900 });
    await expect(as('chef').menu.makeBatch(tell(told.body))).rejects.toMatchObject({ code: 'ID_TAKEN' });
    expect(await levelOf(spice)).toMatchObject({ onHand: 4900 });
  });

  it('made by two cooks at once from the same shelf never waits in a circle', async () => {
    const [one, two] = [await stockedItem(app, here, { kilograms: '5' }), await stockedItem(app, here, { kilograms: '5' })];
    const there = await prep(one, [[of(two), '100', 'g']]);
    const back = await prep(two, [[of(one), '100', 'g']]);
    const turns = [there, back, there, back, there, back];
    await Promise.all(turns.map((recipe) => as('chef').menu.makeBatch(tell(batch(recipe, '1')))));
    expect([(await levelOf(one))?.onHand, (await levelOf(two))?.onHand]).toEqual([7700, 7700]);
  });

  it('is refused for what is not kept in stock, and to whoever does not cook', async () => {
    const spice = await stockedItem(app, here, { kilograms: '5' });
    const recipe = await prep(null, [[of(spice), '100', 'g']]);
    await expect(as('chef').menu.makeBatch(tell(batch(recipe, '8')))).rejects.toMatchObject({ code: 'BATCH_NOT_STOCKED' });
    await expect(as('staff').menu.makeBatch(tell(batch(recipe, '8')))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('taking a batch back', () => {
  it('puts everything where it was, once, and keeps the batch to be seen', async () => {
    const spice = await stockedItem(app, here, { kilograms: '5' });
    const kept = await keptItem(true);
    const recipe = await prep(kept, [[of(spice), '100', 'g']]);
    const { batch: made } = await as('kitchenstaff').menu.makeBatch(tell(batch(recipe, '8')));
    const undo = () => as('kitchenstaff').menu.undoBatch(tell({ batchId: made.id }));
    expect((await undo()).batch.undone).not.toBeNull();
    expect(await levelOf(spice)).toEqual({ onHand: 5000, worth: 5000 });
    expect(await levelOf(kept)).toMatchObject({ onHand: 0 });
    await expect(undo()).rejects.toMatchObject({ code: 'BATCH_UNDONE_ALREADY' });
  });

  it('is too late on another day', async () => {
    const spice = await stockedItem(app, here, { kilograms: '5' });
    const recipe = await prep(await keptItem(false), [[of(spice), '100', 'g']]);
    const { batch: made } = await as('chef').menu.makeBatch(tell(batch(recipe, '8')));
    const tomorrow = tell({ batchId: made.id }, new Date(Date.now() + dayMs));
    await expect(as('chef').menu.undoBatch(tomorrow)).rejects.toMatchObject({ code: 'BATCH_OF_ANOTHER_DAY' });
  });
});

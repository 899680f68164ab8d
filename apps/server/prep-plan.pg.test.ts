import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { VersionBody } from '../../modules/menu/contract/recipe-fields.ts';
import { dayAfter } from '../../modules/menu/rules/prep-days.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { envelope, itemBody } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { createMenuWriter, type MenuWriter } from './testing/menu-writer.ts';
import { plannedPrep, preparedBatch } from './testing/prep-fixtures.ts';
import { freeOfAll, stockedItem } from './testing/stocked-item.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let write: MenuWriter;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  write = createMenuWriter(app, here);
});

const as = (role: Role, house: Household = here) => app.as(house.people[role]);
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);
const plan = (date?: string) => as('chef').menu.readPrep({ restaurantId: here.restaurantId, ...(date && { date }) });

/** What a prep is kept as. */
const keptItem = async (): Promise<string> => {
  const itemId = uuidv7();
  const item = {
    ...itemBody({ barcode: uuidv7(), categoryId: '', storageAreaId: '' }),
    categoryId: null,
    storageAreaIds: [],
    allergens: freeOfAll,
  };
  await as('owner').inventory.createItem(tell({ itemId, item }));
  return itemId;
};

type Prep = {
  readonly par?: string;
  readonly activeMinutes?: number;
  readonly passiveMinutes?: number;
  readonly lines?: VersionBody['lines'];
};

/** A prep in effect, of which a batch makes two kilograms; what of it is there is what was made of it. */
const prep = async ({ par, activeMinutes = 30, passiveMinutes = 0, lines }: Prep = {}) => {
  const [recipeId, itemId] = [uuidv7(), await keptItem()];
  const water = { kind: 'UNCOSTED' as const, name: 'Water', nameLocal: 'ውሃ', isNeutral: true };
  const line = {
    lineId: uuidv7(),
    subject: water,
    quantity: '1',
    unit: 'l' as const,
    usableShare: 10_000,
    isOptional: false,
    channels: null,
    note: null,
  };
  const yields = { yieldQuantity: '2', yieldUnit: 'kg' as const, portions: null, activeMinutes, passiveMinutes };
  const body = { ...yields, steps: [], changeNote: null, lines: lines ?? [line] };
  const named = { name: recipeId, nameLocal: null, stockItemId: itemId, par: par ?? null };
  await as('chef').menu.saveRecipe(tell({ recipeId, baseVersion: null, kind: 'PREP' as const, ...named, body }));
  await as('chef').menu.stepVersion(tell({ recipeId, baseVersion: 1, step: 'APPROVE' as const, effectiveAt: null }));
  return { recipeId, itemId };
};

const make = async (recipeId: string, grams: string) => {
  const batch = preparedBatch(recipeId, grams);
  await as('chef').menu.makeBatch(tell({ ...batch, planned: { quantity: grams, unit: 'g' as const } }));
};

const suggestionOf = async (recipeId: string, date?: string) => {
  const { suggestions } = await plan(date);
  const found = suggestions.find((one) => one.recipeId === recipeId);
  if (!found) throw new Error('Every prep that is kept is on the plan.');
  return found;
};

/** On the plan and posted; its id. */
const posted = async (recipeId: string): Promise<string> => {
  const task = plannedPrep(recipeId);
  await as('chef').menu.planPrep(tell({ tasks: [task] }));
  await as('chef').menu.leadPrep(tell({ taskIds: [task.taskId], step: 'POST' as const }));
  return task.taskId;
};

const claim = (role: Role, taskId: string) => as(role).menu.stepPrep(tell({ step: 'CLAIM' as const, taskId }));
const finish = (role: Role, taskId: string, recipeId: string, outcome: 'DONE' | 'PARTIAL' = 'DONE') =>
  as(role).menu.finishPrep(tell({ taskId, outcome, batch: preparedBatch(recipeId) }));
const taskOf = async (taskId: string) => (await plan()).tasks.find(({ id }) => id === taskId);
const onHand = async (itemId: string) => {
  const [row] = await queryAs<{ n: number }>(database().owner, 'select on_hand::float8 as n from stock_level where item_id = $1', [itemId]);
  return row?.n ?? 0;
};

/** What the tables say was sold of a dish on a day, as the kitchen writes it. */
const sold = async (dishId: string, date: string, quantity: number): Promise<void> => {
  const orderId = uuidv7();
  const order = `insert into kitchen_order (restaurant_id, id, number_prefix, number_in_day, business_date, source, channel, currency, opened_at)
                 values ($1, $2, 'T', $3, $4, 'PAD', 'DINE_IN', 'GBP', $4::date)`;
  await queryAs(database().owner, order, [here.restaurantId, orderId, Math.floor(Math.random() * 1e9) + 1, date]);
  const line = `insert into order_line (restaurant_id, id, order_id, dish_id, dish_name, quantity, unit_price_minor, vat_rate, state, fired_at)
                values ($1, $2, $3, $4, 'Tibs', $5, 1200, 2000, 'SERVED', now())`;
  await queryAs(database().owner, line, [here.restaurantId, uuidv7(), orderId, dishId, quantity]);
};

type History = readonly (readonly { readonly counts: readonly [number, number] }[])[];

/** Day by day and dish by dish, without the one portion of the first dish that went out today. */
const slowSum = (history: History, takes: readonly [number, number]): number =>
  history
    .flatMap((weeks, ahead) =>
      ([0, 1] as const).map((index) => {
        const mean = weeks.reduce((sum, { counts }) => sum + counts[index], 0) / weeks.length;
        return Math.max(0, mean - (ahead === 0 && index === 0 ? 1 : 0)) * takes[index];
      }),
    )
    .reduce((sum, grams) => sum + grams, 0);

describe('what ought to be prepared', () => {
  it('counts of a prep what the batches of another take of it, suggested and on the plan', async () => {
    const base = await prep();
    const inner = { kind: 'RECIPE' as const, recipeId: base.recipeId };
    const line = {
      lineId: uuidv7(),
      subject: inner,
      quantity: '500',
      unit: 'g' as const,
      usableShare: 10_000,
      isOptional: false,
      channels: null,
      note: null,
    };
    const outer = await prep({ par: '4', lines: [line] });
    // Four kilograms are two batches, and each takes half a kilogram.
    expect(await suggestionOf(outer.recipeId)).toMatchObject({ suggested: '4000', forPreps: '0' });
    expect(await suggestionOf(base.recipeId)).toMatchObject({ suggested: '1000', forPreps: '1000' });
    await posted(outer.recipeId);
    expect(await suggestionOf(base.recipeId)).toMatchObject({ suggested: '1000', forPreps: '1000' });
  });

  it('is what par wants without what is there and what is on the plan, and never below nothing', async () => {
    const { recipeId } = await prep({ par: '5' });
    expect(await suggestionOf(recipeId)).toMatchObject({ par: '5000', onHand: null, suggested: '5000', restsOn: 0 });
    await make(recipeId, '1200');
    expect(await suggestionOf(recipeId)).toMatchObject({ onHand: '1200', suggested: '3800' });
    await posted(recipeId);
    expect(await suggestionOf(recipeId)).toMatchObject({ planned: '1000', suggested: '2800' });
    await make(recipeId, '9000');
    expect(await suggestionOf(recipeId)).toMatchObject({ suggested: '0' });
  });

  it('is whole batches of what is made so, from when somebody says it', async () => {
    const { recipeId } = await prep({ par: '5' });
    await as('chef').menu.setMadeWhole(tell({ recipeId, isMadeWhole: true }));
    expect(await suggestionOf(recipeId)).toMatchObject({ batch: '2000', isMadeWhole: true, suggested: '6000' });
  });

  it('agrees with a slow sum of what every dish is expected to take until the day that it is for', async () => {
    const { today } = await plan();
    const { recipeId, itemId } = await prep({ passiveMinutes: 2880 });
    const takes = [120, 35] as const;
    const dishes: string[] = [];
    for (const grams of takes) dishes.push(await write.dish(await write.recipe([write.grams(itemId, String(grams * 4))])));
    // What was sold of each on the weekdays of today and the two days after, over the last weeks.
    const history = [0, 1, 2].map((ahead) =>
      [1, 2, 3].map((week) => ({ date: dayAfter(today, ahead - 7 * week), counts: [ahead + week, 2 * week] as const })),
    );
    for (const { date, counts } of history.flat())
      for (const [index, dishId] of dishes.entries()) await sold(dishId, date, counts[index] ?? 0);
    await sold(dishes[0] ?? '', today, 1);
    const slow = slowSum(history, takes);
    const found = await suggestionOf(recipeId);
    expect(found.due?.forDate).toBe(dayAfter(today, 2));
    expect(found.restsOn).toBe(3);
    expect(Number(found.expected)).toBeCloseTo(slow, 3);
    expect(Number(found.suggested)).toBe(Math.ceil(slow / (slow < 1000 ? 10 : 100)) * (slow < 1000 ? 10 : 100));
  });

  it('of a day gone by is nothing, of another restaurant nobody hears, and beyond sight nothing is worked out', async () => {
    const { recipeId } = await prep({ par: '5' });
    expect((await plan('2020-01-01')).suggestions).toEqual([]);
    expect((await plan('9998-01-01')).suggestions).toEqual([]);
    const there = await createHousehold(app, database());
    const { suggestions } = await as('chef', there).menu.readPrep({ restaurantId: there.restaurantId });
    expect(suggestions).toEqual([]);
    const stranger = envelope(there.restaurantId, { tasks: [plannedPrep(recipeId)] });
    await expect(as('chef', there).menu.planPrep(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('what is on the plan', () => {
  it('is seen by whoever cooks, planned by whoever writes the menu, and changed until it is posted', async () => {
    const { recipeId } = await prep();
    const task = plannedPrep(recipeId);
    await expect(as('kitchenstaff').menu.planPrep(tell({ tasks: [task] }))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await as('chef').menu.planPrep(tell({ tasks: [task] }));
    const change = { taskId: task.taskId, baseVersion: 1, readyAt: task.readyAt, target: '1500', note: 'For the wedding' };
    await as('chef').menu.changePrep(tell(change));
    expect(await taskOf(task.taskId)).toMatchObject({ target: '1500', note: 'For the wedding', state: 'PLANNED' });
    await expect(as('manager').menu.changePrep(tell(change))).rejects.toMatchObject({ code: 'PREP_CHANGED' });
    await as('chef').menu.leadPrep(tell({ taskIds: [task.taskId], step: 'POST' as const }));
    await expect(as('chef').menu.changePrep(tell({ ...change, baseVersion: 3 }))).rejects.toMatchObject({ code: 'PREP_STEP_NOT_NOW' });
  });

  it('is for today or a day in sight, of what is kept in stock', async () => {
    const { recipeId } = await prep();
    const planning = (readyAt: Date, id = recipeId) => as('chef').menu.planPrep(tell({ tasks: [plannedPrep(id, readyAt)] }));
    await expect(planning(new Date('2020-01-01T12:00:00Z'))).rejects.toMatchObject({ code: 'PREP_DAY_PASSED' });
    await expect(planning(new Date('2998-01-01T12:00:00Z'))).rejects.toMatchObject({ code: 'PREP_DAY_TOO_FAR' });
    const dishOnly = await write.recipe([write.grams(await stockedItem(app, here, { kilograms: '1' }), '100')]);
    await expect(planning(new Date(), dishOnly)).rejects.toMatchObject({ code: 'BATCH_NOT_STOCKED' });
  });

  it('is taken out of the hands of whoever has gone by whoever leads alone, for somebody else to make', async () => {
    const { recipeId, itemId } = await prep();
    const taskId = await posted(recipeId);
    await claim('kitchenstaff', taskId);
    const free = () => tell({ taskIds: [taskId], step: 'FREE' as const });
    await expect(as('kitchenstaff').menu.leadPrep(free())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await as('chef').menu.leadPrep(free());
    expect(await taskOf(taskId)).toMatchObject({ state: 'POSTED', claimedBy: null });
    await expect(finish('kitchenstaff', taskId, recipeId)).rejects.toMatchObject({ code: 'PREP_STEP_NOT_NOW' });
    await claim('chef', taskId);
    await finish('chef', taskId, recipeId);
    expect(await taskOf(taskId)).toMatchObject({ state: 'DONE' });
    expect(await onHand(itemId)).toBeGreaterThan(0);
  });

  it('is in the hands of one of two who take it at once, and the other hears who has it', async () => {
    const { recipeId } = await prep();
    const taskId = await posted(recipeId);
    const outcomes = await Promise.allSettled([claim('kitchenstaff', taskId), claim('chef', taskId)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const lost = outcomes.find((one) => one.status === 'rejected');
    expect(lost).toMatchObject({ reason: { code: 'PREP_CLAIMED', data: { name: 'Abel Tesfaye' } } });
    expect(await taskOf(taskId)).toMatchObject({ state: 'IN_PROGRESS' });
  });

  it('is finished once, however many say so: one batch is booked', async () => {
    const { recipeId, itemId } = await prep();
    const taskId = await posted(recipeId);
    await claim('chef', taskId);
    const outcomes = await Promise.allSettled([finish('chef', taskId, recipeId), finish('chef', taskId, recipeId)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await onHand(itemId)).toBe(950);
    expect(await taskOf(taskId)).toMatchObject({ state: 'DONE', made: '950' });
  });

  it('that is taken back with its batch is in the same hands again, and stock is as it was', async () => {
    const { recipeId, itemId } = await prep();
    const taskId = await posted(recipeId);
    await claim('kitchenstaff', taskId);
    const { batch } = await finish('kitchenstaff', taskId, recipeId, 'PARTIAL');
    expect(await taskOf(taskId)).toMatchObject({ state: 'PARTIAL' });
    await as('kitchenstaff').menu.undoBatch(tell({ batchId: batch.id }));
    expect(await taskOf(taskId)).toMatchObject({ state: 'IN_PROGRESS', batchId: null, made: null, claimedBy: { name: 'Abel Tesfaye' } });
    expect(await onHand(itemId)).toBe(0);
    await finish('kitchenstaff', taskId, recipeId);
    expect(await onHand(itemId)).toBe(950);
  });

  it('books nothing for a batch of another prep, in other hands, or before anybody has it in hand', async () => {
    const [one, other] = [await prep(), await prep()];
    const taskId = await posted(one.recipeId);
    await expect(finish('chef', taskId, one.recipeId)).rejects.toMatchObject({ code: 'PREP_STEP_NOT_NOW' });
    await claim('kitchenstaff', taskId);
    await expect(finish('chef', taskId, one.recipeId)).rejects.toMatchObject({ code: 'PREP_CLAIMED' });
    await expect(finish('kitchenstaff', taskId, other.recipeId)).rejects.toMatchObject({ code: 'PREP_OF_ANOTHER' });
    expect([await onHand(one.itemId), await onHand(other.itemId)]).toEqual([0, 0]);
  });

  it('that cannot be made says why, waits for somebody else, and may be dropped', async () => {
    const { recipeId } = await prep();
    const taskId = await posted(recipeId);
    await claim('kitchenstaff', taskId);
    await as('kitchenstaff').menu.stepPrep(tell({ step: 'BLOCK' as const, taskId, reason: 'No onions' }));
    expect(await taskOf(taskId)).toMatchObject({ state: 'BLOCKED', blockedReason: 'No onions' });
    await claim('chef', taskId);
    expect(await taskOf(taskId)).toMatchObject({ state: 'IN_PROGRESS', blockedReason: null });
    await as('chef').menu.leadPrep(tell({ taskIds: [taskId], step: 'DROP' as const }));
    await expect(claim('chef', taskId)).rejects.toMatchObject({ code: 'PREP_STEP_NOT_NOW' });
  });

  it('goes on paper in the language of whoever reads, and a run sheet of nothing says so', async () => {
    const { recipeId } = await prep();
    await posted(recipeId);
    const { today } = await plan();
    for (const language of ['en', 'am'] as const) {
      const { pdf, fileName } = await as('kitchenstaff').menu.printPrep({ restaurantId: here.restaurantId, date: today, language });
      expect(fileName).toBe(`prep-${today}.pdf`);
      expect(Buffer.from(pdf, 'base64').subarray(0, 4).toString()).toBe('%PDF');
    }
  });
});

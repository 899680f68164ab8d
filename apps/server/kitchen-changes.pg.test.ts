import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Role } from '../../modules/restaurants/rules/capabilities.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { sellDish } from './testing/sell-dish.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const database = useTestDatabase();
let app: TestApp;
let here: Household;
let dishId: string;
let itemId: string;

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
});

beforeEach(async () => {
  ({ dishId, itemId } = await sellDish(app, here.people.owner, { restaurantId: here.restaurantId }));
});

const as = (role: Role = 'owner') => app.as(here.people[role]).kitchen;
const tell = <Body>(body: Body) => envelope(here.restaurantId, body);

const open = async (lines: readonly ReturnType<typeof lineBody>[]) => (await as('staff').openOrder(tell(orderBody(uuidv7(), lines)))).order;
const step = (lineId: string, name: 'START' | 'READY' | 'RECALL') =>
  as('kitchenstaff').stepLines(tell({ steps: [{ eventId: uuidv7(), lineId, step: name, isConfirmed: false }] }));
const voidLine = (lineId: string, role: Role) => as(role).voidLines(tell({ lines: [{ eventId: uuidv7(), lineId }], reason: 'Left' }));
const shown = async (lineId: string) => (await as().readKitchen({ restaurantId: here.restaurantId })).lines.find(({ id }) => id === lineId);
const taken = async (): Promise<number> => {
  const { onHand } = await app.as(here.people.owner).inventory.explainLevel({ restaurantId: here.restaurantId, itemId });
  return 10_000 - Number(onHand);
};
const diary = async (lineId: string) =>
  (await queryAs(database().owner, 'select kind from kitchen_event where line_id = $1 order by entry', [lineId])).map((row) => row['kind']);

describe('a change of an order', () => {
  it('stands beside what the kitchen knew until somebody there has seen it, and the diary says so', async () => {
    const line = lineBody(dishId, { quantity: 2, note: 'No salt' });
    const order = await open([line]);
    const change = (said: object) =>
      as('staff').changeOrder(tell({ orderId: order.id, guests: {}, add: [], change: [{ lineId: line.lineId, ...said }] }));
    await change({ quantity: 3 });
    await change({ note: null, hasAllergy: true });
    const knownBefore = { quantity: 2, note: 'No salt', hasAllergy: false };
    expect(await shown(line.lineId)).toMatchObject({ quantity: 3, note: null, acknowledgedAt: null, knownBefore });
    await as('kitchenstaff').acknowledge(tell({ lineIds: [line.lineId] }));
    const seen = await shown(line.lineId);
    expect(seen).toMatchObject({ quantity: 3, knownBefore: null });
    expect(seen?.acknowledgedAt).not.toBeNull();
    expect(await diary(line.lineId)).toEqual(['FIRE', 'CHANGE', 'ACKNOWLEDGE']);
  });

  it('of what is held is nothing to the kitchen', async () => {
    const line = lineBody(dishId, { isHeld: true });
    const order = await open([line]);
    const change = [{ lineId: line.lineId, quantity: 4 }];
    const { order: after } = await as('staff').changeOrder(tell({ orderId: order.id, guests: { allergyNote: 'Milk' }, add: [], change }));
    expect(after.lines).toMatchObject([{ quantity: 4, knownBefore: null }]);
  });
});

describe('what was begun once', () => {
  it('stays taken from stock, is asked for and thrown away, though it was called back before it was voided', async () => {
    const line = lineBody(dishId);
    await open([line]);
    await step(line.lineId, 'START');
    await step(line.lineId, 'READY');
    await step(line.lineId, 'RECALL');
    expect(await shown(line.lineId)).toMatchObject({ state: 'QUEUED', startedAt: null });
    await voidLine(line.lineId, 'staff');
    expect(await shown(line.lineId)).toMatchObject({ state: 'VOID_REQUESTED' });
    await voidLine(line.lineId, 'manager');
    expect(await shown(line.lineId)).toMatchObject({ state: 'VOIDED' });
    expect(await taken()).toBe(100);
  });

  it('is untouched again where the beginning was taken back', async () => {
    const line = lineBody(dishId);
    await open([line]);
    const undoesId = uuidv7();
    await as('kitchenstaff').stepLines(tell({ steps: [{ eventId: undoesId, lineId: line.lineId, step: 'START', isConfirmed: false }] }));
    await as('kitchenstaff').undoSteps(tell({ undone: [{ eventId: uuidv7(), lineId: line.lineId, undoesId }] }));
    await voidLine(line.lineId, 'staff');
    expect(await shown(line.lineId)).toMatchObject({ state: 'VOIDED', beforeVoid: 'QUEUED' });
    expect(await taken()).toBe(0);
  });
});

const age = (lineId: string, minutes: number) =>
  queryAs(database().owner, `update order_line set voided_at = now() - make_interval(mins => $2) where id = $1`, [lineId, minutes]);

it('what was voided before anybody touched it leaves the screens after a day, though nobody has seen it', async () => {
  const line = lineBody(dishId);
  await open([line]);
  await voidLine(line.lineId, 'manager');
  await age(line.lineId, 24 * 60 - 1);
  expect(await shown(line.lineId)).toMatchObject({ state: 'VOIDED', acknowledgedAt: null });
  await age(line.lineId, 24 * 60);
  expect(await shown(line.lineId)).toBeUndefined();
});

describe('what was voided on the fire', () => {
  it('is locked: nobody clears it, and it leaves the screens after a quarter of an hour', async () => {
    const line = lineBody(dishId);
    await open([line]);
    await step(line.lineId, 'START');
    await voidLine(line.lineId, 'manager');
    await as('kitchenstaff').acknowledge(tell({ lineIds: [line.lineId] }));
    expect(await shown(line.lineId)).toMatchObject({ state: 'VOIDED', beforeVoid: 'STARTED', acknowledgedAt: null });
    await age(line.lineId, 14);
    expect(await shown(line.lineId)).toBeDefined();
    await age(line.lineId, 15);
    expect(await shown(line.lineId)).toBeUndefined();
  });
});

describe('a dish that is made at one station after the other', () => {
  beforeEach(async () => {
    for (const [index, name] of ['Make', 'Oven'].entries()) {
      const words = { name, nameLocal: null, kind: 'PREP' as const, categoryIds: [], dishIds: [dishId] };
      const work = { stage: index + 1, mode: 'TICKET' as const, hasSound: false, sortOrder: index, isArchived: false };
      await as('manager').saveStation(tell({ stationId: uuidv7(), baseVersion: null, ...words, ...work }));
    }
  });

  it('is begun while it waits for the oven: only who leads voids it, and it stays out of stock', async () => {
    const line = lineBody(dishId);
    await open([line]);
    expect((await step(line.lineId, 'READY')).lines).toMatchObject([{ state: 'QUEUED', stage: 2 }]);
    expect((await voidLine(line.lineId, 'staff')).lines).toMatchObject([{ state: 'VOID_REQUESTED' }]);
    const settled = await as('manager').settleVoid(tell({ eventId: uuidv7(), lineId: line.lineId, isGranted: false }));
    expect(settled.line).toMatchObject({ state: 'QUEUED', stage: 2 });
    expect((await voidLine(line.lineId, 'manager')).lines).toMatchObject([{ state: 'VOIDED', beforeVoid: 'STARTED' }]);
    expect(await taken()).toBe(100);
  });

  it('is called back to its first station while it waits for the oven', async () => {
    const line = lineBody(dishId);
    await open([line]);
    await step(line.lineId, 'READY');
    expect((await step(line.lineId, 'RECALL')).lines).toMatchObject([{ state: 'QUEUED', stage: 1 }]);
    expect((await step(line.lineId, 'RECALL')).left).toMatchObject([{ code: 'LINE_STEP_NOT_NOW' }]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { chanceFrom } from '../../db/seed/demo/chance.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Order, OrderLine } from '../../modules/kitchen/contract/fields.ts';
import { envelope } from './testing/furnish.ts';
import { createHousehold, type Household } from './testing/household.ts';
import { lineBody, newNumber, orderBody } from './testing/kitchen-fixtures.ts';
import { RushTablet } from './testing/rush-tablet.ts';
import { sellDish } from './testing/sell-dish.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

// One hour: five orders a minute, cooked at five stations, by four tablets of which three come and go.
const minutes = 60;
const ordersPerMinute = 5;
const hour = 3_600_000;
const database = useTestDatabase();
const { next: chance } = chanceFrom('a rush of 300 orders');
const oneOf = <Thing>(things: readonly Thing[]): Thing => {
  const thing = things[Math.floor(chance() * things.length)];
  if (thing === undefined) throw new Error('There is something to choose from.');
  return thing;
};

let app: TestApp;
let here: Household;
let dishes: { readonly dishId: string; readonly itemId: string }[];
let tablets: RushTablet[];
/** What a tablet was told to be done: from then on nothing of it may be lost. */
const acknowledged = new Map<string, { readonly orderId: string; readonly quantity: number; readonly dishId: string }>();
const orderIds: string[] = [];

const tell = <Body>(body: Body) => envelope(here.restaurantId, body);
const kitchen = () => app.as(here.people.owner).kitchen;

const keep = (answer: unknown): void => {
  const { order } = answer as { order: Order };
  for (const { id, orderId, quantity, dishId } of order.lines) acknowledged.set(id, { orderId, quantity, dishId });
};

const stations = ['Grill', 'Pans', 'Cold', 'Oven', 'Pass'];

beforeAll(async () => {
  app = createTestApp(database().pools);
  here = await createHousehold(app, database());
  const { restaurantId } = here;
  const first = await sellDish(app, here.people.owner, { restaurantId });
  dishes = [first];
  for (let index = 1; index < 5; index += 1) dishes.push(await sellDish(app, here.people.owner, { restaurantId, alsoId: first.itemId }));
  for (const [index, name] of stations.entries()) {
    const dishIds = dishes.filter((_, dish) => dish % 4 === index || (index === 3 && dish === 1)).map(({ dishId }) => dishId);
    const kind = name === 'Pass' ? ('EXPO' as const) : ('PREP' as const);
    const told = { kind, dishIds: kind === 'EXPO' ? [] : dishIds, stage: index === 3 ? 2 : 1, mode: 'ITEM' as const };
    const words = { name, nameLocal: null, categoryIds: [], hasSound: true, sortOrder: index, isArchived: false };
    await kitchen().saveStation(tell({ stationId: uuidv7(), baseVersion: null, ...words, ...told }));
  }
  const { staff, kitchenstaff, chef } = here.people;
  // The second waiter's clock is an hour behind, the second cook's an hour ahead.
  const wirings = [
    { credential: staff, clockError: 0 },
    { credential: staff, clockError: -hour },
    { credential: kitchenstaff, clockError: 0 },
    { credential: chef, clockError: hour },
  ];
  tablets = wirings.map((wiring) => new RushTablet({ app, restaurantId, chance, ...wiring }));
});

const newLine = () => lineBody(oneOf(dishes).dishId, { quantity: 1 + Math.floor(chance() * 3), isHeld: chance() < 0.2 });

/** What waiters say in a minute. */
const serve = (tablet: RushTablet): void => {
  const orderId = uuidv7();
  const lines = Array.from({ length: 1 + Math.floor(chance() * 3) }, newLine);
  tablet.say('openOrder', orderBody(orderId, lines), keep);
  orderIds.push(orderId);
  if (chance() < 0.3) tablet.say('changeOrder', { orderId, guests: { covers: 3 }, add: [newLine()], change: [] }, keep);
  if (chance() < 0.3) tablet.say('paceOrder', { orderId, step: 'FIRE', course: 1, lineIds: [] });
  const other = oneOf(orderIds);
  const known = [...acknowledged].filter(([, line]) => line.orderId === other);
  if (chance() < 0.25 && known.length > 0) {
    const [lineId] = oneOf(known);
    tablet.say('voidLines', { lines: [{ eventId: uuidv7(), lineId }], reason: 'Guest left' });
  }
  if (chance() < 0.1 && known.length > 1) {
    const [lineId, { quantity }] = oneOf(known);
    const parts = [{ lineId, quantity: Math.max(1, quantity - 1), newLineId: uuidv7() }];
    tablet.say('splitOrder', { orderId: other, newOrderId: uuidv7(), number: newNumber(), parts }, (answer) => {
      keep(answer);
      keep({ order: (answer as { newOrder: Order }).newOrder });
    });
  }
  if (chance() < 0.05) tablet.say('mergeOrders', { orderId: other, intoId: orderId }, keep);
};

const stepAfter = { QUEUED: 'START', STARTED: 'READY', READY: 'PASS', PASSED: 'SERVE' } as const;

/** What cooks do in a minute: two of them look at the same screen, and tap the same dishes. */
const cook = (tablet: RushTablet, lines: readonly OrderLine[]): void => {
  const steps = lines.flatMap((line) => {
    const step = line.state in stepAfter ? stepAfter[line.state as keyof typeof stepAfter] : null;
    return step === null || chance() < 0.3 ? [] : [{ eventId: uuidv7(), lineId: line.id, step, isConfirmed: false }];
  });
  if (steps.length > 0) tablet.say('stepLines', { steps: steps.slice(0, 100) });
  const done = lines.filter(({ state }) => state === 'READY' || state === 'PASSED');
  if (done.length > 0 && chance() < 0.4)
    tablet.say('stepLines', { steps: [{ eventId: uuidv7(), lineId: oneOf(done).id, step: 'RECALL', isConfirmed: false }] });
  const begun = lines.filter(({ state }) => state === 'STARTED');
  if (begun.length > 0 && chance() < 0.2)
    tablet.say('remakeLine', { eventId: uuidv7(), lineId: oneOf(begun).id, newLineId: uuidv7(), quantity: 1, reason: 'BURNT' }, keep);
};

const pause = (isPaused: boolean) =>
  app.as(here.people.chef).menu.pauseDish(tell({ dishId: dishes[2]?.dishId ?? '', isPaused, reason: null, until: null }));

const shown = async () => (await kitchen().readKitchen({ restaurantId: here.restaurantId })).lines;

const rush = async (): Promise<void> => {
  for (let minute = 0; minute < minutes; minute += 1) {
    if (minute === 20 || minute === 30) await pause(minute === 20);
    const wasAway = tablets.map(({ isAway }) => isAway);
    // The fourth has a good line all evening.
    for (const tablet of tablets.slice(0, 3)) if (chance() < 0.3) tablet.drop(!tablet.isAway);
    for (let order = 0; order < ordersPerMinute; order += 1) serve(oneOf(tablets.slice(0, 2)));
    const lines = await shown();
    for (const tablet of tablets.slice(2)) cook(tablet, lines);
    await Promise.all(tablets.map((tablet, index) => tablet.flush(wasAway[index] === true)));
  }
  for (const tablet of tablets) tablet.drop(false);
  for (let tries = 0; tries < 5; tries += 1) await Promise.all(tablets.map((tablet) => tablet.flush(true)));
};

/** The end of the evening: what is held is fired, what was asked to be voided is settled, the rest is served. */
const finish = async (): Promise<void> => {
  const { orders } = await kitchen().readOrders({ restaurantId: here.restaurantId });
  for (const { id, lines } of orders) {
    const held = lines.filter(({ state }) => state === 'HELD').map((line) => line.id);
    if (held.length > 0) await kitchen().paceOrder(tell({ orderId: id, step: 'FIRE' as const, course: null, lineIds: held }));
    for (const line of lines.filter(({ state }) => state === 'VOID_REQUESTED'))
      await kitchen().settleVoid(tell({ eventId: uuidv7(), lineId: line.id, isGranted: chance() < 0.5 }));
  }
  for (;;) {
    const open = (await shown()).filter(({ state }) => state !== 'VOIDED');
    if (open.length === 0) return;
    const steps = open.slice(0, 100).map(({ id: lineId }) => ({ eventId: uuidv7(), lineId, step: 'SERVE' as const, isConfirmed: true }));
    await kitchen().stepLines(tell({ steps }));
  }
};

type Ended = {
  readonly id: string;
  readonly state: string;
  readonly quantity: number;
  readonly dish_id: string;
  readonly untouched: boolean;
};

const endedLines = () =>
  queryAs<Ended>(
    database().owner,
    `select id, state, quantity, dish_id, (voided.from_state is not null) as untouched
       from order_line l
       left join lateral (select from_state from kitchen_event e
                           where e.restaurant_id = l.restaurant_id and e.line_id = l.id and e.kind = 'VOID'
                             and e.to_state = 'VOIDED' and e.from_state in ('HELD', 'QUEUED') limit 1) voided on true
      where l.restaurant_id = $1`,
    [here.restaurantId],
  );

describe('a rush of 300 orders in an hour, at five stations, by tablets that come and go', () => {
  beforeAll(async () => {
    await rush();
    await finish();
  }, 400_000);

  it('meets no fault', () => {
    expect(tablets.map(({ faults, waits }) => [faults, waits])).toEqual(tablets.map(() => [[], 0]));
  });

  it('ends with every acknowledged item served or voided, exactly once', async () => {
    expect(orderIds).toHaveLength(minutes * ordersPerMinute);
    const lines = new Map((await endedLines()).map((line) => [line.id, line]));
    expect(acknowledged.size).toBeGreaterThan(minutes * ordersPerMinute);
    expect([...acknowledged.keys()].filter((id) => !lines.has(id))).toEqual([]);
    expect([...lines.values()].filter(({ state }) => state !== 'SERVED' && state !== 'VOIDED')).toEqual([]);
    const counts = await queryAs<{ line_id: string; state: string; served: number; recalled: number; voided: number; fired: number }>(
      database().owner,
      `select l.id as line_id, l.state,
              count(*) filter (where e.kind = 'SERVE' or e.id = parted.id)::int as served,
              count(*) filter (where e.from_state = 'SERVED' and e.kind = 'RECALL')::int as recalled,
              count(*) filter (where e.kind in ('VOID', 'REMAKE') and e.to_state = 'VOIDED')::int as voided,
              count(*) filter (where e.kind = 'FIRE')::int as fired
         from order_line l left join kitchen_event e on e.restaurant_id = l.restaurant_id and e.line_id = l.id
         -- A part of what had been served already begins its own diary with that.
         left join lateral (select f.id, f.kind, f.to_state from kitchen_event f
                             where f.restaurant_id = l.restaurant_id and f.line_id = l.id order by f.entry limit 1) first on true
         left join lateral (select first.id where first.kind = 'MOVE' and (first.to_state = 'SERVED'
                              -- Or it had been served before somebody asked to void it, and that was refused.
                              or first.to_state = 'VOID_REQUESTED' and exists (
                                select from kitchen_event r where r.restaurant_id = l.restaurant_id and r.line_id = l.id
                                   and r.kind = 'REFUSE_VOID' and r.to_state = 'SERVED'))) parted on true
        where l.restaurant_id = $1 group by l.id, l.state`,
      [here.restaurantId],
    );
    expect(counts.filter(({ state, voided }) => voided !== (state === 'VOIDED' ? 1 : 0))).toEqual([]);
    expect(counts.filter(({ state, served, recalled }) => state === 'SERVED' && served !== recalled + 1)).toEqual([]);
    expect(counts.filter(({ fired }) => fired > 1)).toEqual([]);
  });

  it('has seen voids, recalls, remakes, splits and an 86: it was a rush', async () => {
    const kinds = await queryAs<{ kind: string }>(database().owner, 'select distinct kind from kitchen_event where restaurant_id = $1', [
      here.restaurantId,
    ]);
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['FIRE', 'VOID', 'RECALL', 'REMAKE', 'MOVE', 'SERVE']));
    const refused = await queryAs(
      database().owner,
      `select name from command_log where answer::text like '%DISH_OFF%' and restaurant_id = $1`,
      [here.restaurantId],
    );
    expect(refused.length).toBeGreaterThan(0);
  });

  it('leaves in stock what a simple count of what was cooked leaves', async () => {
    const lines = await endedLines();
    const cooked = (dishId: string) =>
      lines.filter((line) => line.dish_id === dishId && !line.untouched).reduce((sum, { quantity }) => sum + quantity, 0);
    const portions = dishes.map(({ dishId }) => cooked(dishId));
    for (const [index, { itemId }] of dishes.entries()) {
      const all = index === 0 ? portions.reduce((sum, one) => sum + one, 0) : (portions[index] ?? 0);
      const { onHand } = await app.as(here.people.owner).inventory.explainLevel({ restaurantId: here.restaurantId, itemId });
      expect([index, Number(onHand)]).toEqual([index, 10_000 - 100 * all]);
    }
  });

  it('puts no ticket of a wrong clock before another', async () => {
    const rows = await queryAs<{ fired_at: Date; recorded_at: Date }>(
      database().owner,
      `select l.fired_at, e.recorded_at from order_line l
         join kitchen_event e on e.restaurant_id = l.restaurant_id and e.line_id = l.id and e.kind = 'FIRE'
        where l.restaurant_id = $1`,
      [here.restaurantId],
    );
    const off = rows.map((row) => Math.abs(row.fired_at.getTime() - row.recorded_at.getTime()));
    expect(Math.max(...off)).toBeLessThan(60_000);
  });
});

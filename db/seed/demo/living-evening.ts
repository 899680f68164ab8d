import { sql } from 'drizzle-orm';

import { instantAt, isoDayAt } from '../../../kit/time/wall.ts';
import { withRestaurant } from '../../../platform/server/database/tenancy.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { clientOf, envelopeFor, type House, type SeedWorld } from './seed-world.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** An evening begins anew when nothing younger is waiting. @unit hours */
const freshHours = 6;

/** What a table asks for: how long ago, how many guests, how many of the menu's first dishes, and what they can't eat. */
type Asked = {
  readonly table: string;
  readonly minutesAgo: number;
  readonly covers: number;
  readonly dishes: readonly number[];
  readonly allergyNote: string | null;
};

const waiting: readonly Asked[] = [
  { table: '4', minutesAgo: 16, covers: 4, dishes: [2, 1, 1], allergyNote: null },
  { table: '2', minutesAgo: 9, covers: 2, dishes: [1, 0, 1], allergyNote: 'Peanut' },
  { table: '7', minutesAgo: 2, covers: 6, dishes: [0, 4, 2], allergyNote: null },
];

const booked = [
  { guestName: 'Meron Alemu', clock: '19:00', covers: 2, phone: '0911 204 118' },
  { guestName: 'Dawit Bekele', clock: '19:30', covers: 6, phone: '0912 551 097' },
  { guestName: 'Sara Haile', clock: '20:30', covers: 4, phone: null },
] as const;

/** What one house's evening is told with; ids are of the evening, the device is always the same. */
const tellerOf = (world: SeedWorld, house: House) => {
  const chance = chanceFrom(`${house.demo.word}/evening/${world.end.toISOString()}`);
  const envelope = envelopeFor(house, chance);
  // One device says all of it: what it said late is then not taken for late work.
  const deviceId = chanceFrom(`${house.demo.word}/pad`).idAt(new Date(0));
  const tell = <Body>(at: Date, body: Body) => ({ ...envelope(at, body), deviceId });
  const { kitchen, menu } = clientOf(world, house.ownerId);
  return { chance, tell, kitchen, menu };
};

type Teller = ReturnType<typeof tellerOf>;

/**
 * Tables that are waiting just now, and tonight's bookings; what was waiting on an earlier day is served and paid. Nothing
 * happens where an evening is going on.
 */
export const livingEvening = async (world: SeedWorld, house: House): Promise<void> => {
  const teller = tellerOf(world, house);
  const { orders } = await teller.kitchen.readOrders({ restaurantId: house.restaurantId });
  if (orders.some(({ openedAt }) => world.end.getTime() - Date.parse(openedAt) < freshHours * hourMs)) return;
  for (const order of orders) await serve(teller, order);
  const dishIds = await soldHere(teller, house);
  const opened = await openTables(teller, { world, house, dishIds });
  await showAge(world, house, opened);
  await begin(teller, opened[0], world.end);
  await bookTonight(teller, { world, house });
  await writeTakings(teller, { world, house });
};

const soldHere = async ({ menu }: Teller, { restaurantId }: House): Promise<readonly string[]> => {
  const { dishes, groups } = await menu.readMenu({ restaurantId });
  const asks = new Set(groups.filter(({ chooseMin }) => chooseMin > 0).map(({ id }) => id));
  const sold = dishes.filter(
    ({ state, prices, groupIds }) => state === 'LIVE' && prices.DINE_IN !== undefined && !groupIds.some((id) => asks.has(id)),
  );
  return sold.map(({ id }) => id);
};

type Evening = { readonly world: SeedWorld; readonly house: House };
type Order = Awaited<ReturnType<Teller['kitchen']['openOrder']>>['order'];

const linesOf = (chance: Chance, at: Date, { dishes, dishIds }: Pick<Asked, 'dishes'> & { readonly dishIds: readonly string[] }) =>
  dishes.flatMap((quantity, place) => {
    const dishId = dishIds[place];
    if (dishId === undefined || quantity === 0) return [];
    const plain = { modifierIds: [], course: null, note: null, hasAllergy: false, isHeld: false, seat: null };
    return [{ lineId: chance.idAt(at), dishId, quantity, ...plain }];
  });

const openTables = async (
  { kitchen, chance, tell }: Teller,
  { world, house, dishIds }: Evening & { readonly dishIds: readonly string[] },
): Promise<readonly Order[]> => {
  const { tables } = await kitchen.readHouse({ restaurantId: house.restaurantId });
  const opened: Order[] = [];
  for (const [index, { table, minutesAgo, covers, dishes, allergyNote }] of waiting.entries()) {
    const at = new Date(world.end.getTime() - minutesAgo * minuteMs);
    const body = {
      orderId: chance.idAt(at),
      number: { prefix: 'A', number: index + 1 },
      channel: 'DINE_IN' as const,
      tableId: tables.find(({ name, isArchived }) => name === table && !isArchived)?.id ?? null,
      guestName: null,
      covers,
      allergyNote,
      promisedAt: null,
      serviceShare: 0,
      lines: linesOf(chance, at, { dishes, dishIds }),
    };
    opened.push((await kitchen.openOrder(tell(at, body))).order);
  }
  return opened;
};

/** The kitchen counts from when it heard, which was just now; the story says that it heard when guests ordered. */
const showAge = ({ pools, end }: SeedWorld, { restaurantId, ownerId }: House, orders: readonly Order[]): Promise<unknown> => {
  const entry = { pool: pools.app, credential: { kind: 'person', userId: ownerId }, access: 'write' } as const;
  const ids = sql.join(
    orders.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  return withRestaurant(entry, restaurantId, (tx) =>
    tx.db.execute(sql`
      update order_line line set fired_at = asked.opened_at, acknowledged_at = asked.opened_at
        from kitchen_order asked
       where asked.restaurant_id = ${restaurantId} and asked.id in (${ids}) and asked.opened_at <= ${end.toISOString()}
         and line.restaurant_id = asked.restaurant_id and line.order_id = asked.id and line.fired_at is not null`),
  );
};

const stepsOf = ({ chance }: Teller, order: Order, { step, at }: { readonly step: 'START' | 'READY' | 'SERVE'; readonly at: Date }) =>
  order.lines
    .filter(({ state }) => state !== 'VOIDED' && state !== 'VOID_REQUESTED')
    .map(({ id: lineId }) => ({ eventId: chance.idAt(at), lineId, step, isConfirmed: true }));

/** Somebody is at the oldest ticket already. */
const begin = async (teller: Teller, order: Order | undefined, now: Date): Promise<void> => {
  const [first] = order ? stepsOf(teller, order, { step: 'START', at: now }) : [];
  if (first) await teller.kitchen.stepLines(teller.tell(now, { steps: [first] }));
};

/** A table of an earlier day: cooked, served, paid and closed when it would have been. */
const serve = async (teller: Teller, order: Order): Promise<void> => {
  const { kitchen, chance, tell } = teller;
  const after = (minutes: number) => new Date(Date.parse(order.openedAt) + minutes * minuteMs);
  for (const [step, minutes] of [
    ['START', 3],
    ['READY', 14],
    ['SERVE', 16],
  ] as const)
    await kitchen.stepLines(tell(after(minutes), { steps: stepsOf(teller, order, { step, at: after(minutes) }) }));
  const { leftMinor } = (await kitchen.readOrder({ restaurantId: tell(after(0), null).restaurantId, orderId: order.id })).order.bill;
  const paid = { paymentId: chance.idAt(after(70)), method: 'CASH' as const, amountMinor: leftMinor, reference: null };
  if (BigInt(leftMinor) > 0n) await kitchen.takePayment(tell(after(70), { orderId: order.id, ...paid }));
  await kitchen.closeOrder(tell(after(72), { orderId: order.id, step: 'CLOSE' as const }));
};

/** Tonight's guests; after the first of them would have come, tomorrow's. */
const bookTonight = async ({ kitchen, chance, tell }: Teller, { world: { end }, house }: Evening): Promise<void> => {
  const { timeZone } = house.demo;
  const isOver = instantAt(isoDayAt(end, timeZone), booked[0].clock, timeZone) <= end;
  const day = isoDayAt(new Date(end.getTime() + (isOver ? dayMs : 0)), timeZone);
  for (const { clock, ...guests } of booked) {
    const times = { startsAt: instantAt(day, clock, timeZone).toISOString(), minutes: 90 };
    const reservationId = chance.idAt(end);
    await kitchen.saveReservation(tell(end, { reservationId, baseVersion: null, ...guests, ...times, tableId: null, note: null }));
  }
};

/** @unit days */
const takingsDays = 14;

/** What the evenings before took, as somebody wrote it down; what is written already stays. */
const writeTakings = async ({ kitchen, chance, tell }: Teller, { world: { end }, house }: Evening): Promise<void> => {
  const { restaurantId, demo } = house;
  const dayBefore = (days: number): string => isoDayAt(new Date(end.getTime() - days * dayMs), demo.timeZone);
  const [from, to] = [dayBefore(takingsDays), dayBefore(1)];
  const known = new Set((await kitchen.readTakings({ restaurantId, from, to })).takings.map(({ businessDate }) => businessDate));
  const rows = Array.from({ length: takingsDays }, (_, index) => dayBefore(index + 1))
    .filter((businessDate) => !known.has(businessDate))
    .map((businessDate) => {
      const covers = Math.round(chance.between(46, 92));
      const each = demo.currency === 'ETB' ? chance.between(620, 840) : chance.between(24, 33);
      const gross = { grossMinor: String(Math.round(covers * each) * 100), vatMinor: null, covers };
      return { businessDate, channel: 'DINE_IN' as const, baseVersion: null, ...gross };
    });
  if (rows.length > 0) await kitchen.saveTakings(tell(end, { source: 'TYPED' as const, rows }));
};

import { routeLine } from '../../../../modules/kitchen/rules/routing.ts';
import { withRestaurant } from '../../../../platform/server/database/tenancy.ts';
import { chanceFrom, type Chance } from '../chance.ts';
import { clientOf, type House, type People, type SeedWorld } from '../seed-world.ts';
import { orderStatements } from './order-statements.ts';
import type { SalesHistory } from './sales-history.ts';
import type { SoldLine, SoldOrder } from './sold-order.ts';

const secondMs = 1000;
const untouchedSeconds = 25;

/** What the orders of a house name: its dishes, choices, tables and stations, by their names or places. */
type Named = Awaited<ReturnType<typeof namedOf>>;

const namedOf = async (world: SeedWorld, { restaurantId, ownerId }: House) => {
  const { menu, kitchen } = clientOf(world, ownerId);
  const { dishes, groups } = await menu.readMenu({ restaurantId });
  const { stations, tables } = await kitchen.readHouse({ restaurantId });
  return {
    dishes: new Map(dishes.map((dish) => [dish.name, dish])),
    choices: new Map(groups.flatMap(({ modifiers }) => modifiers.map((one) => [one.name, one] as const))),
    tables: tables.filter(({ isArchived }) => !isArchived).toSorted((left, right) => left.sortOrder - right.sortOrder),
    stations,
  };
};

/** Somebody took it off before anybody began: nobody's work, and on no bill. */
const voidedOf = (firedAt: number, waiterId: string | null) => {
  const at = new Date(firedAt + untouchedSeconds * secondMs);
  const said = { void_reason: 'Guest changed their mind', before_void: 'QUEUED', voided_by: waiterId };
  return { state: 'VOIDED', sent_quantity: 0, ...said, voided_at: at, acknowledged_at: at };
};

const servedOf = ({ quantity, took }: SoldLine, firedAt: number) => {
  const [started, ready, served] = took.map((seconds) => new Date(firedAt + seconds * secondMs));
  const begun = { begun_at: started, started_at: started, ready_at: ready, served_at: served };
  return { state: 'SERVED', sent_quantity: quantity, ...begun, acknowledged_at: new Date(firedAt), depleted_at: new Date(firedAt) };
};

type Writing = { readonly named: Named; readonly chance: Chance; readonly waiterId: string | null };

const lineRow = (line: SoldLine, { order, orderId, index }: { order: SoldOrder; orderId: string; index: number }, writing: Writing) => {
  const { named, chance, waiterId } = writing;
  const dish = named.dishes.get(line.dish);
  if (!dish) throw new Error(`The demo sells ${line.dish}, which it has not.`);
  const firedAt = order.at.getTime() + secondMs;
  const choices = line.choices.flatMap((name) => named.choices.get(name) ?? []);
  const { stationIds, firstStage } = routeLine({ dishId: dish.id, categoryId: dish.categoryId }, named.stations);
  return {
    id: chance.idAt(order.at),
    order_id: orderId,
    dish_id: dish.id,
    dish_name: dish.name,
    dish_name_local: dish.nameLocal,
    category_id: dish.categoryId,
    quantity: line.quantity,
    modifiers: choices.map(({ id, name, nameLocal, priceDeltaMinor }) => ({ id, name, nameLocal, priceDeltaMinor })),
    unmapped: line.isVoided ? [] : choices.filter(({ stockEffect }) => stockEffect === 'UNMAPPED').map(({ id }) => id),
    unit_price_minor: String(line.unitPriceMinor),
    vat_rate: dish.vatRate,
    fired_at: new Date(firedAt),
    stage: firstStage,
    station_ids: stationIds,
    target_seconds: dish.targetSeconds,
    sort_order: index,
    ...(line.isVoided ? voidedOf(firedAt, waiterId) : servedOf(line, firedAt)),
  };
};

const orderRow = (order: SoldOrder, { number, named, chance }: { number: number; named: Named; chance: Chance }) => ({
  id: chance.idAt(order.at),
  number_in_day: number,
  business_date: order.day,
  channel: order.channel,
  table_id: order.table === null ? null : (named.tables[order.table]?.id ?? null),
  covers: order.covers,
  service_share: order.serviceShare,
  opened_at: order.at,
  closed_at: order.closedAt,
});

const rowsOf = (sold: SalesHistory, writing: Writing) => {
  const { chance, named } = writing;
  const numbered = [...sold.values()].flatMap((orders) => orders.map((order, index) => ({ order, number: index + 1 })));
  const told = numbered.map(({ order, number }) => ({ order, row: orderRow(order, { number, named, chance }) }));
  return {
    orders: told.map(({ row }) => row),
    lines: told.flatMap(({ order, row }) => order.lines.map((line, index) => lineRow(line, { order, orderId: row.id, index }, writing))),
    discounts: told.flatMap(({ order: { discount, closedAt }, row }) =>
      discount === null ? [] : [{ id: chance.idAt(closedAt), order_id: row.id, ...discount, given_at: closedAt }],
    ),
    payments: told.flatMap(({ order, row }) =>
      order.payments.map(({ method, amountMinor }) => {
        const paid = { method, amount_minor: String(amountMinor), taken_at: order.closedAt };
        return { id: chance.idAt(order.closedAt), order_id: row.id, ...paid };
      }),
    ),
  };
};

/**
 * Writes what a house sold, as its pads and screens would have: thousands of orders, which nobody would wait for one by one.
 * What they took from stock is on the shelves' side of the story. All of it or nothing.
 */
export const writeOrders = async (
  world: SeedWorld,
  house: House,
  { people, sold }: { people: People; sold: SalesHistory },
): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/orders`);
  const waiterId = people.get('staff') ?? null;
  const named = await namedOf(world, house);
  const deviceId = chance.idAt(new Date(0));
  const rows = rowsOf(sold, { named, chance, waiterId });
  const by = { waiter: waiterId, cook: people.get('kitchenstaff') ?? null, manager: people.get('manager') ?? house.ownerId };
  const entry = { pool: world.pools.app, credential: { kind: 'person', userId: house.ownerId }, access: 'write' } as const;
  await withRestaurant(entry, house.restaurantId, async (tx) => {
    const known = await tx.client.query('select from kitchen_order where restaurant_id = $1 and id = $2', [
      tx.restaurantId,
      rows.orders[0]?.id,
    ]);
    if ((known.rowCount ?? 0) > 0) return;
    for (const [part, texts] of orderStatements) {
      const about = JSON.stringify({ ...by, device: deviceId, currency: tx.currency, [part]: rows[part] });
      for (const text of texts) await tx.client.query(text, [tx.restaurantId, about]);
    }
  });
};

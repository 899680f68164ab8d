import { chanceFrom } from './chance.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

const minuteMs = 60_000;

/** Where dishes are made, put together and picked up. */
const stations = [
  { name: 'Hot line', nameLocal: 'ትኩስ ምድጃ', kind: 'PREP' },
  { name: 'Pass', nameLocal: 'ማስተላለፊያ', kind: 'EXPO' },
  { name: 'Pick-up', nameLocal: 'መነሻ', kind: 'PICKUP' },
] as const;

const tables = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** What tables asked for lately: how long ago, how many guests, how many of the menu's first dishes, and what they can't eat. */
const asked = [
  { table: '4', minutesAgo: 16, covers: 4, dishes: [2, 1, 1], allergyNote: null },
  { table: '2', minutesAgo: 9, covers: 2, dishes: [1, 0, 1], allergyNote: 'Peanut' },
  { table: '7', minutesAgo: 2, covers: 6, dishes: [0, 4, 2], allergyNote: null },
] as const;

/** Stations and tables of a house, and three tables that are waiting, through the commands that everybody has. */
export const kitchenHouse = async (world: SeedWorld, house: House, people: People): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/kitchen`);
  const envelope = envelopeFor(house, chance);
  const lead = clientOf(world, people.get('manager') ?? house.ownerId).kitchen;
  for (const [sortOrder, station] of stations.entries()) {
    const work = { categoryIds: [], dishIds: [], stage: 1, mode: 'TICKET' as const, hasSound: true, sortOrder, isArchived: false };
    await lead.saveStation(envelope(world.end, { stationId: chance.idAt(world.end), baseVersion: null, ...station, ...work }));
  }
  const tableIds = new Map<string, string>();
  for (const [sortOrder, name] of tables.entries()) {
    const tableId = chance.idAt(world.end);
    tableIds.set(name, tableId);
    await lead.saveTable(envelope(world.end, { tableId, baseVersion: null, name, seats: 4, area: null, sortOrder, isArchived: false }));
  }
  const waiter = clientOf(world, people.get('staff') ?? house.ownerId);
  const { dishes, groups } = await waiter.menu.readMenu({ restaurantId: house.restaurantId });
  const asks = new Set(groups.filter(({ chooseMin }) => chooseMin > 0).map(({ id }) => id));
  const sold = dishes.filter(
    ({ state, prices, groupIds }) => state === 'LIVE' && prices.DINE_IN !== undefined && !groupIds.some((id) => asks.has(id)),
  );
  for (const [index, { table, minutesAgo, covers, dishes: wanted, allergyNote }] of asked.entries()) {
    const at = new Date(world.end.getTime() - minutesAgo * minuteMs);
    const lines = wanted.flatMap((quantity, place) => {
      const dish = sold[place];
      if (!dish || quantity === 0) return [];
      const plain = { modifierIds: [], course: null, note: null, hasAllergy: false, isHeld: false, seat: null };
      return [{ lineId: chance.idAt(at), dishId: dish.id, quantity, ...plain }];
    });
    const guests = { guestName: null, covers, allergyNote, promisedAt: null, serviceShare: 0 };
    await waiter.kitchen.openOrder(
      envelope(at, {
        orderId: chance.idAt(at),
        number: { prefix: 'A', number: index + 1 },
        channel: 'DINE_IN' as const,
        tableId: tableIds.get(table) ?? null,
        ...guests,
        lines,
      }),
    );
  }
};

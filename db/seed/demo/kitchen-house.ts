import { chanceFrom } from './chance.ts';
import { livingEvening } from './living-evening.ts';
import type { SalesHistory } from './sales/sales-history.ts';
import { writeOrders } from './sales/write-orders.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

/** Where dishes are made, put together and picked up. */
const stations = [
  { name: 'Hot line', nameLocal: 'ትኩስ ምድጃ', kind: 'PREP' },
  { name: 'Pass', nameLocal: 'ማስተላለፊያ', kind: 'EXPO' },
  { name: 'Pick-up', nameLocal: 'መውሰጃ', kind: 'PICKUP' },
] as const;

const tables = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

type Told = { readonly people: People; readonly sold: SalesHistory };

/** When a house is open, its stations and tables, what its evenings took, and tables that are waiting, through the commands that everybody has. */
export const kitchenHouse = async (world: SeedWorld, house: House, { people, sold }: Told): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/kitchen`);
  const envelope = envelopeFor(house, chance);
  const { openingHours } = house.demo;
  await clientOf(world, house.ownerId).restaurants.updateDetails(envelope(world.end, { openingHours: [...openingHours] }));
  const lead = clientOf(world, people.get('manager') ?? house.ownerId).kitchen;
  for (const [sortOrder, station] of stations.entries()) {
    const work = { categoryIds: [], dishIds: [], stage: 1, mode: 'TICKET' as const, hasSound: true, sortOrder, isArchived: false };
    await lead.saveStation(envelope(world.end, { stationId: chance.idAt(world.end), baseVersion: null, ...station, ...work }));
  }
  for (const [sortOrder, name] of tables.entries()) {
    const table = { tableId: chance.idAt(world.end), baseVersion: null, name, seats: 4, area: null, sortOrder, isArchived: false };
    await lead.saveTable(envelope(world.end, table));
  }
  await writeOrders(world, house, { people, sold });
  await livingEvening(world, house);
};

import { demoAreas, demoBridges, demoCategories, demoContents, demoKeeping, type DemoItem } from './catalogue.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { clientOf, envelopeFor, month, type House, type SeedWorld } from './seed-world.ts';

const itemsAtOnce = 6;

type Places = { readonly categories: ReadonlyMap<string, string>; readonly areas: ReadonlyMap<string, string> };

/** Where things lie in a house, and what it stocks, by name. */
export type Shelves = { readonly areas: ReadonlyMap<string, string>; readonly itemIds: ReadonlyMap<string, string> };

/** Runs work over many items, a few at once: each has a ledger of its own. */
export const overItems = async <Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>): Promise<void> => {
  const waiting = [...things];
  const worker = async (): Promise<void> => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) await work(thing);
  };
  await Promise.all(Array.from({ length: itemsAtOnce }, worker));
};

/** The shelves of a house, and what belongs on them. */
export const stockHouse = async (world: SeedWorld, house: House, chance: Chance): Promise<Shelves> => {
  const places = await furnish(world, house, chance);
  const itemIds = new Map<string, string>();
  await overItems(house.demo.items, async (item) => {
    itemIds.set(item.name, await createItem(world, house, { item, places }));
  });
  return { areas: places.areas, itemIds };
};

const createItem = async (world: SeedWorld, house: House, { item, places }: { item: DemoItem; places: Places }): Promise<string> => {
  const chance = chanceFrom(`${house.demo.word}/${item.name}`);
  const at = new Date(world.end.getTime() - month);
  const envelope = envelopeFor(house, chance);
  const itemId = chance.idAt(at);
  const owner = clientOf(world, house.ownerId).inventory;
  // The catalogue's words are checked by the contract's schema, like anybody's input.
  await owner.createItem(envelope(at, { itemId, item: itemBody(item, places) }) as Parameters<typeof owner.createItem>[0]);
  return itemId;
};

const furnish = async (world: SeedWorld, house: House, chance: Chance): Promise<Places> => {
  const owner = clientOf(world, house.ownerId).inventory;
  const envelope = envelopeFor(house, chance);
  const at = new Date(world.end.getTime() - month);
  const categories = new Map<string, string>();
  for (const [key, [name, nameLocal]] of Object.entries(demoCategories)) {
    const categoryId = chance.idAt(at);
    await owner.createCategory(envelope(at, { categoryId, name, nameLocal }));
    categories.set(key, categoryId);
  }
  const areas = new Map<string, string>();
  for (const [key, [name, nameLocal, kind]] of Object.entries(demoAreas)) {
    const storageAreaId = chance.idAt(at);
    await owner.createStorageArea(envelope(at, { storageAreaId, name, nameLocal, kind }));
    areas.set(key, storageAreaId);
  }
  return { categories, areas };
};

const itemBody = (item: DemoItem, places: Places) => ({
  name: item.name,
  nameLocal: item.nameLocal,
  sku: null,
  barcodes: item.barcode ? [item.barcode] : [],
  categoryId: places.categories.get(item.category) ?? null,
  storageAreaIds: [places.areas.get(item.area)].filter((id) => id !== undefined),
  units: {
    baseUnit: item.baseUnit,
    packChain: item.pack.map(([unit, per]) => ({ unit, per: String(per) })),
    countUnits: [item.pack.at(-1)?.[0], item.baseUnit === 'each' ? undefined : item.baseUnit === 'g' ? 'kg' : 'l'].filter(
      (unit) => unit !== undefined,
    ),
    ...demoBridges(item),
  },
  par: String(item.par),
  reorderPoint: String(Math.round(item.par * 0.4)),
  ...demoContents(item),
  ...demoKeeping[item.category],
});

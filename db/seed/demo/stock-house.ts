import { lockItem, postCount } from '../../../modules/inventory/server/mount.ts';
import { usualStage } from '../../../modules/waste/rules/waste-words.ts';
import { quantity } from '../../../kit/quantity.ts';
import { withRestaurant } from '../../../platform/server/database/tenancy.ts';
import { demoAreas, demoCategories, demoContents, demoKeeping, type DemoItem } from './catalogue.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { countTimesOf } from './counts.ts';
import { planCounts } from './counting-house.ts';
import { monthDays, monthOf, type DemoCount } from './month.ts';
import type { DemoMovement } from './movement.ts';
import { clientOf, envelopeFor, month, type House, type People, type SeedWorld } from './seed-world.ts';
import { earlierWeeks } from './waste-story.ts';

const itemsAtOnce = 6;
const dayMs = 86_400_000;

type Places = { readonly categories: ReadonlyMap<string, string>; readonly areas: ReadonlyMap<string, string> };

/** The shelves of a house, and a month of their life. */
export const stockHouse = async (world: SeedWorld, house: House, work: { people: People; chance: Chance }): Promise<void> => {
  const { people, chance } = work;
  const places = await furnish(world, house, chance);
  const waiting = [...house.demo.items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await stock(world, house, { item, places, people });
  };
  await Promise.all(Array.from({ length: itemsAtOnce }, worker));
  await planCounts(world, house, { people, areas: places.areas });
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
    densityGPerMl: null,
    eachMeasure: null,
  },
  par: String(item.par),
  reorderPoint: String(Math.round(item.par * 0.4)),
  ...demoContents(item),
  ...demoKeeping[item.category],
});

const textOf = (movement: DemoMovement): string => movement.parts.map(({ quantity, unit }) => `${quantity} ${unit}`).join(' + ');

type Counting = {
  readonly finding: { readonly movementId: string; readonly countId: string; readonly itemId: string; readonly count: DemoCount };
  readonly userId: string;
};

/** Not a command yet, so that what a seed that was cut short had counted is left alone by the next. */
const count = async (world: SeedWorld, house: House, { finding, userId }: Counting): Promise<void> => {
  const { movementId, countId, itemId } = finding;
  const entry = { pool: world.pools.app, credential: { kind: 'person', userId }, access: 'write' } as const;
  await withRestaurant(entry, house.restaurantId, async (tx) => {
    const known = await tx.client.query('select from stock_movement where restaurant_id = $1 and id = $2', [tx.restaurantId, movementId]);
    if ((known.rowCount ?? 0) > 0) return;
    const { at, base } = finding.count;
    const item = await lockItem(tx, itemId);
    if (!item) throw new Error('The demo counts an item that it did not create.');
    const typed = { deviceId: null, reason: null, note: null, enteredText: null, enteredParts: null };
    const source = { movementId, sourceId: countId, occurredAt: at, effectiveAt: at, ...typed };
    await postCount(tx, item, { counted: quantity(String(base)), source });
  });
};

type WasteIds = { readonly itemId: string; readonly entryId: string; readonly movementId: string };

/** What was thrown away, as the log takes it: peel goes to compost, the rest into the bin for food. */
const wasteBody = (movement: DemoMovement, ids: WasteIds) => ({
  ...ids,
  kind: 'STOCK_ITEM',
  entry: { text: textOf(movement), parts: movement.parts },
  weighing: null,
  stage: usualStage('STOCK_ITEM', movement.reason ?? 'OTHER'),
  reason: movement.reason ?? 'OTHER',
  destination: movement.reason === 'TRIM' ? 'COMPOST' : 'FOOD_WASTE_BIN',
  storageAreaId: null,
  note: null,
  happenedAt: null,
});

const stock = async (world: SeedWorld, house: House, work: { item: DemoItem; places: Places; people: People }): Promise<void> => {
  const { item, places, people } = work;
  const chance = chanceFrom(`${house.demo.word}/${item.name}`);
  const envelope = envelopeFor(house, chance);
  const at = new Date(world.end.getTime() - month);
  const itemId = chance.idAt(at);
  const owner = clientOf(world, house.ownerId).inventory;
  // The catalogue's words are checked by the contract's schema, like anybody's input.
  await owner.createItem(envelope(at, { itemId, item: itemBody(item, places) }) as Parameters<typeof owner.createItem>[0]);
  const isUnbooked = house.demo.unbooked === item.name;
  const { timeZone } = house.demo;
  const countChance = chanceFrom(`${house.demo.word}/${item.name}/counts`);
  const facts = {
    end: world.end,
    isNeglected: house.demo.neglected.includes(item.name),
    isUnbooked,
    countTimes: isUnbooked ? [] : countTimesOf({ area: item.area, timeZone, end: world.end }, countChance),
    countChance,
  };
  const storyChance = chanceFrom(`${house.demo.word}/${item.name}/story`);
  const before = earlierWeeks(item, new Date(world.end.getTime() - monthDays * dayMs), storyChance);
  for (const movement of [...before, ...monthOf(item, { ...facts, storyChance }, chance)]) {
    if (movement.kind === 'COUNT') {
      const finding = { movementId: countChance.idAt(movement.at), countId: countChance.idAt(movement.at), itemId, count: movement };
      await count(world, house, { finding, userId: people.get(movement.by) ?? house.ownerId });
      continue;
    }
    const { inventory, waste } = clientOf(world, people.get(movement.by) ?? house.ownerId);
    if (movement.kind === 'WASTE') {
      const wasted = wasteBody(movement, { itemId, entryId: chance.idAt(movement.at), movementId: chance.idAt(movement.at) });
      await waste.logEntry(envelope(movement.at, wasted) as Parameters<typeof waste.logEntry>[0]);
      continue;
    }
    const body = {
      movementId: chance.idAt(movement.at),
      itemId,
      kind: movement.kind,
      entry: { text: textOf(movement), parts: movement.parts },
      price: movement.price,
      reason: movement.reason,
      note: null,
    };
    await inventory.recordMovement(envelope(movement.at, body) as Parameters<typeof inventory.recordMovement>[0]);
  }
};

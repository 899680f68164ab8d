import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import { instantAt, isoDayAt } from '../../../kit/time/wall.ts';
import { bookDocumentLines, type DocumentLine } from '../../../modules/inventory/server/public.ts';
import { withRestaurant } from '../../../platform/server/database/tenancy.ts';
import { chanceFrom } from './chance.ts';
import type { CountedItem } from './counted-evenings.ts';
import { countTimesOf } from './counts.ts';
import type { DemoItem } from './catalogue.ts';
import { type DemoCount, monthOf } from './month.ts';
import type { DemoMovement } from './movement.ts';
import { batchesOf, type PlannedBatch, usedByBatches } from './sales/prep-batches.ts';
import { soldDays, type SalesHistory } from './sales/sales-history.ts';
import { closingOf, stockOfDays } from './sales/stock-of-days.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';
import { overItems, type Shelves } from './stock-house.ts';
import { askedPrice } from './supply/asked-price.ts';
import { type Delivery, deliveryRhythm, doorTime, supplierOf } from './supply/deliveries.ts';
import { takeDeliveryIn } from './supply/take-in.ts';
import { receiverOf } from './supply/told-delivery.ts';
import { type ItemStory, storyOf, tellStep } from './stock-steps.ts';
import { earlierWeeks } from './waste-story.ts';

type Step = DemoMovement | DemoCount;
type Told = {
  readonly story: ItemStory;
  readonly steps: readonly Step[];
  /** What its supplier brought in the month. */ readonly came: readonly DemoMovement[];
};
/** What a month left to be written down beside its shelves. */
type ToldMonth = { readonly deliveries: readonly Delivery[]; readonly counted: readonly CountedItem[] };
type Month = { readonly people: People; readonly shelves: Shelves; readonly sold: SalesHistory };

const baseOf = (millionths: bigint | undefined): number => (millionths === undefined ? 0 : Number(formatQuantity(millionths as never)));

/**
 * What lay on the shelves of a house, day by day: deliveries in the morning, then what was cooked ahead, then what the day's
 * sales took, at last waste and counts. A day's sales leave each item in one row, as at closing.
 *
 * @returns the deliveries of the month, the first one first, and what was counted in it
 */
export const stockMonth = async (world: SeedWorld, house: House, { people, shelves, sold }: Month): Promise<ToldMonth> => {
  const { demo, restaurantId } = house;
  const days = soldDays(world.end, demo.timeZone);
  const closing = (day: string): Date => closingOf(day, { timeZone: demo.timeZone, end: world.end });
  const taken = await stockOfDays(world, house, sold);
  const { items } = await clientOf(world, house.ownerId).inventory.syncItems({ restaurantId });
  const { recipes } = await clientOf(world, house.ownerId).menu.listRecipes({ restaurantId });
  const recipeIds = new Map(recipes.map(({ name, id }) => [name, id]));
  const ids = new Map(items.map(({ name, id }) => [name, id]));
  const useOf =
    (name: string) =>
    (day: string): number =>
      baseOf(taken.get(day)?.get(ids.get(name) ?? ''));
  const batches = demo.menu.recipes
    .filter(({ keptAs }) => keptAs !== undefined && !shelves.itemIds.has(keptAs))
    .flatMap((recipe) =>
      batchesOf(recipe, { days, use: useOf(recipe.keptAs ?? ''), timeZone: demo.timeZone }, chanceFrom(`${demo.word}/${recipe.name}`)),
    );
  const told = demo.items.map((item) =>
    tellItem(world, house, { item, itemId: shelves.itemIds.get(item.name) ?? '', days, batches, use: useOf(item.name) }),
  );
  const deliveries = deliveriesOf(house, told);
  const [first = ''] = days;
  const morning = (day: string): Date => instantAt(day, '06:00', demo.timeZone);
  const before = (at: Date, { steps }: Told): readonly Step[] => steps.filter((step) => step.at < at);
  const between = (from: Date, to: Date, { steps }: Told): readonly Step[] => steps.filter(({ at }) => at > from && at < to);
  const tell = (pick: (one: Told) => readonly Step[]) =>
    overItems(told, async (one) => {
      for (const step of pick(one)) await tellStep(world, house, { story: one.story, step, people });
    });
  await tell((one) => before(morning(first), one));
  for (const [index, day] of days.entries()) {
    if (index > 0) await tell((one) => between(closing(days[index - 1] ?? ''), morning(day), one));
    await overItems(
      deliveries.filter(({ isoDay }) => isoDay === day),
      (delivery) => takeDeliveryIn(world, house, { delivery, receivedBy: receiverOf(house, people) }),
    );
    await tell((one) => between(morning(day), closing(day), one));
    for (const batch of batches.filter((one) => one.day === day && one.at < world.end))
      await cook(world, house, { batch, recipeId: recipeIds.get(batch.recipe.name) ?? '', people });
    await closeShelves(world, house, { day, at: closing(day), told, taken: taken.get(day) ?? new Map(), people });
  }
  await tell(({ steps }) => steps.filter(({ at }) => at > closing(days.at(-1) ?? '')));
  const counted = told.flatMap(({ story: { item, itemId }, steps }) =>
    steps.flatMap((step) => (step.kind === 'COUNT' ? [{ item, itemId, count: step }] : [])),
  );
  return { deliveries, counted };
};

/** What each supplier brought each morning, item by item. */
const deliveriesOf = (house: House, told: readonly Told[]): readonly Delivery[] => {
  const { word, timeZone } = house.demo;
  const found = new Map<string, Delivery>();
  for (const { story, came } of told)
    for (const { at, parts, price } of came) {
      const { item, itemId } = story;
      const supplier = supplierOf(word, item);
      const key = `${at.toISOString()}/${supplier.name}`;
      const [part] = parts;
      const line = { item, itemId, packs: Number(part?.quantity), unit: part?.unit ?? '', price: price?.amount ?? '' };
      const known = found.get(key) ?? { supplier, isoDay: isoDayAt(at, timeZone), at, lines: [] };
      found.set(key, { ...known, lines: [...known.lines, line] });
    }
  return [...found.values()].toSorted((left, right) => left.at.getTime() - right.at.getTime());
};

type Telling = {
  readonly item: DemoItem;
  readonly itemId: string;
  readonly days: readonly string[];
  readonly batches: readonly PlannedBatch[];
  readonly use: (day: string) => number;
};

const tellItem = (world: SeedWorld, house: House, { item, itemId, days, batches, use }: Telling): Told => {
  const { demo } = house;
  const story = storyOf(house, item, itemId);
  const isUnbooked = demo.unbooked === item.name;
  const { timeZone } = demo;
  const whole = (day: string): number =>
    use(day) +
    usedByBatches(
      item,
      batches.filter((one) => one.day === day),
    );
  const facts = {
    end: world.end,
    timeZone,
    days,
    closing: (day: string) => closingOf(day, { timeZone, end: world.end }),
    use: days.some((day) => whole(day) > 0) ? whole : null,
    rhythm: deliveryRhythm(demo.word, item),
    doorTime: (isoDay: string) => doorTime(demo.word, supplierOf(demo.word, item), { isoDay, timeZone }),
    priceOn: (number: number) => askedPrice(item, { number, days: days.length }),
    isNeglected: demo.neglected.includes(item.name),
    isUnbooked,
    countTimes: isUnbooked ? [] : countTimesOf({ area: item.area, timeZone, end: world.end }, story.countChance),
    countChance: story.countChance,
    storyChance: chanceFrom(`${demo.word}/${item.name}/story`),
  };
  const month = monthOf(item, facts, story.chance);
  const [start] = month;
  const earlier = start ? earlierWeeks(item, start.at, facts.storyChance) : [];
  const came = month.flatMap((step) => (step.kind === 'RECEIPT' ? [step] : []));
  return { story, steps: [...earlier, ...month.filter(({ kind }) => kind !== 'RECEIPT')], came };
};

const cook = async (
  world: SeedWorld,
  house: House,
  { batch, recipeId, people }: { batch: PlannedBatch; recipeId: string; people: People },
): Promise<void> => {
  const { recipe, at, planned, actual } = batch;
  const chef = clientOf(world, people.get('chef') ?? house.ownerId).menu;
  const chance = chanceFrom(`${house.demo.word}/${recipe.name}/${batch.day}`);
  const size = (base: number) => ({ quantity: String(base), unit: 'g' as const });
  const made = { planned: size(planned), actual: { text: `${actual} g`, parts: [size(actual)] }, useBy: null, note: null };
  await chef.makeBatch(envelopeFor(house, chance)(at, { batchId: chance.idAt(at), lotId: chance.idAt(at), recipeId, ...made }));
};

type Closing = {
  readonly day: string;
  readonly at: Date;
  readonly told: readonly Told[];
  readonly taken: ReadonlyMap<string, bigint>;
  readonly people: People;
};

/** What a day's sales took, and what the kitchen used besides, all of it or nothing. */
const closeShelves = async (world: SeedWorld, house: House, { day, at, told, taken, people }: Closing): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/closing/${day}`);
  const [salesId, useId, firstId] = [chance.idAt(at), chance.idAt(at), chance.idAt(at)];
  const nothing = { price: null, reason: null, note: null, lot: null };
  const baseUnits = new Map(told.map(({ story }) => [story.itemId, story.item.baseUnit]));
  const sales = [...taken].map(([itemId, amount]) => ({
    itemId,
    kind: 'SALE_DEPLETION' as const,
    parts: [{ quantity: amount, unit: baseUnits.get(itemId) ?? 'g' }],
  }));
  const used = told.flatMap(({ story, steps }) =>
    steps
      .filter((step) => step.kind === 'PRODUCTION_OUT' && step.at.getTime() === at.getTime())
      .map((step) => ({
        itemId: story.itemId,
        kind: 'PRODUCTION_OUT' as const,
        parts: (step as DemoMovement).parts.map((part) => ({ quantity: quantity(part.quantity), unit: part.unit })),
      })),
  );
  const rows = [...sales, ...used].toSorted((left, right) => (left.itemId < right.itemId ? -1 : 1));
  if (rows.length === 0) return;
  const entry = {
    pool: world.pools.app,
    credential: { kind: 'person', userId: people.get('chef') ?? house.ownerId },
    access: 'write',
  } as const;
  await withRestaurant(entry, house.restaurantId, async (tx) => {
    const known = await tx.client.query('select from stock_movement where restaurant_id = $1 and id = $2', [tx.restaurantId, firstId]);
    if ((known.rowCount ?? 0) > 0) return;
    const lines = rows.map((row, index) => {
      const isSale = row.kind === 'SALE_DEPLETION';
      const document = { sourceType: isSale ? 'order-line' : 'manual', sourceId: isSale ? salesId : useId, occurredAt: at, deviceId: null };
      const movementId = index === 0 ? firstId : chance.idAt(at);
      return { document, line: { ...row, ...nothing, movementId } as unknown as DocumentLine };
    });
    await bookDocumentLines(tx, lines);
  });
};

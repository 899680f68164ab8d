import { lockItem, postCount } from '../../../modules/inventory/server/mount.ts';
import { usualStage } from '../../../modules/waste/rules/waste-words.ts';
import { quantity } from '../../../kit/quantity.ts';
import { withRestaurant } from '../../../platform/server/database/tenancy.ts';
import type { DemoItem } from './catalogue.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { countOf } from './counted-evenings.ts';
import type { DemoCount } from './month.ts';
import type { DemoMovement } from './movement.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

/** As somebody writes it down: what a scale shows has no more than three places. */
const textOf = ({ parts }: DemoMovement): string =>
  parts.map(({ quantity, unit }) => `${Number(Number(quantity).toFixed(3))} ${unit}`).join(' + ');

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

/** Whose shelf it is, and the two sources of chance of its story: of what is moved, and of what is counted. */
export type ItemStory = {
  readonly item: DemoItem;
  readonly itemId: string;
  readonly chance: Chance;
  readonly countChance: Chance;
  readonly envelope: ReturnType<typeof envelopeFor>;
};

/** What an item's story is told with. */
export const storyOf = (house: House, item: DemoItem, itemId: string): ItemStory => {
  const [chance, countChance] = [chanceFrom(`${house.demo.word}/${item.name}/month`), chanceFrom(`${house.demo.word}/${item.name}/counts`)];
  return { item, itemId, chance, countChance, envelope: envelopeFor(house, chance) };
};

/** Moves or counts what somebody moved or counted, as they would have done it. */
export const tellStep = async (
  world: SeedWorld,
  house: House,
  { story, step, people }: { readonly story: ItemStory; readonly step: DemoMovement | DemoCount; readonly people: People },
): Promise<void> => {
  const { item, itemId, chance, envelope } = story;
  const userId = people.get(step.by) ?? house.ownerId;
  if (step.kind === 'COUNT') {
    const finding = { ...countOf(house, { item, at: step.at }), itemId, count: step };
    return count(world, house, { finding, userId });
  }
  const { inventory, waste } = clientOf(world, userId);
  if (step.kind === 'WASTE') {
    const wasted = wasteBody(step, { itemId, entryId: chance.idAt(step.at), movementId: chance.idAt(step.at) });
    await waste.logEntry(envelope(step.at, wasted) as Parameters<typeof waste.logEntry>[0]);
    return;
  }
  const body = {
    movementId: chance.idAt(step.at),
    itemId,
    kind: step.kind,
    entry: { text: textOf(step), parts: step.parts },
    price: step.price,
    reason: step.reason,
    note: null,
  };
  await inventory.recordMovement(envelope(step.at, body) as Parameters<typeof inventory.recordMovement>[0]);
};

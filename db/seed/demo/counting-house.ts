import { formatQuantity, noQuantity, quantity, scaleQuantity } from '../../../kit/quantity.ts';
import { rational } from '../../../kit/rational.ts';
import type { DemoArea } from './catalogue.ts';
import { chanceFrom } from './chance.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

type Areas = ReadonlyMap<string, string>;

const nineTenths = rational(9n, 10n);

/** How strictly the demo counts: a twentieth and a hundred together, or five hundred alone, in its own currency. */
export const threshold = { shareBps: 500, withMinor: '10000', aloneMinor: '50000' } as const;

/** How a house counts: the plan's words as they stand in English, and the areas that it walks; none means all of them. */
export type CountPlan = {
  readonly name: string;
  readonly rhythm: 'WEEKLY' | 'MONTHLY';
  readonly timing: 'START' | 'END';
  readonly areas: readonly DemoArea[];
  readonly isOpenToKitchen: boolean;
};

/** The plans of a house. */
export const countPlans: readonly CountPlan[] = [
  { name: 'Walk-in and bread', rhythm: 'WEEKLY', timing: 'END', areas: ['walkin', 'bakery'], isOpenToKitchen: true },
  { name: 'Freezer', rhythm: 'WEEKLY', timing: 'START', areas: ['freezer'], isOpenToKitchen: true },
  { name: 'Dry store and bar', rhythm: 'WEEKLY', timing: 'END', areas: ['dry', 'bar'], isOpenToKitchen: true },
  { name: 'Everything, for the books', rhythm: 'MONTHLY', timing: 'END', areas: [], isOpenToKitchen: false },
];

/** The last count of each house: approved in one, waiting for a second pair of eyes in the other. */
const lastCounts: Readonly<Record<string, { readonly area: DemoArea; readonly isApproved: boolean }>> = {
  'habesha-house': { area: 'bar', isApproved: true },
  'selam-kitchen': { area: 'freezer', isApproved: false },
};

/**
 * Writes the plans by which a house counts.
 *
 * @returns their ids by their names
 */
export const planCounts = async (world: SeedWorld, house: House, areas: Areas): Promise<ReadonlyMap<string, string>> => {
  const chance = chanceFrom(`${house.demo.word}/count-plans`);
  const { inventory } = clientOf(world, house.ownerId);
  const envelope = envelopeFor(house, chance);
  const templates = new Map<string, string>();
  for (const { name, rhythm, timing, areas: walked, isOpenToKitchen } of countPlans) {
    const templateId = chance.idAt(world.end);
    const storageAreaIds = walked.map((area) => areas.get(area)).filter((id) => id !== undefined);
    const plan = { name, storageAreaIds, categoryIds: [], isKeyItemsOnly: false, isBlind: false, isOpenToKitchen, threshold };
    await inventory.saveCountTemplate(envelope(world.end, { ...plan, templateId, baseVersion: null, rhythm, timing }));
    templates.set(name, templateId);
  }
  return templates;
};

/** Counts an area of a house today: approved in one house, waiting for a second pair of eyes in the other. */
export const countToday = async (world: SeedWorld, house: House, { people, areas }: { people: People; areas: Areas }): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/count-today`);
  const last = lastCounts[house.demo.word];
  const areaId = last && areas.get(last.area);
  if (!last || !areaId) return;
  const envelope = envelopeFor(house, chance);
  const countId = chance.idAt(world.end);
  const owner = clientOf(world, house.ownerId).inventory;
  const cook = clientOf(world, people.get('chef') ?? house.ownerId).inventory;
  const plan = { name: 'Evening count', storageAreaIds: [areaId], categoryIds: [], isKeyItemsOnly: false, isBlind: false };
  const by = { kind: 'ONCE', plan: { ...plan, isOpenToKitchen: true, threshold } } as const;
  await cook.createCount(envelope(world.end, { countId, by }));
  await cook.startCount(envelope(world.end, { countId }));
  const { lines } = await owner.reviewCount({ restaurantId: house.restaurantId, countId });
  const { spots } = await cook.countSheet({ restaurantId: house.restaurantId, countId });
  for (const [index, { itemId, storageAreaId }] of spots.entries()) {
    const { item, level } = await owner.getItem({ restaurantId: house.restaurantId, itemId });
    const unit = item.units.baseUnit;
    const figure = countedFigure(level.onHand, index);
    const entry = { text: `${figure} ${unit}`, parts: [{ quantity: figure, unit }] };
    const said = { kind: 'COUNTED', entry, method: 'MANUAL' } as const;
    const body = { entryId: chance.idAt(world.end), countId, itemId, storageAreaId, recountNumber: 0, said };
    await cook.recordCountEntry(envelope(world.end, body));
  }
  await cook.closeCountPart(envelope(world.end, { countId, storageAreaId: areaId, counterId: null, isClosed: true }));
  await cook.submitCount(envelope(world.end, { countId, openLines: 'LEAVE_OUT' }));
  if (!last.isApproved) return;
  const short = new Set(spots.flatMap(({ itemId }, index) => (isShort(index) ? [itemId] : [])));
  const itemIds = lines.map(({ itemId }) => itemId).filter((itemId) => short.has(itemId));
  await owner.explainCountLines(envelope(world.end, { countId, itemIds, reason: 'EARLIER_COUNT_WRONG', note: null }));
  await owner.approveCount(envelope(world.end, { countId }));
};

const isShort = (index: number): boolean => index % 4 === 1;

/** What lies there: what the books say, but for every fourth thing, of which a tenth is missing. */
const countedFigure = (expected: string, index: number): string => {
  const books = quantity(expected);
  if (books <= noQuantity) return '0';
  return formatQuantity(isShort(index) ? (scaleQuantity(books, nineTenths) ?? books) : books);
};

import { isoDayAt } from '../../../kit/time/wall.ts';
import { dayAfter, mondayOf } from '../../../modules/waste/rules/whole-weeks.ts';
import { chanceFrom } from './chance.ts';
import { houseTrades } from './sales/house-trade.ts';
import { salesDays, type SalesHistory, tradeOfDay } from './sales/sales-history.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';
import { coversOf, storyDays, storyItem } from './waste-story.ts';

const dayMs = 86_400_000;
const daysOfMonth = salesDays;
const changedDaysAgo = salesDays - 1;
const baselineWeeks = 6;

/** What a guest paid before orders were kept. @unit minor units */
const spendMinor: Readonly<Record<string, number>> = { 'habesha-house': 71_000, 'selam-kitchen': 2150 };

/** What each house wants to come down to. @unit milligrams a guest */
const target: Readonly<Record<string, string>> = { 'habesha-house': '7000', 'selam-kitchen': '5500' };

/** Guests of every day, a goal, and two actions: one that has shown what it saved, one that waits for somebody. */
export const wasteHouse = async (
  world: SeedWorld,
  house: House,
  { people, sold }: { readonly people: People; readonly sold: SalesHistory },
): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/waste`);
  const envelope = envelopeFor(house, chance);
  const today = isoDayAt(world.end, house.demo.timeZone);
  const manager = clientOf(world, people.get('manager') ?? house.ownerId).waste;
  const chef = clientOf(world, people.get('chef') ?? house.ownerId);
  const { word } = house.demo;
  const usual = { usual: houseTrades[word]?.usual ?? 0, spendMinor: spendMinor[word] ?? 0 };
  for (const businessDate of storyDays(today, daysOfMonth)) {
    const at = new Date(Date.parse(`${businessDate}T22:30:00Z`));
    const { covers, salesMinor } = tradeOfDay(sold.get(businessDate) ?? []);
    const known = covers > 0 ? { covers, salesMinor: String(salesMinor) } : coversOf(businessDate, usual, chance);
    await manager.saveDay(envelope(at, { businessDate, baseVersion: null, ...known }));
  }
  // At noon: a demo that is filled at night is of one day by the wall and of another by the trading day.
  const changedAt = new Date(Date.parse(`${dayAfter(today, -changedDaysAgo)}T12:00:00Z`));
  const startsOn = mondayOf(isoDayAt(changedAt, house.demo.timeZone));
  const baseline = { baselineFrom: dayAfter(startsOn, -7 * baselineWeeks), baselineTo: dayAfter(startsOn, -1) };
  const goal = { step: 'SET' as const, goalId: chance.idAt(changedAt), metric: 'GRAMS_PER_COVER' as const, ...baseline };
  await manager.changeGoal(envelope(changedAt, { ...goal, target: target[word] ?? '7000', startsOn, until: dayAfter(startsOn, 91) }));
  const { items } = await chef.inventory.syncItems({ restaurantId: house.restaurantId });
  const idOf = (name: string): string | null => items.find((item) => item.name === name)?.id ?? null;
  const done = {
    reviewId: chance.idAt(changedAt),
    reason: 'OVERPRODUCED' as const,
    itemId: idOf(storyItem),
    action: 'CHANGE_BATCH' as const,
    words: 'Stew beef in two batches, for lunch and for dinner',
    assigneeId: null,
    dueOn: null,
    par: null,
  };
  await chef.waste.actOnCause(envelope(changedAt, done));
  await chef.waste.moveReview(envelope(changedAt, { reviewId: done.reviewId, baseVersion: 1, step: 'DO' as const, reason: null }));
  const lately = new Date(world.end.getTime() - 2 * dayMs);
  const waiting = {
    ...done,
    reviewId: chance.idAt(lately),
    reason: 'SPOILED' as const,
    itemId: idOf('Carrots'),
    action: 'TASK' as const,
    words: 'Keep carrots in the walk-in, not beside the oven',
    assigneeId: people.get('kitchenstaff') ?? null,
    dueOn: dayAfter(today, 4),
  };
  await chef.waste.actOnCause(envelope(lately, waiting));
};

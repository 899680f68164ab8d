import { dayAfter } from '../../../modules/waste/rules/whole-weeks.ts';
import type { DemoItem } from './catalogue.ts';
import type { Chance } from './chance.ts';
import type { DemoMovement, WastedFor } from './movement.ts';
import { wasteMinute } from './waste-hours.ts';

/** Items whose waste is told from further back, so that a goal has a baseline and a change something to be held against. */
type Story = {
  readonly reason: WastedFor;
  /** On which days of its weeks, counted from the first. */
  readonly days: readonly number[];
  /** How much of a day's use each time. */
  readonly part: readonly [low: number, high: number];
};

const stories: Readonly<Record<string, Story>> = {
  'Beef, stewing': { reason: 'OVERPRODUCED', days: [0, 2, 4, 5], part: [0.15, 0.22] },
  'Collard greens': { reason: 'TRIM', days: [1, 4], part: [0.2, 0.4] },
  Carrots: { reason: 'SPOILED', days: [3], part: [0.5, 0.9] },
  'Onions, red': { reason: 'SPOILED', days: [1, 5], part: [0.1, 0.15] },
  Potatoes: { reason: 'SPOILED', days: [6], part: [0.15, 0.3] },
};

/** The item whose batch was made smaller, and why it was thrown away before. */
export const storyItem = 'Beef, stewing';

/** How many weeks before the month the story begins. @unit weeks */
export const storyWeeks = 7;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minutesOfHour = 60;
/** When the first day of the month begins, by the wall. @unit hours after midnight */
const opensAt = 5;

const spoken = (grams: number) => ({ quantity: String(Math.max(0.05, Math.round(grams / 50) / 20)), unit: 'kg' });

/** What a kilogram costs. */
const priceOf = (item: DemoItem): string =>
  (item.price / (item.pack.reduce((size, [, per]) => size * per, 1) / (item.pack.length > 0 ? 1000 : 1))).toFixed(2);

/** Weeks before the month: what came in of an item was used or thrown away, so that its month begins with an empty shelf. */
export const earlierWeeks = (item: DemoItem, monthStart: Date, chance: Chance): readonly DemoMovement[] => {
  const story = stories[item.name];
  if (!story) return [];
  return Array.from({ length: storyWeeks }, (_, week) => {
    const start = monthStart.getTime() - (storyWeeks - week) * 7 * dayMs;
    const at = (day: number, hour: number): Date => new Date(start + day * dayMs + hour * hourMs);
    const wasted = story.days.map((day): DemoMovement => {
      const part = spoken(item.daily * chance.between(...story.part));
      const isoDay = at(day, 0).toISOString().slice(0, 10);
      const hour = wasteMinute({ item: item.name, isoDay, reason: story.reason }) / minutesOfHour - opensAt;
      return { kind: 'WASTE', at: at(day, hour), by: 'kitchenstaff', parts: [part], price: null, reason: story.reason };
    });
    const bought = Math.ceil((item.daily * 6) / 1000);
    const lost = wasted.reduce((sum, { parts }) => sum + Number(parts[0]?.quantity), 0);
    const used = { quantity: (bought - lost).toFixed(2), unit: 'kg' };
    return [
      {
        kind: 'RECEIPT',
        at: at(0, 0),
        by: 'manager',
        parts: [{ quantity: String(bought), unit: 'kg' }],
        price: { amount: priceOf(item), unit: 'kg' },
        reason: null,
      },
      ...wasted,
      { kind: 'PRODUCTION_OUT', at: at(6, 17), by: 'chef', parts: [used], price: null, reason: null },
    ] satisfies readonly DemoMovement[];
  }).flat();
};

/** What is still thrown away of the smaller batch on some evenings of the month; null on the others. */
export const stillWasted = (item: DemoItem, day: number, chance: Chance) =>
  item.name === storyItem && day % 2 === 1 ? spoken(item.daily * chance.between(0.04, 0.08)) : null;

/** Guests of a day of the week, Sunday first, as a share of a usual one. */
const busy = [1.2, 0.6, 0.75, 0.85, 1, 1.3, 1.45];

/** How many came on a day of the week like this one. */
export const guestsOf = (day: string, usual: number, chance: Chance): number =>
  Math.round(usual * (busy[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1) * chance.between(0.9, 1.1));

/** How many came on a day, and what they paid. */
export const coversOf = (day: string, house: { readonly usual: number; readonly spendMinor: number }, chance: Chance) => {
  const covers = guestsOf(day, house.usual, chance);
  return { covers, salesMinor: String(Math.round(covers * house.spendMinor * chance.between(0.94, 1.06))) };
};

/** The days from the story's first to yesterday. */
export const storyDays = (today: string, daysOfMonth: number): readonly string[] =>
  Array.from({ length: daysOfMonth + storyWeeks * 7 }, (_, index) => dayAfter(today, index - daysOfMonth - storyWeeks * 7));

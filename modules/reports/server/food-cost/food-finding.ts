import { m } from '../../../../generated/messages/server/messages.js';
import { nameIn } from '../account-words.ts';
import { beforeWord } from '../compare.ts';
import type { ReportAsk, ReportBody } from '../report-maker.ts';
import type { FoodMove } from './food-moves.ts';

const tenth = 10;
const points = (share: number): string => (Math.round(Math.abs(share) / tenth) / tenth).toFixed(1);

/** The item that moved furthest the way that all of food did; null where none did. */
const movedMost = (moves: readonly FoodMove[], change: number): FoodMove | null => {
  const [item] = change > 0 ? moves : moves.toReversed();
  if (!item || item.changeMinor === 0n) return null;
  return item.changeMinor > 0n === change > 0 ? item : null;
};

/**
 * What one should know first of what food cost by recipe, and of which item did it.
 *
 * @param shares hundredths of a percent of net food sales; null where they are not known
 */
export const foodFinding = (
  { now, before }: { readonly now: number | null; readonly before: number | null },
  moves: readonly FoodMove[],
  ask: ReportAsk,
): ReportBody['finding'] => {
  const { on } = ask;
  if (now === null) return { text: m.reports_food_unknown({}, on), standing: 'information' };
  const change = before === null ? 0 : now - before;
  if (points(change) === '0.0') return { text: m.reports_food_is({ percent: points(now) }, on), standing: 'information' };
  const item = movedMost(moves, change);
  const facts = { points: points(change), than: beforeWord(ask), item: item ? nameIn(item, on) : '' };
  if (change > 0) return { text: item ? m.reports_food_rose(facts, on) : m.reports_food_up(facts, on), standing: 'soon' };
  return { text: item ? m.reports_food_fell(facts, on) : m.reports_food_down(facts, on), standing: 'good' };
};

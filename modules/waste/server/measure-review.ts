import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { DayRange } from '../../inventory/server/public.ts';
import type { Verdict } from '../contract/goal-fields.ts';
import { changeWeeks, changeWeeksBefore, comparableWeeks, pricesOf, type ChangeFacts, type WasteSource } from '../rules/change-weeks.ts';
import { measureSaving } from '../rules/saving.ts';
import { dayAfter, weekDays } from '../rules/whole-weeks.ts';
import { everyFactOf } from './analyse.ts';
import { dayFigures } from './days.ts';
import type { Baseline } from './kept-baseline.ts';

/** All waste and all guests of some days. With every cost, whoever asks: for what is kept, never for an answer. */
export const changeFacts = async (tx: RestaurantTx, range: DayRange): Promise<ChangeFacts> => {
  const { facts } = await everyFactOf(tx, range);
  const days = await dayFigures(tx, range);
  return { facts, covers: new Map(days.flatMap(({ businessDate, covers }) => (covers === null ? [] : [[businessDate, covers] as const]))) };
};

/** What a change that holds from a day on will be held against: the weeks before, at what things had cost in them. */
export const baselineBefore = async (tx: RestaurantTx, of: WasteSource, inEffectOn: string): Promise<Baseline> => {
  const range = { from: dayAfter(inEffectOn, -changeWeeksBefore * weekDays), to: dayAfter(inEffectOn, -1) };
  const known = await changeFacts(tx, range);
  const prices = pricesOf(known.facts);
  return { from: range.from, weeks: changeWeeks(known, { of, ...range, prices }), prices };
};

/** A change that is measured. */
export type MeasuredChange = { readonly of: WasteSource; readonly inEffectOn: string; readonly baseline: Baseline };

/** What a change has saved by the whole weeks since it, until a day that is over. */
export const verdictOf = ({ of, inEffectOn, baseline }: MeasuredChange, known: ChangeFacts, until: string): Verdict => {
  const after = changeWeeks(known, { of, from: inEffectOn, to: until, prices: baseline.prices });
  const { before, after: since, isPerCover, leftOut } = comparableWeeks(baseline.weeks, after);
  const found = measureSaving({ before, after: since });
  const rests = { weeksBefore: before.length, weeksAfter: since.length, isPerCover, leftOut };
  if (found.kind === 'TOO_EARLY')
    return { kind: found.kind, weeksMissing: found.weeksMissing, meanMinor: null, lowMinor: null, highMinor: null, ...rests };
  const { kind, meanMinor, lowMinor, highMinor } = found;
  return { kind, weeksMissing: 0, meanMinor: String(meanMinor), lowMinor: String(lowMinor), highMinor: String(highMinor), ...rests };
};

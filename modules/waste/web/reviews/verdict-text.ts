import { m } from '../../../../generated/messages/web/messages.js';
import type { Currency } from '../../../../kit/money.ts';
import { shownAmount } from '../../../inventory/web/parts.ts';
import type { Verdict } from '../../contract/goal-fields.ts';

const size = (minor: string | null): string => (minor ?? '0').replace('-', '');

/** What an action has saved, in sentences: the figure with how sure it is and what it rests on, or that it is too early. */
export const verdictText = (verdict: Verdict, currency: Currency): string => {
  const { kind, meanMinor, lowMinor, highMinor, weeksBefore, weeksAfter, weeksMissing, isPerCover, leftOut } = verdict;
  const amount = (minor: string | null): string => shownAmount(size(minor), currency);
  const between = { mean: amount(meanMinor), low: amount(lowMinor), high: amount(highMinor) };
  const rests = m.waste_verdict_rests({ before: String(weeksBefore), after: String(weeksAfter) });
  const figure = {
    TOO_EARLY: () => m.waste_verdict_too_early({ count: weeksMissing }),
    SAVED: () => `${m.waste_verdict_saved(between)} ${rests}`,
    // Turned round: what it cost more lies between the smaller and the larger loss.
    COST_MORE: () => `${m.waste_verdict_cost_more({ ...between, low: between.high, high: between.low })} ${rests}`,
    NOT_CLEAR: () => `${m.waste_verdict_not_clear(between)} ${rests}`,
  }[kind]();
  return [
    figure,
    kind !== 'TOO_EARLY' && isPerCover && m.waste_verdict_per_cover(),
    leftOut > 0 && m.waste_verdict_left_out({ count: leftOut }),
  ]
    .filter((part) => part !== false)
    .join(' ');
};

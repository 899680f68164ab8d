import type { WasteFact } from './analyse-waste.ts';
import type { ItemCost } from './compare-cost.ts';
import type { Weeks } from './saving.ts';
import { dayAfter, daysLoggedNeeded, weekDays, weeksWithin } from './whole-weeks.ts';

/** What one week of a cause came to. */
export type ChangeWeek = {
  /** @unit minor units, at the prices of before */
  readonly valueMinor: bigint;
  /** @unit days on which anything at all was written down */
  readonly daysLogged: number;
  /** @unit guests; null unless every day of the week is known */
  readonly covers: number | null;
};

/** A cause: what is thrown away, for which reason; null leaves one of them open. */
export type WasteSource = { readonly reason: string | null; readonly itemId: string | null };

/** What a change is measured with. */
export type ChangeFacts = {
  /** All waste of the days, whatever its cause: it says on which days anybody wrote. */
  readonly facts: readonly WasteFact[];
  /** @unit guests by trading day */
  readonly covers: ReadonlyMap<string, number>;
};

/**
 * So many weeks before a change are looked at.
 *
 * @unit weeks
 */
export const changeWeeksBefore = 6;

const isOf = ({ reason, itemId }: WasteSource, fact: WasteFact): boolean =>
  (reason === null || fact.reason === reason) && (itemId === null || fact.itemId === itemId);

/** What each item had cost in these facts, to hold later weeks to the same prices. */
export const pricesOf = (facts: readonly WasteFact[]): ReadonlyMap<string, ItemCost> => {
  const prices = new Map<string, ItemCost>();
  for (const { itemId, quantity, valueMinor } of facts) {
    if (itemId === null || quantity === null || valueMinor === null || quantity <= 0n) continue;
    const known = prices.get(itemId) ?? { quantity: 0n, valueMinor: 0n };
    prices.set(itemId, { quantity: known.quantity + quantity, valueMinor: known.valueMinor + valueMinor });
  }
  return prices;
};

/** What a fact would have cost at the prices of before; what has none keeps its own, and an unknown one counts for nothing. */
const atPrices = ({ itemId, quantity, valueMinor }: WasteFact, prices: ReadonlyMap<string, ItemCost>): bigint => {
  const price = itemId === null ? undefined : prices.get(itemId);
  if (!price || quantity === null) return valueMinor ?? 0n;
  return (2n * price.valueMinor * quantity + price.quantity) / (2n * price.quantity);
};

/**
 * A cause week by week, in whole weeks of seven days counted from the first.
 *
 * @invariant the weeks together are every fact of the cause that lies in them, once.
 */
export const changeWeeks = (
  { facts, covers }: ChangeFacts,
  asked: { readonly of: WasteSource; readonly from: string; readonly to: string; readonly prices: ReadonlyMap<string, ItemCost> },
): readonly ChangeWeek[] => {
  const { of, from, to, prices } = asked;
  return weeksWithin(from, to).map((first) => {
    const own = facts.filter(({ businessDate }) => businessDate >= first && businessDate < dayAfter(first, weekDays));
    const guests = Array.from({ length: weekDays }, (_, day) => covers.get(dayAfter(first, day)));
    return {
      valueMinor: own.filter((fact) => isOf(of, fact)).reduce((sum, fact) => sum + atPrices(fact, prices), 0n),
      daysLogged: new Set(own.map(({ businessDate }) => businessDate)).size,
      covers: guests.reduce<number | null>((sum, one) => (sum === null || one === undefined ? null : sum + one), 0),
    };
  });
};

/** Weeks that may be held against each other, and what that rests on. */
export type Comparable = Weeks & {
  /** Whether busier weeks were brought down, and quieter ones up, to the guests of before. */
  readonly isPerCover: boolean;
  /** @unit weeks in which hardly anybody wrote, left out */
  readonly leftOut: number;
};

/**
 * Leaves out weeks in which hardly anything was written down: silence is no saving. Where the guests of every week that is
 * left are known, each is brought to the guests of an average week of before, so that a quiet month is no saving either.
 */
export const comparableWeeks = (before: readonly ChangeWeek[], after: readonly ChangeWeek[]): Comparable => {
  const [earlier, later] = [before.filter(isWritten), after.filter(isWritten)];
  const all = [...earlier, ...later];
  const isPerCover = all.length > 0 && all.every(({ covers }) => covers !== null && covers > 0);
  const usual = earlier.reduce((sum, { covers }) => sum + (covers ?? 0), 0) / Math.max(1, earlier.length);
  const level = ({ valueMinor, covers }: ChangeWeek): bigint =>
    isPerCover && covers !== null && usual > 0 ? BigInt(Math.round((Number(valueMinor) * usual) / covers)) : valueMinor;
  return {
    before: earlier.map(level),
    after: later.map(level),
    isPerCover: isPerCover && usual > 0,
    leftOut: before.length + after.length - all.length,
  };
};

const isWritten = ({ daysLogged }: ChangeWeek): boolean => daysLogged >= daysLoggedNeeded;

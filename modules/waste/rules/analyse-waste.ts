import type { WasteDestination, WasteStage } from './waste-words.ts';

/** One thing thrown away, as far as it is added up. */
export type WasteFact = {
  readonly itemId: string | null;
  readonly reason: string;
  /** Null for a movement of stock without an entry. */
  readonly stage: WasteStage | null;
  readonly destination: WasteDestination | null;
  readonly categoryId: string | null;
  readonly storageAreaId: string | null;
  readonly personId: string;
  /** The trading day, as "2026-11-21". */
  readonly businessDate: string;
  /** @unit hour on the restaurant's wall */
  readonly hour: number;
  readonly isAvoidable: boolean;
  /** @unit millionths of the item's base unit; null without an item */
  readonly quantity: bigint | null;
  /** @unit millionths of a gram; null where nothing says what it weighs */
  readonly weight: bigint | null;
  /** @unit minor units; null where unknown, or not for who asks */
  readonly valueMinor: bigint | null;
};

/** What some facts come to. What is not known is counted, never taken as nothing. */
export type WasteSum = {
  /** @unit minor units of every known value */
  readonly valueMinor: bigint;
  /** @unit millionths of a gram of every known weight */
  readonly weight: bigint;
  /** @unit entries */
  readonly entries: number;
  /** @unit entries of stock whose cost nobody knows */
  readonly uncosted: number;
  /** @unit entries that have no price, of stock or not: they are in no money */
  readonly unpriced: number;
  /** @unit millionths of a gram of every known weight without a price */
  readonly unpricedWeight: bigint;
  /** @unit entries that nothing says the weight of */
  readonly unweighed: number;
};

/** Facts under one heading; null stands for those that say nothing about it. */
export type WasteGroup = WasteSum & { readonly key: string | null };

/** A cause: a reason, with the items that make most of it. */
export type WasteCause = WasteGroup & { readonly items: readonly WasteGroup[] };

/** Everything that is said about a period. */
export type WasteAnalysis = {
  readonly total: WasteSum;
  readonly avoidable: WasteSum;
  /** Most costly first. */
  readonly causes: readonly WasteCause[];
  readonly stages: readonly WasteGroup[];
  readonly items: readonly WasteGroup[];
  readonly categories: readonly WasteGroup[];
  readonly areas: readonly WasteGroup[];
  readonly destinations: readonly WasteGroup[];
  /** Who wrote down how much in how many hours: for who leads alone. */
  readonly people: readonly (WasteGroup & { /** @unit different hours of different days */ readonly hours: number })[];
  /** Keyed "weekday hour", Monday is 1. */
  readonly hours: readonly WasteGroup[];
  /** The days of the period on which nothing was written down, oldest first. */
  readonly daysMissing: readonly string[];
};

const dayMs = 86_400_000;
const itemsOfCause = 2;

/** The days from one to another, both included. */
export const daysBetween = (from: string, to: string): readonly string[] => {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10));
};

/** The day of the week of a trading day; Monday is 1. */
export const isoWeekday = (businessDate: string): number => new Date(`${businessDate}T00:00:00Z`).getUTCDay() || 7;

const weightOf = (facts: readonly WasteFact[]): bigint => facts.reduce((sum, { weight }) => sum + (weight ?? 0n), 0n);

/** What facts come to together. */
export const sumFacts = (facts: readonly WasteFact[]): WasteSum => {
  const unpriced = facts.filter(({ valueMinor }) => valueMinor === null);
  return {
    valueMinor: facts.reduce((sum, { valueMinor }) => sum + (valueMinor ?? 0n), 0n),
    weight: weightOf(facts),
    entries: facts.length,
    uncosted: unpriced.filter(({ itemId }) => itemId !== null).length,
    unpriced: unpriced.length,
    unpricedWeight: weightOf(unpriced),
    unweighed: facts.filter(({ weight }) => weight === null).length,
  };
};

/**
 * Adds the facts of a period up under every heading.
 *
 * @invariant the groups under each heading come to the total, in value, weight and entries.
 */
export const analyseWaste = (facts: readonly WasteFact[], period: { readonly from: string; readonly to: string }): WasteAnalysis => {
  const logged = new Set(facts.map(({ businessDate }) => businessDate));
  return {
    total: sumFacts(facts),
    avoidable: sumFacts(facts.filter(({ isAvoidable }) => isAvoidable)),
    causes: grouped(facts, ({ reason }) => reason).map(({ facts: own, ...group }) => ({
      ...group,
      items: plain(grouped(own, ({ itemId }) => itemId)).slice(0, itemsOfCause),
    })),
    stages: plain(grouped(facts, ({ stage }) => stage)),
    items: plain(grouped(facts, ({ itemId }) => itemId)),
    categories: plain(grouped(facts, ({ categoryId }) => categoryId)),
    areas: plain(grouped(facts, ({ storageAreaId }) => storageAreaId)),
    destinations: plain(grouped(facts, ({ destination }) => destination)),
    people: grouped(facts, ({ personId }) => personId).map(({ facts: own, ...group }) => ({
      ...group,
      hours: new Set(own.map(({ businessDate, hour }) => `${businessDate} ${hour}`)).size,
    })),
    hours: plain(grouped(facts, ({ businessDate, hour }) => `${isoWeekday(businessDate)} ${hour}`)),
    daysMissing: daysBetween(period.from, period.to).filter((day) => !logged.has(day)),
  };
};

const plain = (groups: ReturnType<typeof grouped>): readonly WasteGroup[] => groups.map(({ facts: _facts, ...group }) => group);

type FactGroup = WasteGroup & { readonly facts: readonly WasteFact[] };

/** Facts under their keys, most costly first; where nothing has a cost, heaviest first, then most frequent. */
const grouped = (facts: readonly WasteFact[], keyOf: (fact: WasteFact) => string | null): readonly FactGroup[] => {
  const byKey = new Map<string | null, WasteFact[]>();
  for (const fact of facts) {
    const key = keyOf(fact);
    const known = byKey.get(key);
    if (known) known.push(fact);
    else byKey.set(key, [fact]);
  }
  return [...byKey].map(([key, own]) => ({ key, ...sumFacts(own), facts: own })).toSorted(byWeightOfCost);
};

const byWeightOfCost = (left: WasteGroup, right: WasteGroup): number =>
  Number(right.valueMinor - left.valueMinor) ||
  Number(right.weight - left.weight) ||
  right.entries - left.entries ||
  ((left.key ?? '') < (right.key ?? '') ? -1 : 1);

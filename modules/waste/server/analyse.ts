import { and, ne } from 'drizzle-orm';

import { formatQuantity, quantity, type Quantity } from '../../../kit/quantity.ts';
import { localTimeOf } from '../../../kit/time/business-date.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { namesOf } from '../../accounts/server/public.ts';
import { itemHeadings, looseWaste, purchasesOf, type DayRange, type ItemHeading } from '../../inventory/server/public.ts';
import { holds } from '../../restaurants/server/public.ts';
import { analyseWaste, sumFacts, type WasteFact, type WasteGroup, type WasteSum } from '../rules/analyse-waste.ts';
import { splitChange, type ItemCost } from '../rules/compare-cost.ts';
import { type Against, againstDays } from '../rules/day-figures.ts';
import { isAvoidable, isMade } from '../rules/waste-words.ts';
import { dayFigures } from './days.ts';
import { matching } from './list-entries.ts';
import { seesCost } from './present-entry.ts';
import { wasteEntry } from './tables.ts';

const dayMs = 86_400_000;
const itemsShown = 30;

/** As much of an entry as is added up; what was typed and who looked at it stays where it is. */
const factColumns = {
  kind: wasteEntry.kind,
  currency: wasteEntry.currency,
  itemId: wasteEntry.itemId,
  reason: wasteEntry.reason,
  stage: wasteEntry.stage,
  destination: wasteEntry.destination,
  storageAreaId: wasteEntry.storageAreaId,
  loggedBy: wasteEntry.loggedBy,
  businessDate: wasteEntry.businessDate,
  localHour: wasteEntry.localHour,
  isAvoidable: wasteEntry.isAvoidable,
  quantity: wasteEntry.quantity,
  weightG: wasteEntry.weightG,
  valueMinor: wasteEntry.valueMinor,
};

/** The facts of a period as far as whoever asks may know them. */
export const factsOf = async (tx: RestaurantTx, range: DayRange) => {
  const all = await everyFactOf(tx, range);
  return seesCost(tx) ? all : { ...all, facts: all.facts.map((fact) => ({ ...fact, valueMinor: null })) };
};

/**
 * The facts of a period: entries that stand, and movements of waste that no entry made. With every cost, whoever asks: for
 * what is kept, never for an answer.
 */
export const everyFactOf = async (tx: RestaurantTx, range: DayRange) => {
  const entries = await tx.db
    .select(factColumns)
    .from(wasteEntry)
    .where(and(matching(tx, range), ne(wasteEntry.status, 'VOIDED')));
  const own = entries.filter(({ kind, currency }) => !(kind === 'STOCK_ITEM' || isMade(kind)) || currency === tx.currency);
  const loose = await looseWaste(tx, range);
  const items = await itemHeadings(tx, [...new Set([...own, ...loose].flatMap(({ itemId }) => itemId ?? []))]);
  const facts: WasteFact[] = own.map((row) => ({
    itemId: row.itemId,
    reason: row.reason,
    stage: row.stage,
    destination: row.destination,
    storageAreaId: row.storageAreaId,
    categoryId: items.get(row.itemId ?? '')?.categoryId ?? null,
    personId: row.loggedBy,
    businessDate: row.businessDate,
    hour: row.localHour,
    isAvoidable: row.isAvoidable,
    quantity: millionths(row.quantity),
    weight: millionths(row.weightG),
    valueMinor: row.valueMinor,
  }));
  const others = loose.map((row) => looseFact(tx, row, items.get(row.itemId)));
  return { facts: [...facts, ...others], items, loose: loose.length, otherCurrency: entries.length - own.length };
};

const millionths = (text: string | null): Quantity | null => (text === null ? null : quantity(text));

type Loose = Awaited<ReturnType<typeof looseWaste>>[number];

const looseFact = (tx: RestaurantTx, row: Loose, heading: ItemHeading | undefined): WasteFact => ({
  itemId: row.itemId,
  reason: row.reason,
  stage: null,
  destination: null,
  businessDate: row.businessDate,
  categoryId: heading?.categoryId ?? null,
  storageAreaId: heading?.storageAreaId ?? null,
  personId: row.actorId ?? tx.ownerId,
  hour: localTimeOf(row.occurredAt, tx.timeZone).hour,
  isAvoidable: isAvoidable(row.reason),
  quantity: quantity(row.quantity),
  weight: heading?.baseUnit === 'g' ? quantity(row.quantity) : null,
  valueMinor: row.valueMinor === null ? null : BigInt(row.valueMinor),
});

const earlierBy = ({ from, to }: DayRange): DayRange => {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  return { from: day(start - (end - start) - dayMs), to: day(start - dayMs) };
};

const costByItem = (facts: readonly WasteFact[]): ReadonlyMap<string, ItemCost> => {
  const costs = new Map<string, ItemCost>();
  for (const { itemId, quantity: amount, valueMinor } of facts) {
    if (itemId === null || amount === null || valueMinor === null) continue;
    const known = costs.get(itemId) ?? { quantity: 0n, valueMinor: 0n };
    costs.set(itemId, { quantity: known.quantity + amount, valueMinor: known.valueMinor + valueMinor });
  }
  return costs;
};

/** Everything that is said about the waste of a period, as far as whoever asks may know it. */
export const analyse = async (tx: RestaurantTx, range: DayRange) => {
  const { from, to } = range;
  const { facts, items, loose, otherCurrency } = await factsOf(tx, range);
  const isCostVisible = seesCost(tx);
  const analysis = analyseWaste(facts, { from, to });
  const { covers, sales } = againstDays(facts, await dayFigures(tx, range));
  const sum = (one: WasteSum) => presentSum(one, isCostVisible);
  const group = (one: WasteGroup) => ({ key: one.key, ...sum(one) });
  const named = (one: WasteGroup) => {
    const heading = items.get(one.key ?? '');
    return { ...group(one), name: heading?.name ?? null, nameLocal: heading?.nameLocal ?? null };
  };
  return {
    from,
    to,
    currency: tx.currency as 'GBP',
    isCostVisible,
    loose,
    otherCurrency,
    daysMissing: [...analysis.daysMissing],
    total: sum(analysis.total),
    avoidable: sum(analysis.avoidable),
    before: isCostVisible ? await beforeOf(tx, range, facts) : null,
    covers: covers && { ...presentAgainst(covers, isCostVisible), covers: Number(covers.total) },
    sales: sales && isCostVisible ? { ...presentAgainst(sales, true), salesMinor: sales.total.toString() } : null,
    purchases: isCostVisible ? await purchasesOf(tx, range) : null,
    causes: analysis.causes.map((cause) => ({ ...group(cause), items: cause.items.map(named) })),
    stages: analysis.stages.map(group),
    items: analysis.items.slice(0, itemsShown).map(named),
    categories: analysis.categories.map(group),
    areas: analysis.areas.map(group),
    destinations: analysis.destinations.map(group),
    people: holds(tx, 'waste.view-people')
      ? await peopleOf(
          tx,
          analysis.people.map((one) => ({ ...group(one), hours: one.hours })),
        )
      : null,
    hours: analysis.hours.map(group),
  };
};

const presentAgainst = ({ days, valueMinor, weight }: Against, isCostVisible: boolean) => ({
  days,
  valueMinor: isCostVisible ? valueMinor.toString() : null,
  weightG: formatQuantity(weight as Quantity),
});

const presentSum = (sum: WasteSum, isCostVisible: boolean) => ({
  valueMinor: isCostVisible ? sum.valueMinor.toString() : null,
  weightG: formatQuantity(sum.weight as Quantity),
  entries: sum.entries,
  uncosted: isCostVisible ? sum.uncosted : 0,
  unpriced: isCostVisible ? sum.unpriced : 0,
  unpricedG: formatQuantity((isCostVisible ? sum.unpricedWeight : 0n) as Quantity),
  unweighed: sum.unweighed,
});

const beforeOf = async (tx: RestaurantTx, range: DayRange, facts: readonly WasteFact[]) => {
  const earlier = await factsOf(tx, earlierBy(range));
  const { quantityMinor, priceMinor } = splitChange(costByItem(earlier.facts), costByItem(facts));
  return { total: presentSum(sumFacts(earlier.facts), true), quantityMinor: quantityMinor.toString(), priceMinor: priceMinor.toString() };
};

const peopleOf = async <Group extends { readonly key: string | null }>(tx: RestaurantTx, groups: readonly Group[]) => {
  const names = await namesOf(
    tx,
    groups.flatMap(({ key }) => key ?? []),
  );
  return groups.map((one) => ({ ...one, name: names.get(one.key ?? '') ?? '' }));
};

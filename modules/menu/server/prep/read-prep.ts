import { and, asc, eq, inArray, lt, or, sql } from 'drizzle-orm';

import { formatQuantity, quantity, type Quantity, quantityAsRational, quantityFromRational } from '../../../../kit/quantity.ts';
import { add, divide, multiply, type Rational, rational } from '../../../../kit/rational.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { ItemUnits } from '../../../inventory/rules/conversion.ts';
import { levelsOf } from '../../../inventory/server/public.ts';
import type { OpeningStretch } from '../../../restaurants/rules/opening-hours.ts';
import { getDetails } from '../../../restaurants/server/public.ts';
import type { PrepPlan, PrepSuggestion } from '../../contract/prep-fields.ts';
import { stockOfOneBatch } from '../../rules/plan-batch.ts';
import { dayAfter, type PrepFor, prepFor, prepHorizonDays, serviceDays } from '../../rules/prep-days.ts';
import { plannedFirst, takenByPrep, withTaken } from '../../rules/prep-in-prep.ts';
import { prepLimits } from '../../rules/prep-limits.ts';
import { needBetween, needOfPreps, type PrepNeed } from '../../rules/prep-need.ts';
import { suggestedPrep } from '../../rules/prep-plan.ts';
import type { Pantry } from '../../rules/recipe.ts';
import { loadPantry } from '../load-pantry.ts';
import { dish } from '../tables.ts';
import type { ExpectedSalesDoor } from './expected-door.ts';
import { presentPrep, type PrepTaskRow } from './present-prep.ts';
import { prepTask } from './prep-table.ts';
import { stockedPreps, type StockedPrep } from './stocked-preps.ts';

const openStates = ['PLANNED', 'POSTED', 'IN_PROGRESS', 'BLOCKED'] as const;

/** What is to be begun on a day; today also what is open from the days before, which has not gone away. */
const tasksOf = (tx: RestaurantTx, { date, today }: { readonly date: string; readonly today: string }): Promise<PrepTaskRow[]> => {
  const ofDay = eq(prepTask.workDate, date);
  const left = and(lt(prepTask.workDate, date), inArray(prepTask.state, [...openStates]));
  return tx.db
    .select()
    .from(prepTask)
    .where(and(eq(prepTask.restaurantId, tx.restaurantId), date === today ? or(ofDay, left) : ofDay))
    .orderBy(asc(prepTask.startBy), asc(prepTask.id));
};

/** What is on the plan and not made yet, by item and the day that it is for. */
const openTargets = async (tx: RestaurantTx): Promise<readonly { itemId: string; forDate: string; target: string }[]> =>
  tx.db
    .select({ itemId: prepTask.itemId, forDate: prepTask.forDate, target: sql<string>`sum(${prepTask.target})::text` })
    .from(prepTask)
    .where(and(eq(prepTask.restaurantId, tx.restaurantId), inArray(prepTask.state, [...openStates])))
    .groupBy(prepTask.itemId, prepTask.forDate);

const recipesOfMenu = async (tx: RestaurantTx): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.db
    .select({ id: dish.id, recipeId: dish.recipeId })
    .from(dish)
    .where(and(eq(dish.restaurantId, tx.restaurantId), inArray(dish.state, ['LIVE', 'PAUSED'])));
  return new Map(rows.flatMap(({ id, recipeId }) => (recipeId === null ? [] : [[id, recipeId] as const])));
};

type Known = {
  readonly pantry: Pantry;
  readonly needs: ReadonlyMap<string, ReadonlyMap<string, PrepNeed>>;
  readonly levels: ReadonlyMap<string, Quantity>;
  readonly open: Awaited<ReturnType<typeof openTargets>>;
  readonly today: string;
};

const inStock = ({ yieldQuantity }: StockedPrep, amount: Quantity | null, batch: Rational): Rational | null =>
  amount === null ? null : divide(multiply(quantityAsRational(amount), batch), quantityAsRational(yieldQuantity));

const textOf = (amount: Rational | null): string | null => {
  const rounded = amount === null ? null : quantityFromRational(amount);
  return rounded === null ? null : formatQuantity(rounded);
};

const plannedUntil = ({ open }: Known, itemId: string, until: string): Quantity =>
  open
    .filter((one) => one.itemId === itemId && one.forDate <= until)
    .reduce((sum, { target }) => (sum + quantity(target)) as Quantity, 0n as Quantity);

const presentDue = (due: PrepFor | null) =>
  due && { forDate: due.date, readyAt: due.readyAt.toISOString(), startBy: due.startBy.toISOString() };

const presentLevel = (onHand: Quantity | null): string | null => (onHand === null ? null : formatQuantity(onHand));

/** A prep with what one batch of it makes in its item's base unit. */
type SizedPrep = StockedPrep & { readonly units: ItemUnits; readonly batch: Rational };

/** Null where what it yields has no size in stock, which the recipe itself says. */
const sized = (prep: StockedPrep, pantry: Pantry): SizedPrep | null => {
  const units = pantry.items.get(prep.itemId)?.units;
  const batch = units && stockOfOneBatch(prep, units);
  return units && batch ? { ...prep, units, batch } : null;
};

type Asked = { readonly due: PrepFor | null; /** What batches of other preps take of it. */ readonly forPreps: Rational };

/** One prep with what is known of it. */
const suggestionOf = (prep: SizedPrep, { due, forPreps }: Asked, known: Known): PrepSuggestion => {
  const { units, batch } = prep;
  const until = due?.date ?? known.today;
  const need = needBetween(known.needs.get(prep.itemId), { from: known.today, to: until });
  const onHand = known.levels.get(prep.itemId) ?? null;
  const planned = plannedUntil(known, prep.itemId, until);
  const par = inStock(prep, prep.par, batch);
  const facts = { baseUnit: units.baseUnit, par, need: add(need.amount, forPreps), onHand, planned, batch, isMadeWhole: prep.isMadeWhole };
  const { recipeId, name, nameLocal, itemId, isMadeWhole, activeMinutes, passiveMinutes } = prep;
  return {
    recipeId,
    name,
    nameLocal,
    itemId,
    isMadeWhole,
    activeMinutes,
    passiveMinutes,
    batch: textOf(batch) ?? '0',
    par: textOf(par),
    onHand: presentLevel(onHand),
    expected: textOf(need.amount) ?? '0',
    restsOn: need.restsOn,
    isPlanned: need.isPlanned,
    forPreps: textOf(forPreps) ?? '0',
    planned: formatQuantity(planned),
    suggested: due === null ? '0' : formatQuantity(suggestedPrep(facts)),
    due: presentDue(due),
  };
};

/** Each prep after those that are made with it: what is suggested or planned of them takes of it too. */
const suggestInTurn = (preps: readonly SizedPrep[], dueOf: (prep: StockedPrep) => PrepFor | null, known: Known): PrepSuggestion[] => {
  let taken: ReadonlyMap<string, Rational> = new Map();
  const suggested = new Map<string, PrepSuggestion>();
  for (const prep of plannedFirst(preps, known.pantry)) {
    const one = suggestionOf(prep, { due: dueOf(prep), forPreps: taken.get(prep.itemId) ?? rational(0n) }, known);
    suggested.set(prep.recipeId, one);
    const toMake = add(quantityAsRational(quantity(one.suggested)), quantityAsRational(quantity(one.planned)));
    taken = withTaken(taken, takenByPrep(prep, toMake, known.pantry));
  }
  return preps.flatMap(({ recipeId }) => suggested.get(recipeId) ?? []);
};

type OnDay = { readonly date: string; readonly today: string; readonly now: Date; readonly hours: readonly OpeningStretch[] };

const suggestionsOf = async (tx: RestaurantTx, door: ExpectedSalesDoor, on: OnDay): Promise<PrepSuggestion[]> => {
  const { date, today, now, hours } = on;
  if (date < today || date > dayAfter(today, prepLimits.aheadDaysMax)) return [];
  const preps = await stockedPreps(tx, now);
  if (preps.length === 0) return [];
  const services = serviceDays(hours, { from: date, timeZone: tx.timeZone });
  const day = { timeZone: tx.timeZone, cutOffMinutes: tx.dayCutoffMinutes };
  const recipeOf = await recipesOfMenu(tx);
  const pantry = await loadPantry(tx, [...new Set([...recipeOf.values(), ...preps.map(({ recipeId }) => recipeId)])], now);
  const expected = await door(tx, { from: today, to: dayAfter(date, prepHorizonDays) });
  const known: Known = {
    pantry,
    today,
    needs: needOfPreps(expected, { recipeOf, pantry }),
    levels: await levelsOf(
      tx,
      preps.map(({ itemId }) => itemId),
    ),
    open: await openTargets(tx),
  };
  const sizedPreps = preps.flatMap((prep) => sized(prep, pantry) ?? []);
  return suggestInTurn(sizedPreps, (prep) => prepFor(services, prep, { workDate: date, now, day }), known);
};

/** The plan of a trading day: what ought to be prepared by what is known, and what somebody put on the plan. */
export const readPrep = async (
  tx: RestaurantTx,
  asked: { readonly date?: string | undefined },
  door: ExpectedSalesDoor,
): Promise<PrepPlan> => {
  const now = new Date();
  const today: string = tradingDay(tx, now);
  const date = asked.date ?? today;
  const { openingHours: hours } = await getDetails(tx);
  return {
    date,
    today,
    isServiceKnown: hours.length > 0,
    suggestions: await suggestionsOf(tx, door, { date, today, now, hours }),
    tasks: await presentPrep(tx, await tasksOf(tx, { date, today })),
  };
};

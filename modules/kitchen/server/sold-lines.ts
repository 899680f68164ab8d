import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { keptOf } from './sold-days/kept-days.ts';
import { thingFacts, type ThingOfDay } from './sold-days/thing-facts.ts';

/** So much of one thing that was sold. */
export type SoldThing = {
  readonly id: string;
  readonly name: string;
  readonly nameLocal: string | null;
  /** @unit portions */
  readonly portions: number;
  /**
   * At the prices of the menu, with VAT, before discounts; of a choice what it adds to its dish.
   *
   * @unit minor units
   */
  readonly listMinor: bigint;
};

type Asked = { readonly from: string; readonly to: string };

const dishesMax = 100;
const choicesMax = 50;

const addUp = (things: readonly ThingOfDay[]): readonly SoldThing[] => {
  const found = new Map<string, SoldThing>();
  for (const { id, name, nameLocal, portions, listMinor } of things) {
    const before = found.get(id);
    const sums = { portions: portions + (before?.portions ?? 0), listMinor: BigInt(listMinor) + (before?.listMinor ?? 0n) };
    // Of two names the thing is called by the one that was told last.
    found.set(id, { id, name, nameLocal: nameLocal ?? before?.nameLocal ?? null, ...sums });
  }
  return [...found.values()];
};

const byId = (one: SoldThing, other: SoldThing): number => (one.id < other.id ? -1 : 1);

const thingsOf = async (tx: RestaurantTx, asked: Asked): Promise<(wanted: ThingOfDay['kind']) => readonly SoldThing[]> => {
  const { kept, missing } = await keptOf(tx, 'things', asked);
  const all = [...kept, ...(await thingFacts(tx, missing))].toSorted((one, other) => (one.businessDate < other.businessDate ? -1 : 1));
  return (wanted) => addUp(all.filter(({ kind }) => kind === wanted));
};

/** Every dish that was sold on some trading days, however little. */
export const soldDishes = async (tx: RestaurantTx, asked: Asked): Promise<readonly SoldThing[]> => (await thingsOf(tx, asked))('DISH');

/**
 * What was sold on some trading days: dishes, those that brought the most first, at most a hundred; and the choices that
 * were made with them, the commonest first, at most fifty.
 */
export const soldThings = async (
  tx: RestaurantTx,
  asked: Asked,
): Promise<{ readonly dishes: readonly SoldThing[]; readonly choices: readonly SoldThing[] }> => {
  const of = await thingsOf(tx, asked);
  return {
    dishes: of('DISH')
      .toSorted((one, other) => Number(other.listMinor - one.listMinor) || byId(one, other))
      .slice(0, dishesMax),
    choices: of('CHOICE')
      .toSorted((one, other) => other.portions - one.portions || byId(one, other))
      .slice(0, choicesMax),
  };
};

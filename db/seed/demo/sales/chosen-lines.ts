import { isOffered, type MenuMoment } from '../../../../modules/menu/rules/availability.ts';
import type { Channel } from '../../../../modules/menu/rules/menu-limits.ts';
import type { Chance } from '../chance.ts';
import { channelPrice, type DemoDish, type DemoMenu } from '../menus/demo-menu.ts';
import type { HouseTrade } from './house-trade.ts';
import { pick } from './pick.ts';
import type { SoldLine } from './sold-order.ts';

/** What a party is offered: the card of its moment and channel. */
export type Card = {
  readonly menu: DemoMenu;
  readonly trade: HouseTrade;
  readonly moment: MenuMoment;
  readonly channel: Channel;
  /** Dishes that are off today. */
  readonly isToday: boolean;
};

/** Meat is ordered on a fasting day too, by few. */
const meatOnFastingDays = 0.25;
const isMeat = ({ heading }: DemoDish): boolean => heading === 'Meat';

const offeredDishes = ({ menu, moment, isToday }: Card): readonly DemoDish[] =>
  menu.dishes.filter(
    (dish) =>
      isOffered({ days: [], hours: dish.offered?.hours ?? null, fasting: dish.offered?.fasting ?? 'ALWAYS' }, moment) &&
      !(isToday && dish.off !== undefined),
  );

const oftenOf = (dish: DemoDish, { trade, moment }: Card): number =>
  (trade.plates[dish.name] ?? 0) * (moment.isFastingDay && isMeat(dish) ? meatOnFastingDays : 1);

/** One of each group that must be chosen from, and what else is taken as often as the house knows. */
const choicesFor = (dish: DemoDish, { menu, trade }: Card, chance: Chance): readonly { name: string; price: number }[] =>
  menu.choices
    .filter(({ name }) => dish.choices?.includes(name) === true)
    .flatMap(({ min, modifiers }) =>
      min > 0
        ? [
            pick(
              chance,
              modifiers.map((one) => [one, 1] as const),
            ),
          ]
        : modifiers.filter(({ name }) => chance.next() < (trade.choices[name] ?? 0)).slice(0, 1),
    );

const voidedShare = 0.012;
const beganWithin = [60, 330] as const;
const slowness = [0.5, 1.12] as const;
const handedOverWithin = [40, 210] as const;

const tookOf = ({ minutes }: DemoDish, chance: Chance): SoldLine['took'] => {
  const ready = Math.round(minutes * 60 * chance.between(...slowness));
  const started = Math.min(Math.round(chance.between(...beganWithin)), Math.round(ready * 0.6));
  return [started, ready, ready + Math.round(chance.between(...handedOverWithin))];
};

const lineOf = (dish: DemoDish, card: Card, chance: Chance): SoldLine => {
  const choices = choicesFor(dish, card, chance);
  const price = choices.reduce((sum, one) => sum + one.price, channelPrice(dish, card.channel));
  return {
    dish: dish.name,
    quantity: 1,
    choices: choices.map(({ name }) => name),
    unitPriceMinor: BigInt(Math.round(price * 100)),
    isVoided: chance.next() < voidedShare,
    took: tookOf(dish, chance),
  };
};

/** The same dish with the same choices is one line. */
const together = (lines: readonly SoldLine[]): readonly SoldLine[] => {
  const byWish = new Map<string, SoldLine>();
  for (const line of lines) {
    const wish = [line.dish, ...line.choices, line.isVoided].join('|');
    const known = byWish.get(wish);
    byWish.set(wish, known ? { ...known, quantity: known.quantity + 1 } : line);
  }
  return [...byWish.values()];
};

/** What a party orders; something of it is always made. */
export const chosenLines = (card: Card, guests: number, chance: Chance): readonly SoldLine[] => {
  const dishes = offeredDishes(card);
  const plates = dishes.map((dish) => [dish, oftenOf(dish, card)] as const).filter(([, often]) => often > 0);
  const count = Math.max(1, Math.round(guests * card.trade.platesPerGuest * chance.between(0.85, 1.15)));
  const lines = Array.from({ length: count }, () => lineOf(pick(chance, plates), card, chance));
  for (const dish of dishes) {
    const also = card.trade.besides[dish.name] ?? 0;
    for (let guest = 0; guest < guests; guest += 1) if (chance.next() < also) lines.push(lineOf(dish, card, chance));
  }
  const [first, ...rest] = lines;
  return together(first ? [{ ...first, isVoided: false }, ...rest] : []);
};

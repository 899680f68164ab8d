import { m } from '../../../../generated/messages/web/messages.js';
import { formatMoney, minorUnits } from '../../../../kit/money.ts';
import type { Category, Dish } from '../../../menu/contract/fields.ts';
import type { Channel } from '../../../menu/rules/menu-limits.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { fewLeftOf } from '../tickets/few-left.ts';
import type { CartLine } from './cart.ts';

export type DishTilesProps = {
  readonly categories: readonly Category[];
  readonly dishes: readonly Dish[];
  readonly channel: Channel;
  /** What is on the order so far: on a phone it lies below the dishes, and a touch must be seen where it was. */
  readonly cart: readonly CartLine[];
  readonly onChoose: (dish: Dish) => void;
};

/** What can be ordered, under its headings; what is 86 is shown and cannot be touched. */
export const DishTiles = ({ categories, dishes, channel, cart, onChoose }: DishTilesProps) => {
  const nameIn = useNameIn();
  const chosenOf = (dish: Dish) => cart.reduce((sum, line) => (line.dishId === dish.id ? sum + line.quantity : sum), 0);
  const under = (categoryId: string | null) =>
    dishes.filter((dish) => dish.categoryId === categoryId && dish.prices[channel] !== undefined);
  const headings = [
    ...categories.map(({ id, ...category }) => ({ id, title: nameIn(category) })),
    { id: null, title: m.kitchen_other_dishes() },
  ];
  return (
    <div className="flex flex-col gap-6">
      {headings
        .filter(({ id }) => under(id).length > 0)
        .map(({ id, title }) => (
          <section key={id ?? 'none'}>
            <h2 className="mb-2 text-heading">{title}</h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
              {under(id).map((dish) => (
                <li key={dish.id}>
                  <button
                    type="button"
                    disabled={dish.state === 'PAUSED'}
                    onClick={() => onChoose(dish)}
                    className="flex min-h-16 w-full flex-col justify-center rounded-tile border border-line-strong bg-teff-raise px-3 py-2 text-left focus-ring hover:bg-teff-sunk disabled:border-line disabled:text-ink-3"
                  >
                    <span className="flex justify-between gap-2 text-body font-medium">
                      {nameIn(dish)}
                      {chosenOf(dish) > 0 && <b className="font-semibold tabular-nums">{`× ${chosenOf(dish)}`}</b>}
                    </span>
                    <span className="text-small text-ink-2">
                      {dish.state === 'PAUSED'
                        ? m.kitchen_dish_off()
                        : [
                            formatMoney({ minor: minorUnits(dish.prices[channel] ?? '0'), currency: dish.currency }),
                            ...(fewLeftOf(dish) === null ? [] : [m.menu_portions_left({ count: fewLeftOf(dish) ?? 0 })]),
                          ].join(' · ')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
};

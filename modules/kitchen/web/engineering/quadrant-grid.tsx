import { m } from '../../../../generated/messages/web/messages.js';
import { grouped } from '../../../../kit/decimal.ts';
import type { SoldDishOut } from '../../contract/engineering.contract.ts';

export type Quadrant = NonNullable<SoldDishOut['quadrant']>;

const titles: Readonly<Record<Quadrant, () => string>> = {
  STAR: m.kitchen_quadrant_star,
  PLOUGHHORSE: m.kitchen_quadrant_ploughhorse,
  PUZZLE: m.kitchen_quadrant_puzzle,
  DOG: m.kitchen_quadrant_dog,
};
const advice: Readonly<Record<Quadrant, () => string>> = {
  STAR: m.kitchen_quadrant_star_text,
  PLOUGHHORSE: m.kitchen_quadrant_ploughhorse_text,
  PUZZLE: m.kitchen_quadrant_puzzle_text,
  DOG: m.kitchen_quadrant_dog_text,
};

/** What earns well stands on top, what sells well to the left. */
const order: readonly Quadrant[] = ['STAR', 'PUZZLE', 'PLOUGHHORSE', 'DOG'];

export const quadrantWord = (quadrant: Quadrant): string => titles[quadrant]();

export type QuadrantGridProps = {
  readonly dishes: readonly SoldDishOut[];
  readonly nameOf: (dish: SoldDishOut) => string;
  readonly money: (minor: number) => string;
};

/** Four fields: what sells and earns, and what does not. */
export const QuadrantGrid = ({ dishes, nameOf, money }: QuadrantGridProps) => (
  <div className="grid gap-px border border-line bg-line sm:grid-cols-2">
    {order.map((quadrant) => {
      const inside = dishes.filter((dish) => dish.quadrant === quadrant);
      return (
        <section key={quadrant} aria-label={quadrantWord(quadrant)} className="flex min-h-32 flex-col gap-2 bg-teff p-4">
          <h3 className="text-body font-semibold">
            {quadrantWord(quadrant)}
            <span className="block text-small font-normal text-ink-2">{advice[quadrant]()}</span>
          </h3>
          {inside.length === 0 && <p className="text-small text-ink-3">{m.kitchen_quadrant_none()}</p>}
          <ul className="flex flex-col gap-1">
            {inside.map((dish) => (
              <li key={dish.dishId} className="flex items-baseline justify-between gap-3 text-body">
                <span className="min-w-0">{nameOf(dish)}</span>
                <span className="shrink-0 text-small text-ink-2 tabular-nums">
                  {m.kitchen_sold_at({ count: grouped(dish.sold), margin: money(dish.marginMinor ?? 0) })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </div>
);

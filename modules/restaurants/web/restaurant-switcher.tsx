import { ChevronsUpDown } from 'lucide-react';

import { m } from '../../../generated/messages/web/messages.js';
import { deferMenu } from '../../../ui/defer-menu.tsx';
import { useMaybeRestaurant } from './current-restaurant.tsx';
import { useMyRestaurants } from './my-restaurants.ts';

const Menu = deferMenu(async () => (await import('./restaurant-menu.tsx')).RestaurantMenu);

/** A long name takes a second line of the bar before it is cut. */
const nameClass = 'line-clamp-2 text-left text-body leading-tight font-semibold wrap-anywhere';

/** The restaurant's name; with more than one, a way to the others. */
export const RestaurantSwitcher = () => {
  const { data: restaurants = [] } = useMyRestaurants();
  const current = useMaybeRestaurant();
  if (!current) return null;
  if (restaurants.length < 2) return <span className={nameClass}>{current.name}</span>;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={m.restaurants_switch({ name: current.name })}
          className="inline-flex min-h-9 min-w-0 items-center gap-2 rounded-control px-2 focus-ring hover:bg-line/60 touch:min-h-11"
        >
          <span className={nameClass}>{current.name}</span>
          <ChevronsUpDown className="size-3.5 shrink-0 text-ink-2" aria-hidden />
        </button>
      }
    />
  );
};

import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { m } from '../../../generated/messages/web/messages.js';
import type { DeferredMenuProps } from '../../../ui/defer-menu.tsx';
import { Menu, MenuItem, MenuOneOf, MenuOption, MenuRule } from '../../../ui/menu.tsx';
import { useCan, useMaybeRestaurant } from './current-restaurant.tsx';
import { useMyRestaurants, useSwitchRestaurant } from './my-restaurants.ts';

/** The person's restaurants, the one on the screen ticked. */
export const RestaurantMenu = ({ trigger }: DeferredMenuProps) => {
  const { data: restaurants = [] } = useMyRestaurants();
  const current = useMaybeRestaurant();
  const change = useSwitchRestaurant();
  const mayAdd = useCan('subscription.view');
  const navigate = useNavigate();
  if (!current) return null;
  const switchTo = (restaurantId: string) => {
    if (restaurantId !== current.id) change.mutate(restaurantId);
  };
  return (
    <Menu trigger={trigger} startsOpen>
      <MenuOneOf chosen={current.id} onChoose={switchTo}>
        {restaurants.map((restaurant) => (
          <MenuOption key={restaurant.id} value={restaurant.id} detail={restaurant.city}>
            {restaurant.name}
          </MenuOption>
        ))}
      </MenuOneOf>
      {mayAdd && (
        <>
          <MenuRule />
          <MenuItem icon={<Plus aria-hidden />} onSelect={() => void navigate({ to: '/settings/add-restaurant' })}>
            {m.restaurants_add_one()}
          </MenuItem>
        </>
      )}
    </Menu>
  );
};

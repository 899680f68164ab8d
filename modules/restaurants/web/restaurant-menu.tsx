import type { DeferredMenuProps } from '../../../ui/defer-menu.tsx';
import { Menu, MenuOneOf, MenuOption } from '../../../ui/menu.tsx';
import { useMaybeRestaurant } from './current-restaurant.tsx';
import { useMyRestaurants, useSwitchRestaurant } from './my-restaurants.ts';

/** The person's restaurants, the one on the screen ticked. */
export const RestaurantMenu = ({ trigger }: DeferredMenuProps) => {
  const { data: restaurants = [] } = useMyRestaurants();
  const current = useMaybeRestaurant();
  const change = useSwitchRestaurant();
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
    </Menu>
  );
};

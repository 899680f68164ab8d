export { CurrentRestaurantProvider, useCan, useMaybeRestaurant, useRestaurant } from './current-restaurant.tsx';
export { RestaurantSwitcher } from './restaurant-switcher.tsx';

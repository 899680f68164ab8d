export { CurrentRestaurantProvider, useCan, useMaybeRestaurant, useRestaurant } from './current-restaurant.tsx';
export { useMyRestaurants, useSwitchRestaurant } from './my-restaurants.ts';
export { RestaurantGate } from './restaurant-gate.tsx';
export { RestaurantSwitcher } from './restaurant-switcher.tsx';

/** The sign-up form; it comes with its own code. */
export const loadRegisterScreen = async () => (await import('./register/register-screen.tsx')).RegisterScreen;

/** The page of the settings about what is kept. */
export const loadDataTab = async () => (await import('./data/data-tab.tsx')).DataTab;

/** The page of the settings that everybody in a restaurant shares. */
export const loadRestaurantTab = async () => (await import('./details/restaurant-tab.tsx')).RestaurantTab;

/** How the module's waiting commands are sent and their answers taken in; loaded when one waits. */
export const loadRestaurantsCommands = () => import('./command-senders.ts');

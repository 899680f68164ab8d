export { BackupStatus } from './backup-status.tsx';
export { CurrentRestaurantProvider, useCan, useMaybeRestaurant, useRestaurant } from './current-restaurant.tsx';
export { RestaurantGate } from './restaurant-gate.tsx';
export { RestaurantSwitcher } from './restaurant-switcher.tsx';

/** The sign-up form; it comes with its own code. */
export const loadRegisterScreen = async () => (await import('./register/register-screen.tsx')).RegisterScreen;

/** What `apps/server` wires of restaurants. */
export { personGuard, publicGuard, restaurantGuard } from './guard.ts';
export { restaurantsRouter } from './router.ts';
export { tabletCredentialOf } from './tablet-cookies.ts';

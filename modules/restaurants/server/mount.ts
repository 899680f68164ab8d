/** What `apps/server` wires of restaurants. */
export { readLogo } from './brand.ts';
export { eraseRestaurants } from './erase-restaurants.job.ts';
export { personGuard, publicGuard, restaurantGuard } from './guard.ts';
export { registrationLimits } from './registration-limits-adapter.ts';
export { restaurantsRouter } from './router.ts';
export { sweepScratch, sweepScratchOften } from './sweep-scratch.job.ts';
export { tabletCredentialOf } from './tablet-cookies.ts';

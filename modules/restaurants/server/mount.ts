/** What `apps/server` wires of restaurants. */
export { readLogo } from './brand.ts';
export { eraseRestaurants } from './erase-restaurants.job.ts';
export { personGuard, publicGuard, restaurantGuard } from './guard.ts';
export { keyLimits, type KeyAllowance } from './key-limits-adapter.ts';
export { keyOf, noteKeyCall, noteKeyRefusal, type KeyCredential } from './key-proof.ts';
export { registrationLimits } from './registration-limits-adapter.ts';
export { restaurantsRouter } from './router.ts';
export { sweepScratch, sweepScratchOften } from './sweep-scratch.job.ts';
export { tabletCredentialOf } from './tablet-cookies.ts';

/** What other modules may ask of accounts. */
export { createAccount, createSignIn, keepProfile, type NewAccount } from './create-account.ts';
export { credentialOf } from './credential.ts';
export { currentRestaurantOf, namesOf, setCurrentRestaurant } from './profiles.ts';
export { isEmailVerified, queueVerification } from './verification.ts';

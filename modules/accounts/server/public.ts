/** What other modules may ask of accounts. */
export { createAccount, type NewAccount } from './create-account.ts';
export { credentialOf } from './credential.ts';
export { namesOf, setCurrentRestaurant } from './profiles.ts';
export { isEmailVerified, queueVerification } from './verification.ts';

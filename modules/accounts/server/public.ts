/** What other modules may ask of accounts. */
export { createAccount, type NewAccount } from './create-account.ts';
export { credentialOf } from './credential.ts';
export { hashPassword, verifyPassword } from './password-hash.ts';
export { namesOf, setCurrentRestaurant } from './profiles.ts';
export { tokenHash } from './token-hash.ts';

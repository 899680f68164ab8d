/** What other modules may ask of accounts. */
export { createAccount, createSignIn, keepProfile, type NewAccount } from './create-account.ts';
export { credentialOf } from './credential.ts';
export { hashPassword, verifyPassword } from './password-hash.ts';
export {
  avatarsOf,
  contactOf,
  currentRestaurantOf,
  languageOf,
  namesOf,
  plannedUpgradeOf,
  readingOf,
  setCurrentRestaurant,
} from './profiles.ts';
export { readAccessToken } from './access-token.ts';
export { ownAccountTable, ownAccountTables, type OwnTable } from './own-data.ts';
export { tokenHash } from './token-hash.ts';
export { confirmAddress, isEmailVerified, queueVerification } from './verification.ts';

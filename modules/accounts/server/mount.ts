/** What `apps/server` wires of accounts. */
export { readAvatar } from './avatars.ts';
export { eraseAccounts } from './erase-accounts.job.ts';
export { letterLimit, signInAttemptLimit } from './account-limits-adapter.ts';
export { letterWriter } from './letters/write-letter.ts';
export { accountsRouter } from './router.ts';
export { clientAddressHeader, createSignInLibrary } from './sign-in-library.ts';

import type { PersonScope, PublicScope } from '../../../platform/server/rpc/scopes.ts';
import type { AttemptLimit } from './account-limits-adapter.ts';
import type { SignInLibrary } from './sign-in-library.ts';

/** What the accounts router is wired with. */
export type AccountsWiring = {
  readonly library: SignInLibrary;
  readonly attempts: AttemptLimit;
  readonly letters: AttemptLimit;
  readonly baseUrl: string;
  readonly secret: string;
  /** Whether letters reach anybody; nothing pretends to have been sent. */
  readonly areLettersRead: boolean;
  readonly publicScope: PublicScope;
  readonly personScope: PersonScope;
};

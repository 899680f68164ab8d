import type { PersonScope, PublicScope } from '../../../platform/server/rpc/scopes.ts';
import type { AttemptLimit } from './account-limits-adapter.ts';
import type { SignInLibrary } from './sign-in-library.ts';

/** What the accounts router is wired with. */
export type AccountsWiring = {
  readonly library: SignInLibrary;
  readonly attempts: AttemptLimit;
  readonly baseUrl: string;
  readonly publicScope: PublicScope;
  readonly personScope: PersonScope;
};

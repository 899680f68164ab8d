import type { Wall } from '../../../kit/time/wall.ts';
import type { Tx } from '../../../platform/server/database/tx.ts';
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
  /** Whether the person has so much in hand somewhere that a second factor and passkeys are theirs to set up. */
  readonly mayStrengthen: (tx: Tx & { readonly userId: string }) => Promise<boolean>;
  /** The names of restaurants that the person answers for, and that are not being deleted themselves. */
  readonly heldRestaurants: (tx: Tx & { readonly userId: string }) => Promise<readonly string[]>;
  /** The wall by which the person is written to where they chose none; null where there is none. */
  readonly wallOf: (tx: Tx & { readonly userId: string }) => Promise<Wall | null>;
  /** Whether a payment provider would go on charging the person. */
  readonly isCharged: (tx: Tx & { readonly userId: string }) => Promise<boolean>;
  readonly publicScope: PublicScope;
  readonly personScope: PersonScope;
};

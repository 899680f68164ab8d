import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';

import { accountsContract } from '../contract/accounts.contract.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { passkeysHandlers } from './passkeys-router.ts';
import { profileHandlers } from './profile-router.ts';
import { updatePreferences } from './profiles.ts';
import { recoveryHandlers } from './recovery-router.ts';
import { secondFactorHandlers } from './second-factor-router.ts';
import { sessionsHandlers } from './sessions-router.ts';
import { signIn, signOut } from './sign-in.ts';

/** The procedures of `accountsContract`. */
export const accountsRouter = (wiring: AccountsWiring) => {
  const os = implementContract(accountsContract);
  return os.router({
    signIn: os.signIn.use(wiring.publicScope).handler(({ context, input }) => signIn(wiring, context, input)),
    signOut: os.signOut.use(wiring.publicScope).handler(async ({ context }) => {
      await signOut(wiring, context);
      return {};
    }),
    ...recoveryHandlers(wiring),
    ...sessionsHandlers(wiring),
    ...secondFactorHandlers(wiring),
    ...passkeysHandlers(wiring),
    ...profileHandlers(wiring),
    updatePreferences: os.updatePreferences.use(wiring.personScope).handler(async ({ context: { tx }, input }) => {
      await updatePreferences(tx, withoutAbsent(input.body));
      return {};
    }),
  });
};

/** Drops the keys that stand there without a value, so that they change nothing. */
const withoutAbsent = <Fields extends object>(fields: Fields): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>;
  };

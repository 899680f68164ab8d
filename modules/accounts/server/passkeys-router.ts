import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import { passkeysContract } from '../contract/passkeys.contract.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import {
  beginPasskey,
  beginPasskeySignIn,
  finishPasskey,
  listPasskeys,
  removeAllPasskeys,
  removePasskey,
  signInWithPasskey,
} from './passkeys.ts';

/** The procedures of `passkeysContract`. */
export const passkeysHandlers = (wiring: AccountsWiring) => {
  const os = implementContract(passkeysContract);
  return {
    listPasskeys: os.listPasskeys.use(wiring.personScope).handler(async ({ context: { tx } }) => ({ passkeys: await listPasskeys(tx) })),
    beginPasskey: os.beginPasskey.use(wiring.personScope).handler(({ context, input }) => beginPasskey(wiring, context, input.password)),
    finishPasskey: os.finishPasskey
      .use(wiring.personScope)
      .handler(async ({ context, input }) => ({ outcome: await finishPasskey(wiring, context, input) })),
    removePasskey: os.removePasskey.use(wiring.personScope).handler(async ({ context: { tx }, input }) => {
      await removePasskey(tx, input.body.passkeyId);
      return {};
    }),
    removeAllPasskeys: os.removeAllPasskeys.use(wiring.personScope).handler(async ({ context: { tx } }) => {
      await removeAllPasskeys(tx);
      return {};
    }),
    beginPasskeySignIn: os.beginPasskeySignIn
      .use(wiring.publicScope)
      .handler(async ({ context }) => ({ options: await beginPasskeySignIn(wiring, context) })),
    signInWithPasskey: os.signInWithPasskey
      .use(wiring.publicScope)
      .handler(({ context, input }) => signInWithPasskey(wiring, context, input.credential)),
  };
};

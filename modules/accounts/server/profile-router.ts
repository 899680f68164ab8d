import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import { leavingContract } from '../contract/leaving.contract.ts';
import { profileContract } from '../contract/profile.contract.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { removeAvatar, setAvatar } from './avatars.ts';
import { accountDeletion, askAccountDeletion, keepAccount } from './leaving.ts';
import { updateName } from './profiles.ts';

/** The procedures of `profileContract` and `leavingContract`. */
export const profileHandlers = (wiring: AccountsWiring) => {
  const os = implementContract({ ...profileContract, ...leavingContract });
  return {
    updateName: os.updateName.use(wiring.personScope).handler(async ({ context: { tx }, input }) => {
      await updateName(tx, input.body);
      return {};
    }),
    setAvatar: os.setAvatar
      .use(wiring.personScope)
      .handler(async ({ context: { tx }, input }) => ({ avatarUrl: await setAvatar(tx, input.body.picture) })),
    removeAvatar: os.removeAvatar.use(wiring.personScope).handler(async ({ context: { tx } }) => {
      await removeAvatar(tx);
      return {};
    }),
    accountDeletion: os.accountDeletion.use(wiring.personScope).handler(({ context: { tx } }) => accountDeletion(wiring, tx)),
    askAccountDeletion: os.askAccountDeletion
      .use(wiring.personScope)
      .handler(({ context, input }) => askAccountDeletion(wiring, context, input.password)),
    keepAccount: os.keepAccount.use(wiring.personScope).handler(async ({ context: { tx } }) => {
      await keepAccount(tx);
      return {};
    }),
  };
};

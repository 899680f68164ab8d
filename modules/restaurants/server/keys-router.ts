import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import { keysContract } from '../contract/keys.contract.ts';
import { restaurantGuard } from './guard.ts';
import { listKeys, makeKey, revokeKey } from './keys.ts';

/** The procedures of `keysContract`. */
export const keysRouter = () => {
  const os = implementContract(keysContract);
  return {
    listKeys: os.listKeys.use(restaurantGuard).handler(async ({ context: { tx } }) => ({ keys: await listKeys(tx) })),
    makeKey: os.makeKey.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await makeKey(tx, input.body);
      return {};
    }),
    revokeKey: os.revokeKey.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await revokeKey(tx, input.body.keyId);
      return {};
    }),
  };
};

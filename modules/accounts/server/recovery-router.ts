import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import { recoveryContract } from '../contract/recovery.contract.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { openRecovery } from './proofs.ts';
import { recoveryCookie } from './recovery-cookie.ts';
import { requestReset } from './request-reset.ts';
import { recoveryState, setPassword } from './set-password.ts';

/** The procedures of `recoveryContract`. */
export const recoveryHandlers = (wiring: AccountsWiring) => {
  const os = implementContract(recoveryContract);
  return {
    requestReset: os.requestReset.use(wiring.publicScope).handler(async ({ context, input }) => {
      await requestReset(wiring, context, input.email);
      return {};
    }),
    verifyRecovery: os.verifyRecovery.use(wiring.publicScope).handler(async ({ context, input }) => {
      const opened = await openRecovery(context.pools.auth, input.tokenHash);
      if ('state' in opened) return { outcome: opened.state === 'expired' ? ('expired' as const) : ('invalid' as const) };
      context.responseHeaders.append('set-cookie', recoveryCookie(opened.token, wiring.baseUrl));
      return { outcome: 'verified' as const };
    }),
    recoveryState: os.recoveryState.use(wiring.publicScope).handler(({ context }) => recoveryState(context)),
    setPassword: os.setPassword.use(wiring.publicScope).handler(async ({ context, input }) => ({
      outcome: await setPassword(wiring, context, input),
    })),
  };
};

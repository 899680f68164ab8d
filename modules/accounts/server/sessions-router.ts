import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import { sessionsContract } from '../contract/sessions.contract.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { currentSession } from './current-session.ts';
import { endDevice, listDevices, signOutEverywhere } from './devices.ts';
import { exchangeCode, refreshSession, setSession } from './sessions.ts';
import { queueVerification } from './verification.ts';

/** The procedures of `sessionsContract`. */
export const sessionsHandlers = (wiring: AccountsWiring) => {
  const os = implementContract(sessionsContract);
  return {
    getSession: os.getSession.use(wiring.publicScope).handler(({ context }) => currentSession(wiring, context)),
    refreshSession: os.refreshSession.use(wiring.publicScope).handler(({ context }) => refreshSession(wiring, context)),
    exchangeCode: os.exchangeCode.use(wiring.publicScope).handler(({ context, input }) => exchangeCode(wiring, context, input.code)),
    setSession: os.setSession.use(wiring.publicScope).handler(({ context, input }) => setSession(wiring, context, input)),
    listDevices: os.listDevices.use(wiring.personScope).handler(async ({ context: { tx, credential } }) => ({
      devices: await listDevices(tx, credential),
    })),
    endDevice: os.endDevice.use(wiring.personScope).handler(async ({ context: { tx }, input }) => {
      await endDevice(tx, input.body.deviceId);
      return {};
    }),
    signOutEverywhere: os.signOutEverywhere.use(wiring.personScope).handler(async ({ context: { tx, credential }, input }) => {
      await signOutEverywhere(tx, { which: input.body.which, credential });
      return {};
    }),
    resendVerification: os.resendVerification.use(wiring.personScope).handler(async ({ context: { tx } }) => {
      const limited = await wiring.letters.take(tx.userId);
      if (limited) throw refusal('RATE_LIMITED', limited);
      if (!wiring.areLettersRead) throw refusal('UNAVAILABLE');
      await queueVerification(tx, tx.userId);
      return {};
    }),
  };
};

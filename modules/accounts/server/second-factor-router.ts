import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import { secondFactorContract } from '../contract/second-factor.contract.ts';
import type { AccountsWiring } from './accounts-wiring.ts';
import { beginSecondFactor, confirmSecondFactor, confirmSignIn, endSecondFactor, isSecondFactorOn } from './second-factor.ts';

/** The procedures of `secondFactorContract`. */
export const secondFactorHandlers = (wiring: AccountsWiring) => {
  const os = implementContract(secondFactorContract);
  return {
    confirmSignIn: os.confirmSignIn.use(wiring.publicScope).handler(({ context, input }) => confirmSignIn(wiring, context, input.code)),
    secondFactorState: os.secondFactorState.use(wiring.personScope).handler(async ({ context: { tx } }) => ({
      isOn: await isSecondFactorOn(tx),
      isOffered: await wiring.mayStrengthen(tx),
    })),
    beginSecondFactor: os.beginSecondFactor
      .use(wiring.personScope)
      .handler(async ({ context, input }) =>
        (await wiring.mayStrengthen(context.tx))
          ? beginSecondFactor(wiring, context, { userId: context.tx.userId, password: input.password })
          : { outcome: 'not-offered' as const, uri: '', backupCodes: [] },
      ),
    confirmSecondFactor: os.confirmSecondFactor.use(wiring.personScope).handler(async ({ context, input }) => ({
      outcome: (await confirmSecondFactor(wiring, context, input.code)) ? ('on' as const) : ('wrong-code' as const),
    })),
    endSecondFactor: os.endSecondFactor.use(wiring.personScope).handler(async ({ context, input }) => ({
      outcome: (await endSecondFactor(wiring, context, { userId: context.tx.userId, password: input.password }))
        ? ('off' as const)
        : ('refused' as const),
    })),
  };
};

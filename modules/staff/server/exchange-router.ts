import type { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import type { staffContract } from '../contract/staff.contract.ts';
import { answerExchange } from './answer-exchange.ts';
import { saveExchangeSetting } from './exchange-settings.ts';
import { claimShift, giveShift } from './give-shift.ts';
import { readExchange } from './read-exchange.ts';
import { settleExchange } from './settle-exchange.ts';

type Os = ReturnType<typeof implementContract<typeof staffContract>>;

/** The procedures about shifts that change hands. */
export const exchangeHandlers = (os: Os, scope: RestaurantScope) => ({
  readExchange: os.readExchange.use(scope).handler(({ context: { tx } }) => readExchange(tx)),
  giveShift: os.giveShift.use(scope).handler(({ context: { tx }, input }) => giveShift(tx, input)),
  claimShift: os.claimShift.use(scope).handler(({ context: { tx }, input }) => claimShift(tx, input)),
  answerExchange: os.answerExchange.use(scope).handler(({ context: { tx }, input }) => answerExchange(tx, input)),
  settleExchange: os.settleExchange.use(scope).handler(({ context: { tx }, input }) => settleExchange(tx, input)),
  saveExchangeSetting: os.saveExchangeSetting.use(scope).handler(({ context: { tx }, input }) => saveExchangeSetting(tx, input)),
});

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { subscriptionContract } from '../contract/subscription.contract.ts';
import { aiCosts } from '../rules/ai-operations.ts';
import { birrCountry, type BirrPrices } from '../rules/prepaid.ts';
import { getEntitlements, getOverview, listHistory, type Known } from './get-overview.ts';
import { trackUsage } from './metering/end-operation.ts';
import { getUsage, listAskers, listOperations } from './metering/usage.ts';

/** What subscription is wired with, because it lies below the module that knows it. */
export type SubscriptionWiring = {
  readonly restaurantScope: RestaurantScope;
  /** How many people work in the restaurant entered, the account holder included. */
  readonly staffCountOf: (tx: RestaurantTx) => Promise<number>;
  /** How many restaurants the account holder who acts answers for. */
  readonly locationCountOf: (tx: RestaurantTx) => Promise<number>;
  /** In which country the restaurant entered is, by its ISO 3166-1 alpha-2 code. */
  readonly countryOf: (tx: RestaurantTx) => Promise<string>;
  /** What plans cost in birr; null where nobody takes them. */
  readonly birrPrices: BirrPrices | null;
};

/** The procedures of `subscriptionContract`. */
export const subscriptionRouter = ({ restaurantScope, staffCountOf, locationCountOf, countryOf, birrPrices }: SubscriptionWiring) => {
  const os = implementContract(subscriptionContract);
  const knownOf = async (tx: RestaurantTx): Promise<Known> => ({
    staffUsed: await staffCountOf(tx),
    locationsUsed: await locationCountOf(tx),
    birrPrices: birrPrices && (await countryOf(tx)) === birrCountry ? birrPrices : null,
  });
  return os.router({
    getOverview: os.getOverview.use(restaurantScope).handler(async ({ context: { tx } }) => getOverview(tx, await knownOf(tx))),
    getEntitlements: os.getEntitlements.use(restaurantScope).handler(({ context: { tx } }) => getEntitlements(tx)),
    listHistory: os.listHistory.use(restaurantScope).handler(async ({ context: { tx } }) => ({ entries: await listHistory(tx) })),
    getUsage: os.getUsage.use(restaurantScope).handler(({ context: { tx } }) => getUsage(tx)),
    listAskers: os.listAskers.use(restaurantScope).handler(({ context: { tx } }) => listAskers(tx)),
    listOperations: os.listOperations.use(restaurantScope).handler(({ context: { tx }, input }) => listOperations(tx, input)),
    trackUsage: os.trackUsage.use(restaurantScope).handler(async ({ context: { tx }, input: { body } }) => {
      if (aiCosts[body.category] !== body.cost) throw refusal('AI_COST_UNKNOWN', { category: body.category });
      return { isCounted: await trackUsage(tx, body) };
    }),
  });
};

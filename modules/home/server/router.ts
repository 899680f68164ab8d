import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { homeContract } from '../contract/home.contract.ts';
import { findByName } from './find-by-name.ts';
import { readHome } from './read-home.ts';

/** The procedures of `homeContract`, each let in by the restaurant's guard. */
export const homeRouter = (restaurantScope: RestaurantScope) => {
  const os = implementContract(homeContract);
  return os.router({
    readHome: os.readHome.use(restaurantScope).handler(({ context: { tx }, input }) => readHome(tx, input)),
    findByName: os.findByName.use(restaurantScope).handler(({ context: { tx }, input }) => findByName(tx, input)),
  });
};

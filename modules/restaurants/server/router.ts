import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';

import { restaurantsContract } from '../contract/restaurants.contract.ts';
import { backupStatus } from './backup-status.ts';
import { getDetails, updateDetails } from './details.ts';
import { personGuard, publicGuard, restaurantGuard } from './guard.ts';
import { listMyRestaurants, switchRestaurant } from './my-restaurants.ts';
import { auditRouter, invitationsRouter, membersRouter } from './people-router.ts';
import { register } from './register.ts';
import { tabletsRouter } from './tablets-router.ts';

/** The procedures of `restaurantsContract`. */
export const restaurantsRouter = () => {
  const os = implementContract(restaurantsContract);
  return os.router({
    register: os.register.use(publicGuard).handler(({ context, input }) => register(context.pools.app, input)),
    listMine: os.listMine
      .use(personGuard)
      .handler(async ({ context: { tx, credential } }) => ({ restaurants: await listMyRestaurants(tx, credential) })),
    switchRestaurant: os.switchRestaurant
      .use(personGuard)
      .handler(({ context: { tx }, input }) => switchRestaurant(tx, input.body.restaurantId)),
    getDetails: os.getDetails.use(restaurantGuard).handler(({ context: { tx } }) => getDetails(tx)),
    updateDetails: os.updateDetails.use(restaurantGuard).handler(({ context: { tx }, input }) => updateDetails(tx, input.body)),
    ...membersRouter(),
    ...invitationsRouter(),
    ...auditRouter(),
    ...tabletsRouter(),
    backupStatus: os.backupStatus.use(restaurantGuard).handler(({ context: { tx } }) => backupStatus(tx)),
  });
};

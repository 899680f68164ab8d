import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';

import { restaurantsContract } from '../contract/restaurants.contract.ts';
import { addRestaurant } from './add-restaurant.ts';
import { backupStatus } from './backup-status.ts';
import { brandOf, setBrand } from './brand.ts';
import { askDeletion, cancelDeletion, deletionStatus } from './deletion.ts';
import { getDetails, updateDetails } from './details.ts';
import { exportRows, listExportTables } from './export-rows.ts';
import { personGuard, publicGuard, restaurantGuard } from './guard.ts';
import { keysRouter } from './keys-router.ts';
import { listMyRestaurants, switchRestaurant } from './my-restaurants.ts';
import { auditRouter, invitationsRouter, membersRouter } from './people-router.ts';
import { personDataRouter } from './person-data-router.ts';
import { register, type RegistrationWiring } from './register.ts';
import { tabletCookies } from './tablet-cookies.ts';
import { tabletsRouter } from './tablets-router.ts';

/** What the restaurants router is wired with. */
export type RestaurantsWiring = RegistrationWiring & {
  /** The address that people type; cookies are secure where it is https. */
  readonly baseUrl: string;
  /** Whether this installation backs its database up by itself. */
  readonly areBackupsMade: boolean;
};

/** The procedures of `restaurantsContract`. */
export const restaurantsRouter = (wiring: RestaurantsWiring) => {
  const os = implementContract(restaurantsContract);
  return os.router({
    register: os.register.use(publicGuard).handler(({ context, input }) => register(wiring, context, input)),
    checkConnection: os.checkConnection.use(publicGuard).handler(async ({ context }) => {
      await context.pools.app.query('select 1 from restaurant limit 1');
      return {};
    }),
    listMine: os.listMine
      .use(personGuard)
      .handler(async ({ context: { tx, credential } }) => ({ restaurants: await listMyRestaurants(tx, credential) })),
    switchRestaurant: os.switchRestaurant
      .use(personGuard)
      .handler(({ context: { tx }, input }) => switchRestaurant(tx, input.body.restaurantId)),
    addRestaurant: os.addRestaurant.use(personGuard).handler(({ context: { tx }, input }) => addRestaurant(tx, input.body)),
    getDetails: os.getDetails.use(restaurantGuard).handler(({ context: { tx } }) => getDetails(tx)),
    updateDetails: os.updateDetails.use(restaurantGuard).handler(({ context: { tx }, input }) => updateDetails(tx, input.body)),
    readBrand: os.readBrand.use(restaurantGuard).handler(async ({ context: { tx } }) => ({ brand: await brandOf(tx) })),
    setBrand: os.setBrand.use(restaurantGuard).handler(({ context: { tx }, input }) => setBrand(tx, input.body)),
    listExportTables: os.listExportTables.use(restaurantGuard).handler(({ context: { tx } }) => listExportTables(tx)),
    exportRows: os.exportRows.use(restaurantGuard).handler(({ context: { tx }, input }) => exportRows(tx, input)),
    deletionStatus: os.deletionStatus.use(restaurantGuard).handler(({ context: { tx } }) => deletionStatus(tx)),
    askDeletion: os.askDeletion.use(restaurantGuard).handler(({ context: { tx }, input }) => askDeletion(tx, input.body.name)),
    cancelDeletion: os.cancelDeletion.use(restaurantGuard).handler(({ context: { tx } }) => cancelDeletion(tx)),
    ...membersRouter(),
    ...invitationsRouter(),
    ...auditRouter(),
    ...personDataRouter(),
    ...tabletsRouter(tabletCookies(wiring.baseUrl)),
    ...keysRouter(),
    backupStatus: os.backupStatus.use(restaurantGuard).handler(({ context: { tx } }) => backupStatus(tx, wiring.areBackupsMade)),
  });
};

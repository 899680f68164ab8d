import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { staffContract } from '../contract/staff.contract.ts';
import { readStaff, saveEmployment } from './people.ts';
import { saveWorkRole } from './work-roles.ts';

/** The procedures of `staffContract`, each let in by the restaurant's guard. */
export const staffRouter = ({ restaurantScope }: { readonly restaurantScope: RestaurantScope }) => {
  const os = implementContract(staffContract);
  return os.router({
    readStaff: os.readStaff.use(restaurantScope).handler(({ context: { tx } }) => readStaff(tx)),
    saveWorkRole: os.saveWorkRole.use(restaurantScope).handler(({ context: { tx }, input }) => saveWorkRole(tx, input)),
    saveEmployment: os.saveEmployment.use(restaurantScope).handler(({ context: { tx }, input }) => saveEmployment(tx, input)),
  });
};

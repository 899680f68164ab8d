import type { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import type { staffContract } from '../contract/staff.contract.ts';
import { saveAvailability } from './availability.ts';
import { readTimeOff } from './read-time-off.ts';
import { askTimeOff, cancelTimeOff, decideTimeOff, recordTimeOff } from './time-off.ts';

type Os = ReturnType<typeof implementContract<typeof staffContract>>;

/** The procedures about when people can come and when they are away. */
export const timeOffHandlers = (os: Os, scope: RestaurantScope) => ({
  readTimeOff: os.readTimeOff.use(scope).handler(({ context: { tx }, input }) => readTimeOff(tx, input)),
  saveAvailability: os.saveAvailability.use(scope).handler(({ context: { tx }, input }) => saveAvailability(tx, input)),
  askTimeOff: os.askTimeOff.use(scope).handler(({ context: { tx }, input }) => askTimeOff(tx, input)),
  recordTimeOff: os.recordTimeOff.use(scope).handler(({ context: { tx }, input }) => recordTimeOff(tx, input)),
  decideTimeOff: os.decideTimeOff.use(scope).handler(({ context: { tx }, input }) => decideTimeOff(tx, input)),
  cancelTimeOff: os.cancelTimeOff.use(scope).handler(({ context: { tx }, input }) => cancelTimeOff(tx, input)),
});

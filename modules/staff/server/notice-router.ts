import type { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import type { staffContract } from '../contract/staff.contract.ts';
import { readNotice } from './read-notice.ts';
import { readRotaLog, seeRota } from './rota-log.ts';

type Os = ReturnType<typeof implementContract<typeof staffContract>>;

/** The procedures about changing what people know of. */
export const noticeHandlers = (os: Os, scope: RestaurantScope) => ({
  readNotice: os.readNotice.use(scope).handler(({ context: { tx }, input }) => readNotice(tx, input)),
  readRotaLog: os.readRotaLog.use(scope).handler(({ context: { tx }, input }) => readRotaLog(tx, input)),
  seeRota: os.seeRota.use(scope).handler(({ context: { tx }, input }) => seeRota(tx, input)),
});

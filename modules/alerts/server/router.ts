import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { alertsContract } from '../contract/alerts.contract.ts';
import { answerAlert, markRead } from './answer-alerts.ts';
import { countUnread, listAlerts } from './read-alerts.ts';

/** The procedures of `alertsContract`, each let in by the restaurant's guard. */
export const alertsRouter = (scope: RestaurantScope) => {
  const os = implementContract(alertsContract);
  return os.router({
    listAlerts: os.listAlerts.use(scope).handler(({ context: { tx }, input }) => listAlerts(tx, input)),
    countUnread: os.countUnread.use(scope).handler(({ context: { tx }, input }) => countUnread(tx, input)),
    markRead: os.markRead.use(scope).handler(({ context: { tx }, input }) => markRead(tx, input)),
    answerAlert: os.answerAlert.use(scope).handler(({ context: { tx }, input }) => answerAlert(tx, input)),
  });
};

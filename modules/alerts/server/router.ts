import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { alertsContract } from '../contract/alerts.contract.ts';
import { answerAlert, markRead } from './answer-alerts.ts';
import type { Ways } from './delivery/couriers.ts';
import { countUnread, listAlerts } from './read-alerts.ts';
import { startTelegram } from './telegram/start-telegram.ts';
import { listDeliveries } from './telling/list-deliveries.ts';
import { readPreferences, savePreferences } from './telling/preferences.ts';
import { tellColleagues } from './tell-colleagues.ts';
import { connectDevice, disconnectReach } from './telling/reaches.ts';
import { sendTest } from './telling/send-test.ts';

/** What alerts are wired with: whom the guard lets in, and by which ways people are reached. */
export type AlertsWiring = { readonly restaurantScope: RestaurantScope; readonly ways: Ways };

/** The procedures of `alertsContract`, each let in by the restaurant's guard. */
export const alertsRouter = ({ restaurantScope: scope, ways }: AlertsWiring) => {
  const os = implementContract(alertsContract);
  return os.router({
    listAlerts: os.listAlerts.use(scope).handler(({ context: { tx }, input }) => listAlerts(tx, input)),
    countUnread: os.countUnread.use(scope).handler(({ context: { tx }, input }) => countUnread(tx, input)),
    markRead: os.markRead.use(scope).handler(({ context: { tx }, input }) => markRead(tx, input)),
    answerAlert: os.answerAlert.use(scope).handler(({ context: { tx }, input }) => answerAlert(tx, input)),
    tellColleagues: os.tellColleagues.use(scope).handler(({ context: { tx }, input }) => tellColleagues(tx, input)),
    readPreferences: os.readPreferences.use(scope).handler(({ context: { tx } }) => readPreferences(tx, ways)),
    savePreferences: os.savePreferences.use(scope).handler(({ context: { tx }, input }) => savePreferences(tx, input)),
    connectDevice: os.connectDevice
      .use(scope)
      .handler(({ context: { tx, credential }, input }) => connectDevice(tx, input, { ways, credential })),
    disconnectReach: os.disconnectReach.use(scope).handler(({ context: { tx }, input }) => disconnectReach(tx, input)),
    startTelegram: os.startTelegram.use(scope).handler(({ context: { tx }, input }) => startTelegram(tx, input, ways)),
    sendTest: os.sendTest.use(scope).handler(({ context: { tx } }) => sendTest(tx, ways)),
    listDeliveries: os.listDeliveries.use(scope).handler(({ context: { tx }, input }) => listDeliveries(tx, input)),
  });
};

import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { integrationsContract } from '../contract/integrations.contract.ts';
import type { WayOut } from '../../../platform/server/net/way-out.ts';
import { beginConnection, finishConnection } from './authorise.ts';
import type { IntegrationsAround } from './kept-connection.ts';
import { readFileSales, readSalesFiles } from './file/read-sales-files.ts';
import { takeBackSalesFile } from './file/take-back-sales-file.ts';
import { takeSalesFile } from './file/take-sales-file.ts';
import { resendHook, testHook } from './hooks/ask-to-send.ts';
import { readHookDeliveries, readHooks } from './hooks/read-hooks.ts';
import { addHook, changeHook, removeHook, rollHookSecret, switchHook } from './hooks/steer-hooks.ts';
import { mapThings, readMapping } from './mapping.ts';
import { readConnections } from './read-connections.ts';
import { chooseLocation, disconnect, pullNow } from './steer-connection.ts';

/** What integrations are wired with: whom the guard lets in, which providers there are, what seals secrets, and where messages may go. */
export type IntegrationsWiring = IntegrationsAround & { readonly restaurantScope: RestaurantScope; readonly wayOut: WayOut };

/** The procedures of `integrationsContract`, each let in by the restaurant's guard. */
export const integrationsRouter = ({ restaurantScope: scope, ...around }: IntegrationsWiring) => {
  const os = implementContract(integrationsContract);
  return os.router({
    readConnections: os.readConnections.use(scope).handler(({ context: { tx } }) => readConnections(tx, around.providers)),
    readMapping: os.readMapping.use(scope).handler(({ context: { tx }, input }) => readMapping(tx, input)),
    beginConnection: os.beginConnection
      .use(scope)
      .handler(({ context: { tx, credential }, input }) => beginConnection(tx, input, { ...around, credential })),
    finishConnection: os.finishConnection
      .use(scope)
      .handler(({ context: { tx, credential }, input }) => finishConnection(tx, input, { ...around, credential })),
    chooseLocation: os.chooseLocation.use(scope).handler(({ context: { tx }, input }) => chooseLocation(tx, input)),
    mapThings: os.mapThings.use(scope).handler(({ context: { tx }, input }) => mapThings(tx, input)),
    pullNow: os.pullNow.use(scope).handler(({ context: { tx }, input }) => pullNow(tx, input)),
    disconnect: os.disconnect.use(scope).handler(({ context: { tx }, input }) => disconnect(tx, input, around)),
    readSalesFiles: os.readSalesFiles.use(scope).handler(({ context: { tx } }) => readSalesFiles(tx)),
    readFileSales: os.readFileSales.use(scope).handler(({ context: { tx }, input }) => readFileSales(tx, input)),
    takeSalesFile: os.takeSalesFile.use(scope).handler(({ context: { tx }, input }) => takeSalesFile(tx, input)),
    takeBackSalesFile: os.takeBackSalesFile.use(scope).handler(({ context: { tx }, input }) => takeBackSalesFile(tx, input)),
    readHooks: os.readHooks.use(scope).handler(({ context: { tx } }) => readHooks(tx)),
    readHookDeliveries: os.readHookDeliveries.use(scope).handler(({ context: { tx }, input }) => readHookDeliveries(tx, input)),
    addHook: os.addHook.use(scope).handler(({ context: { tx }, input }) => addHook(tx, input, around)),
    changeHook: os.changeHook.use(scope).handler(({ context: { tx }, input }) => changeHook(tx, input, around)),
    switchHook: os.switchHook.use(scope).handler(({ context: { tx }, input }) => switchHook(tx, input)),
    rollHookSecret: os.rollHookSecret.use(scope).handler(({ context: { tx }, input }) => rollHookSecret(tx, input, around)),
    removeHook: os.removeHook.use(scope).handler(({ context: { tx }, input }) => removeHook(tx, input)),
    testHook: os.testHook.use(scope).handler(({ context: { tx }, input }) => testHook(tx, input)),
    resendHook: os.resendHook.use(scope).handler(({ context: { tx }, input }) => resendHook(tx, input)),
  });
};

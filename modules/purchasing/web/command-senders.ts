// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { PurchasingClient, PurchasingInputs } from './purchasing-client.ts';

/** How the commands of this module that waited on the device go to the server, by their names. */
export const purchasingSenders = (client: PurchasingClient) => ({
  'purchasing.request-items@1': (input: unknown) => client.requestItems(input as PurchasingInputs['requestItems']),
});

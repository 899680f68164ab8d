// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { QueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { PurchasingClient, PurchasingInputs } from './purchasing-client.ts';

/** How the commands of this module that waited on the device go to the server, by their names. */
export const purchasingSenders = (client: PurchasingClient) => ({
  'purchasing.request-items@1': (input: unknown) => client.requestItems(input as PurchasingInputs['requestItems']),
  'purchasing.receive-goods@1': (input: unknown) => client.receiveGoods(input as PurchasingInputs['receiveGoods']),
  'purchasing.buy-at-market@1': (input: unknown) => client.buyAtMarket(input as PurchasingInputs['buyAtMarket']),
  'purchasing.set-receipt-photo@1': (input: unknown) => client.setReceiptPhoto(input as PurchasingInputs['setReceiptPhoto']),
});

const changesStock: readonly string[] = ['purchasing.receive-goods@1', 'purchasing.buy-at-market@1'];

/** What came changes stock, orders and what is expected: all of it is asked for anew. */
export const settleAnswer = (queries: QueryClient, { name, input }: OutboxEntry): void => {
  const changed = changesStock.includes(name)
    ? ['purchasing', 'inventory']
    : name === 'purchasing.set-receipt-photo@1'
      ? ['purchasing']
      : [];
  for (const module of changed) void queries.invalidateQueries({ queryKey: [module, input.restaurantId] });
};

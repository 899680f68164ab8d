// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { QueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { MenuClient, MenuInputs, MenuOutputs, WholeMenu } from './menu-client.ts';
import { menuKeys } from './menu-queries.ts';

/** How the commands of this module that waited on the device go to the server, by their names. */
export const menuSenders = (client: MenuClient) => ({
  'menu.pause-dish@1': (input: unknown) => client.pauseDish(input as MenuInputs['pauseDish']),
  'menu.make-batch@1': (input: unknown) => client.makeBatch(input as MenuInputs['makeBatch']),
  'menu.undo-batch@1': (input: unknown) => client.undoBatch(input as MenuInputs['undoBatch']),
});

/** Puts what the server answered into what this device keeps; a batch changes stock too, which is asked for anew. */
export const settleMenuAnswer = (queries: QueryClient, { name, input }: OutboxEntry, answer: unknown): void => {
  if (name !== 'menu.pause-dish@1') {
    for (const kept of [
      ['menu', input.restaurantId, 'batches'],
      ['inventory', input.restaurantId],
    ])
      void queries.invalidateQueries({ queryKey: kept });
    return;
  }
  const { dish } = answer as MenuOutputs['pauseDish'];
  queries.setQueryData<WholeMenu>(
    menuKeys.menu(input.restaurantId ?? ''),
    (menu) => menu && { ...menu, dishes: menu.dishes.map((one) => (one.id === dish.id ? dish : one)) },
  );
};

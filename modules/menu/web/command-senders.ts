// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { QueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { MenuClient, MenuInputs, MenuOutputs, WholeMenu } from './menu-client.ts';
import { menuKeys } from './menu-queries.ts';

/** How the commands of this module that waited on the device go to the server, by their names. */
export const menuSenders = (client: MenuClient) => ({
  'menu.pause-dish@1': (input: unknown) => client.pauseDish(input as MenuInputs['pauseDish']),
});

/** Puts the dish as the server answered it into the menu that this device keeps. */
export const settleMenuAnswer = (queries: QueryClient, { input }: OutboxEntry, answer: unknown): void => {
  const { dish } = answer as MenuOutputs['pauseDish'];
  queries.setQueryData<WholeMenu>(
    menuKeys.menu(input.restaurantId ?? ''),
    (menu) => menu && { ...menu, dishes: menu.dishes.map((one) => (one.id === dish.id ? dish : one)) },
  );
};

// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { ContractRouterClient, InferContractRouterInputs } from '@orpc/contract';
import type { QueryClient } from '@tanstack/react-query';

import type { OutboxEntry } from '../../../platform/web/outbox/outbox-entry.ts';
import type { restaurantsContract } from '../contract/restaurants.contract.ts';
import { detailsKey } from './details/use-details.ts';

type Client = ContractRouterClient<typeof restaurantsContract>;
type Inputs = InferContractRouterInputs<typeof restaurantsContract>;

/** How the commands of this module that waited on the device go to the server, by their names. */
export const restaurantsSenders = (client: Client) => ({
  'restaurants.update-details@1': (input: unknown) => client.updateDetails(input as Inputs['updateDetails']),
});

/** Puts the true settings in the place of the assumed ones; the switcher and the wall read them from the list. */
export const settleAnswer = (queries: QueryClient, entry: OutboxEntry, answer: unknown): void => {
  if (entry.input.restaurantId === undefined) return;
  queries.setQueryData(detailsKey(entry.input.restaurantId), answer);
  void queries.invalidateQueries({ queryKey: ['restaurants', 'mine'] });
};

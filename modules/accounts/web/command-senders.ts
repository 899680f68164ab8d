// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { ContractRouterClient, InferContractRouterInputs } from '@orpc/contract';

import type { accountsContract } from '../contract/accounts.contract.ts';

type Client = ContractRouterClient<typeof accountsContract>;
type Inputs = InferContractRouterInputs<typeof accountsContract>;

/** How the commands of this module that waited on the device go to the server, by their names. */
export const accountsSenders = (client: Client) => ({
  'accounts.update-name@1': (input: unknown) => client.updateName(input as Inputs['updateName']),
  'accounts.update-preferences@1': (input: unknown) => client.updatePreferences(input as Inputs['updatePreferences']),
});

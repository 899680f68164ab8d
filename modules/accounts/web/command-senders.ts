// Loaded for its effect: it declares which of the module's refusals are final.
import '../contract/refusals.ts';

import type { ContractRouterClient, InferContractRouterInputs } from '@orpc/contract';

import { currentSession, keepSession, type SessionUser } from '../../../platform/web/session.ts';
import type { accountsContract } from '../contract/accounts.contract.ts';

type Client = ContractRouterClient<typeof accountsContract>;
type Inputs = InferContractRouterInputs<typeof accountsContract>;

/**
 * What somebody changed of themselves is seen at once and kept when it is sent. In between, a page that was opened anew is told
 * by the server who they are without it: once it is kept, it is laid over that again.
 */
const layOver = (change: Change): void => {
  const session = currentSession();
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (session) keepSession({ ...session, user: { ...session.user, ...said } });
};

type Change = { readonly [Key in keyof SessionUser]?: SessionUser[Key] | undefined };

/** How the commands of this module that waited on the device go to the server, by their names. */
export const accountsSenders = (client: Client) => ({
  'accounts.update-name@1': async (input: unknown) => {
    const command = input as Inputs['updateName'];
    const answer = await client.updateName(command);
    layOver(command.body);
    return answer;
  },
  'accounts.update-preferences@1': async (input: unknown) => {
    const command = input as Inputs['updatePreferences'];
    const answer = await client.updatePreferences(command);
    const { theme: _ofDevice, ...reading } = command.body;
    layOver(reading);
    return answer;
  },
});

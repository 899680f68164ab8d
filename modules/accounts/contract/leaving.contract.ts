import * as z from 'zod/mini';

import { personCommandEnvelope } from '../../../platform/contract/command.ts';
import { personCommand, personProcedure } from '../../../platform/contract/procedure.ts';
import { passwordInput } from './second-factor.contract.ts';

const tags = ['accounts'];

const instantSchema = z.nullable(z.iso.datetime({ offset: true }));

/** The end of an account. Asking for it carries the password, so that it is no command. */
export const leavingContract = {
  accountDeletion: personProcedure
    .route({ method: 'GET', path: '/accounts/deletion', summary: 'When the account will be erased, and what stands in the way', tags })
    .input(z.strictObject({}))
    .output(
      z.object({
        deleteAfter: instantSchema,
        /** The names of restaurants whose account holder one is, and which are not being deleted themselves. */
        heldRestaurants: z.array(z.string()),
      }),
    ),
  askAccountDeletion: personProcedure
    .route({ method: 'POST', path: '/accounts/deletion', summary: 'Have the account erased after a waiting period', tags })
    .input(passwordInput)
    .output(
      z.object({
        /** `holder`: somebody must answer for a restaurant, so its holder stays for as long as it does. */
        /** `paying`: a provider would go on charging; the plan is ended there first. */
        outcome: z.enum(['asked', 'refused', 'holder', 'paying']),
        deleteAfter: instantSchema,
      }),
    ),
  keepAccount: personCommand('accounts.keep-account@1', 'forbidden')
    .route({ method: 'DELETE', path: '/accounts/deletion', summary: 'Keep the account after all', tags })
    .input(personCommandEnvelope(z.strictObject({})))
    .output(z.object({})),
};

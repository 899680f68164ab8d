import * as z from 'zod/mini';

import { personCommandEnvelope } from '../../../platform/contract/command.ts';
import { personCommand } from '../../../platform/contract/procedure.ts';
import { personNameSchema } from './schemas.ts';

/** What a person says of themselves to their colleagues. */
export const profileContract = {
  updateName: personCommand('accounts.update-name@1', 'queued')
    .route({ method: 'POST', path: '/accounts/name', summary: 'Change first and last name', tags: ['accounts'] })
    .input(personCommandEnvelope(z.strictObject({ firstName: personNameSchema, lastName: personNameSchema })))
    .output(z.object({})),
};

import * as z from 'zod/mini';

import { idSchema, personCommandEnvelope } from '../../../platform/contract/command.ts';
import { personCommand, personProcedure, publicProcedure } from '../../../platform/contract/procedure.ts';
import { accountsRefusals } from '../../accounts/contract/refusals.ts';
import { auditContract } from './audit.contract.ts';
import { detailsContract } from './details.contract.ts';
import { invitationsContract } from './invitations.contract.ts';
import { membersContract } from './members.contract.ts';
import { restaurantsRefusals } from './refusals.ts';
import { restaurantQuery } from './procedure.ts';
import { tabletsContract } from './tablets.contract.ts';
import { backupStatusSchema, newRestaurantSchema, registeringPersonSchema, restaurantSummarySchema } from './schemas.ts';

const tags = ['restaurants'];

/** Restaurants, who belongs to them, and which one is being worked in. */
export const restaurantsContract = {
  register: publicProcedure
    .meta({ scope: 'public', command: { name: 'restaurants.register@1', offline: 'forbidden' } })
    .route({ method: 'POST', path: '/restaurants', summary: 'Sign up with a restaurant of one’s own', tags })
    .errors({ EMAIL_TAKEN: accountsRefusals.EMAIL_TAKEN })
    .input(
      personCommandEnvelope(
        z.strictObject({
          userId: idSchema,
          person: registeringPersonSchema,
          restaurant: newRestaurantSchema,
          /** The plan that was looked at before signing up; it is noted, not bought. */
          selectedPlan: z.nullable(z.enum(['growth', 'pro', 'enterprise'])),
          language: z.enum(['en', 'am']),
        }),
      ),
    )
    .output(z.object({ userId: idSchema, restaurantId: idSchema })),
  listMine: personProcedure
    .meta({ scope: 'person', isForTablets: true })
    .route({ method: 'GET', path: '/restaurants', summary: 'The restaurants one belongs to', tags })
    .input(z.strictObject({}))
    .output(z.object({ restaurants: z.array(restaurantSummarySchema) })),
  switchRestaurant: personCommand('restaurants.switch@1', 'forbidden')
    .route({ method: 'POST', path: '/restaurants/switch', summary: 'Work in another restaurant', tags })
    .errors({ RESTAURANT_NO_ACCESS: restaurantsRefusals.RESTAURANT_NO_ACCESS })
    .input(personCommandEnvelope(z.strictObject({ restaurantId: idSchema })))
    .output(z.object({ restaurantId: idSchema })),
  backupStatus: restaurantQuery('operations.view')
    .route({
      method: 'GET',
      path: '/restaurants/{restaurantId}/backup-status',
      summary: 'When the installation was last backed up',
      tags,
    })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(backupStatusSchema),
  ...detailsContract,
  ...membersContract,
  ...invitationsContract,
  ...auditContract,
  ...tabletsContract,
};

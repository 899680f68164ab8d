import * as z from 'zod/mini';

import { idSchema, personCommandEnvelope } from '../../../platform/contract/command.ts';
import { auditContract } from './audit.contract.ts';
import { brandContract } from './brand.contract.ts';
import { dataContract } from './data.contract.ts';
import { personCommand, personProcedure } from '../../../platform/contract/procedure.ts';
import { detailsContract } from './details.contract.ts';
import { invitationsContract } from './invitations.contract.ts';
import { keysContract } from './keys.contract.ts';
import { membersContract } from './members.contract.ts';
import { restaurantsRefusals } from './refusals.ts';
import { restaurantQuery } from './procedure.ts';
import { personDataContract } from './person-data.contract.ts';
import { registerContract } from './register.contract.ts';
import { tabletsContract } from './tablets.contract.ts';
import { backupStatusSchema, newRestaurantSchema, restaurantSummarySchema } from './schemas.ts';

const tags = ['restaurants'];

/** Restaurants, who belongs to them, and which one is being worked in. */
export const restaurantsContract = {
  ...registerContract,
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
  addRestaurant: personCommand('restaurants.add-restaurant@1', 'forbidden')
    .route({ method: 'POST', path: '/restaurants/add', summary: 'Open another restaurant of one’s account', tags })
    .errors({
      LOCATION_LIMIT_REACHED: restaurantsRefusals.LOCATION_LIMIT_REACHED,
      NO_ACCOUNT: restaurantsRefusals.NO_ACCOUNT,
    })
    .input(personCommandEnvelope(newRestaurantSchema))
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
  ...brandContract,
  ...dataContract,
  ...personDataContract,
  ...membersContract,
  ...invitationsContract,
  ...auditContract,
  ...tabletsContract,
  ...keysContract,
};

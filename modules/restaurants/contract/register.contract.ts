import * as z from 'zod/mini';

import { idSchema, personCommandEnvelope } from '../../../platform/contract/command.ts';
import { publicProcedure } from '../../../platform/contract/procedure.ts';
import { accountsRefusals } from '../../accounts/contract/refusals.ts';
import { restaurantsRefusals } from './refusals.ts';
import { newRestaurantSchema, registeringPersonSchema } from './schemas.ts';

const tags = ['restaurants'];

/** The most restaurants that one sign-up brings; more are added later. */
export const restaurantsPerSignUpMax: number = 20;

const restaurantsSchema = z.array(newRestaurantSchema).check(
  z.minLength(1),
  z.maxLength(restaurantsPerSignUpMax),
  z.refine((restaurants) => new Set(restaurants.map(({ id }) => id)).size === restaurants.length),
);

const registrationSchema = z.strictObject({
  userId: idSchema,
  person: registeringPersonSchema,
  /** The first one is worked in at the start, and is the primary one. */
  restaurants: restaurantsSchema,
  /** The plan that was looked at before signing up; it is noted, not bought. */
  selectedPlan: z.nullable(z.enum(['starter', 'growth', 'pro', 'enterprise'])),
  language: z.enum(['en', 'am']),
});

/** What a sign-up says, validated. */
export type RegistrationBody = z.output<typeof registrationSchema>;

/** The input of a sign-up, validated. */
export type Registration = { readonly commandId: string; readonly body: RegistrationBody };

/** A restaurant as it is registered, validated. */
export type NewRestaurant = RegistrationBody['restaurants'][number];

/** Signing up with restaurants of one's own, and the question whether the server can be reached at all. */
export const registerContract = {
  register: publicProcedure
    .meta({ scope: 'public', command: { name: 'restaurants.register@1', offline: 'forbidden' } })
    .route({ method: 'POST', path: '/restaurants', summary: 'Sign up with restaurants of one’s own', tags })
    .errors({
      EMAIL_TAKEN: accountsRefusals.EMAIL_TAKEN,
      RESTAURANT_SETUP_FAILED: restaurantsRefusals.RESTAURANT_SETUP_FAILED,
      PROFILE_CREATION_FAILED: restaurantsRefusals.PROFILE_CREATION_FAILED,
    })
    .input(personCommandEnvelope(registrationSchema))
    .output(
      z.object({
        userId: idSchema,
        restaurantId: idSchema,
        /** False where the account could not be told what it owns: a warning, the restaurants are there. */
        isOwnershipNoted: z.boolean(),
      }),
    ),
  checkConnection: publicProcedure
    .route({ method: 'GET', path: '/connectivity', summary: 'Whether server and database answer', tags })
    .input(z.strictObject({}))
    .output(z.object({})),
};

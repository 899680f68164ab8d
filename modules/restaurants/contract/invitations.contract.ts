import * as z from 'zod/mini';

import { commandEnvelope, idSchema, personCommandEnvelope } from '../../../platform/contract/command.ts';
import { personCommand, publicProcedure } from '../../../platform/contract/procedure.ts';
import { accountsRefusals } from '../../accounts/contract/refusals.ts';
import { emailSchema, languageSchema, newPasswordSchema, personNameSchema } from '../../accounts/contract/schemas.ts';
import { openRoles } from '../rules/invitation.ts';
import { secretPattern } from '../rules/restaurant-code.ts';
import { departmentNameSchema, givenRoleSchema } from './members.contract.ts';
import { restaurantCommand, restaurantQuery } from './procedure.ts';
import { restaurantsRefusals } from './refusals.ts';

const tags = ['invitations'];
const instant = z.iso.datetime({ offset: true });
const nothing = z.object({});
const { EMAIL_UNCONFIRMED, INVITATION_INVALID, STAFF_LIMIT_REACHED } = restaurantsRefusals;

/** Made by whoever invites, so that no answer has to carry it back; the server keeps its hash alone. */
const secretSchema = z.string().check(z.regex(secretPattern));

const codeSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** What whoever joins may choose where the invitation leaves it open; what is fixed there stands. */
const choiceSchema = {
  code: codeSchema,
  role: z.nullable(z.enum(openRoles)),
  department: z.nullable(departmentNameSchema),
};

/** An invitation as its makers see it. */
export const invitationSchema = z.object({
  invitationId: idSchema,
  role: z.nullable(z.string()),
  department: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Joined by a code at a shared tablet, not by a link. */
  isForTablet: z.boolean(),
  state: z.enum(['open', 'accepted', 'revoked', 'expired']),
  madeByName: z.string(),
  madeAt: instant,
  expiresAt: instant,
  acceptedByName: z.nullable(z.string()),
});

/** An invitation as its makers see it. */
export type Invitation = z.output<typeof invitationSchema>;

/** What a living invitation offers to whoever holds it. */
export const invitationOfferSchema = z.object({
  restaurantName: z.string(),
  role: z.nullable(z.string()),
  department: z.nullable(z.string()),
  email: z.nullable(z.string()),
  departments: z.array(z.string()),
  expiresAt: instant,
});

/** What a living invitation offers to whoever holds it. */
export type InvitationOffer = z.output<typeof invitationOfferSchema>;

const path = <Rest extends string>(rest: Rest) => `/restaurants/{restaurantId}/invitations${rest}` as const;

/** Making invitations, and joining by one. */
export const invitationsContract = {
  listInvitations: restaurantQuery('members.invite')
    .route({ method: 'GET', path: path(''), summary: 'Invitations of the last weeks, newest first', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ invitations: z.array(invitationSchema) })),
  createInvitation: restaurantCommand('members.invite', 'restaurants.create-invitation@1', 'forbidden')
    .route({ method: 'POST', path: path(''), summary: 'Invite one person', tags })
    .errors({ EMAIL_UNCONFIRMED })
    .input(
      commandEnvelope(
        z.strictObject({
          invitationId: idSchema,
          secret: secretSchema,
          role: z.nullable(givenRoleSchema),
          department: z.nullable(departmentNameSchema),
          email: z.nullable(emailSchema),
        }),
      ),
    )
    .output(z.object({ expiresAt: instant })),
  renewInvitation: restaurantCommand('members.invite', 'restaurants.renew-invitation@1', 'forbidden')
    .route({ method: 'POST', path: path('/renew'), summary: 'Send an invitation anew: another link, another 48 hours', tags })
    .errors({ EMAIL_UNCONFIRMED, INVITATION_INVALID })
    .input(commandEnvelope(z.strictObject({ invitationId: idSchema, secret: secretSchema })))
    .output(z.object({ expiresAt: instant })),
  revokeInvitation: restaurantCommand('members.invite', 'restaurants.revoke-invitation@1', 'forbidden')
    .route({ method: 'POST', path: path('/revoke'), summary: 'Take an invitation back', tags })
    .errors({ INVITATION_INVALID })
    .input(commandEnvelope(z.strictObject({ invitationId: idSchema })))
    .output(nothing),
  readInvitation: publicProcedure
    .route({ method: 'POST', path: '/invitations/read', summary: 'What an invitation offers', tags })
    .errors({ INVITATION_INVALID })
    .input(z.strictObject({ code: codeSchema }))
    .output(invitationOfferSchema),
  join: publicProcedure
    .meta({ scope: 'public', command: { name: 'restaurants.join@1', offline: 'forbidden' } })
    .route({ method: 'POST', path: '/invitations/join', summary: 'Sign up by an invitation', tags })
    .errors({ INVITATION_INVALID, STAFF_LIMIT_REACHED, EMAIL_TAKEN: accountsRefusals.EMAIL_TAKEN })
    .input(
      personCommandEnvelope(
        z.strictObject({
          userId: idSchema,
          ...choiceSchema,
          firstName: personNameSchema,
          lastName: personNameSchema,
          email: emailSchema,
          password: newPasswordSchema,
          language: languageSchema,
        }),
      ),
    )
    .output(z.object({ restaurantId: idSchema })),
  acceptInvitation: personCommand('restaurants.accept-invitation@1', 'forbidden')
    .route({ method: 'POST', path: '/invitations/accept', summary: 'Join another restaurant with the account one has', tags })
    .errors({ INVITATION_INVALID, STAFF_LIMIT_REACHED })
    .input(personCommandEnvelope(z.strictObject(choiceSchema)))
    .output(z.object({ restaurantId: idSchema })),
};

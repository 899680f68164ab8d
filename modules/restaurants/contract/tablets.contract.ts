import * as z from 'zod/mini';

import { commandEnvelope, idSchema, personCommandEnvelope } from '../../../platform/contract/command.ts';
import { commonRefusals } from '../../../platform/contract/refusals.ts';
import { publicProcedure } from '../../../platform/contract/procedure.ts';
import { languageSchema, personNameSchema } from '../../accounts/contract/schemas.ts';
import { pinPattern } from '../rules/tablet.ts';
import { tabletCodePattern } from '../rules/tablet-code.ts';
import { secretPattern } from '../rules/restaurant-code.ts';
import { departmentNameSchema, givenRoleSchema } from './members.contract.ts';
import { restaurantCommand, restaurantQuery } from './procedure.ts';
import { restaurantsRefusals } from './refusals.ts';

const tags = ['tablets'];
const instant = z.iso.datetime({ offset: true });
const nothing = z.object({});
const { EMAIL_UNCONFIRMED, PIN_WRONG, TABLET_UNKNOWN, INVITATION_INVALID, STAFF_LIMIT_REACHED, MEMBER_IS_ACCOUNT_HOLDER } =
  restaurantsRefusals;
const { RATE_LIMITED } = commonRefusals;

/** A person's PIN at the shared tablets of one restaurant. */
export const pinSchema = z.string().check(z.regex(pinPattern));

/** The most characters of a tablet's name. */
export const tabletNameLengthMax = 60;

/** A tablet that a kitchen shares. */
export const tabletSchema = z.object({
  tabletId: idSchema,
  name: z.string(),
  registeredByName: z.string(),
  registeredAt: instant,
});

/** A tablet that a kitchen shares. */
export type Tablet = z.output<typeof tabletSchema>;

/** What a tablet shows before anybody has entered: null on a device that is none, or no longer. */
export const tabletFrontSchema = z.nullable(
  z.object({
    name: z.string(),
    restaurantName: z.string(),
    people: z.array(z.object({ userId: idSchema, name: z.string(), role: z.string() })),
  }),
);

/** What a tablet shows before anybody has entered. */
export type TabletFront = z.output<typeof tabletFrontSchema>;

/** Somebody's turn at a tablet. */
export const tabletTurnSchema = z.object({ userId: idSchema, restaurantId: idSchema, expiresAt: instant });

const path = <Rest extends string>(rest: Rest) => `/restaurants/{restaurantId}/tablets${rest}` as const;

/** Tablets that a kitchen shares, and the PINs by which its people enter there. */
export const tabletsContract = {
  listTablets: restaurantQuery('tablets.manage')
    .route({ method: 'GET', path: path(''), summary: 'The shared tablets', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ tablets: z.array(tabletSchema) })),
  registerTablet: restaurantCommand('tablets.manage', 'restaurants.register-tablet@1', 'forbidden')
    .route({ method: 'POST', path: path(''), summary: 'Make the device that asks a shared tablet', tags })
    .input(
      commandEnvelope(
        z.strictObject({
          tabletId: idSchema,
          secret: z.string().check(z.regex(secretPattern)),
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(tabletNameLengthMax)),
        }),
      ),
    )
    .output(nothing),
  revokeTablet: restaurantCommand('tablets.manage', 'restaurants.revoke-tablet@1', 'forbidden')
    .route({ method: 'POST', path: path('/revoke'), summary: 'End a shared tablet and whoever works at it', tags })
    .input(commandEnvelope(z.strictObject({ tabletId: idSchema })))
    .output(nothing),
  setPin: restaurantCommand('tablets.use', 'restaurants.set-pin@1', 'forbidden')
    .route({ method: 'POST', path: path('/pin'), summary: 'Set or clear one’s own PIN', tags })
    .input(commandEnvelope(z.strictObject({ pin: z.nullable(pinSchema) })))
    .output(nothing),
  resetPin: restaurantCommand('tablets.manage', 'restaurants.reset-pin@1', 'forbidden')
    .route({ method: 'POST', path: path('/pin/reset'), summary: 'End the PIN of somebody who forgot it, or keep the one they chose', tags })
    .errors({ MEMBER_IS_ACCOUNT_HOLDER })
    .input(commandEnvelope(z.strictObject({ userId: idSchema, pin: z.nullable(pinSchema) })))
    .output(nothing),
  createTabletCode: restaurantCommand('members.invite', 'restaurants.create-tablet-code@1', 'forbidden')
    .route({ method: 'POST', path: path('/codes'), summary: 'Make a code by which one person joins at a shared tablet', tags })
    .errors({ EMAIL_UNCONFIRMED })
    .input(
      commandEnvelope(
        z.strictObject({
          invitationId: idSchema,
          /** Made by whoever invites, as the secret of a link is. */
          code: z.string().check(z.regex(tabletCodePattern)),
          role: givenRoleSchema,
          department: z.nullable(departmentNameSchema),
        }),
      ),
    )
    .output(z.object({ expiresAt: instant })),
  joinAtTablet: publicProcedure
    .meta({ scope: 'public', command: { name: 'restaurants.join-at-tablet@1', offline: 'forbidden' } })
    .route({ method: 'POST', path: '/tablet/join', summary: 'Join without an address, at the tablet that asks', tags })
    .errors({ TABLET_UNKNOWN, INVITATION_INVALID, STAFF_LIMIT_REACHED, RATE_LIMITED })
    .input(
      personCommandEnvelope(
        z.strictObject({
          userId: idSchema,
          code: z.string().check(z.minLength(1), z.maxLength(40)),
          firstName: personNameSchema,
          lastName: personNameSchema,
          pin: pinSchema,
          language: languageSchema,
        }),
      ),
    )
    .output(z.object({ userId: idSchema })),
  tabletFront: publicProcedure
    .route({ method: 'POST', path: '/tablet', summary: 'What the tablet that asks shows, by its cookie', tags })
    .input(z.strictObject({}))
    .output(tabletFrontSchema),
  enterTablet: publicProcedure
    .route({ method: 'POST', path: '/tablet/enter', summary: 'Begin a turn at the tablet that asks', tags })
    .errors({ PIN_WRONG, TABLET_UNKNOWN, RATE_LIMITED })
    .input(z.strictObject({ userId: idSchema, pin: pinSchema }))
    .output(tabletTurnSchema),
  stayAtTablet: publicProcedure
    .route({ method: 'POST', path: '/tablet/stay', summary: 'A touch: the turn goes on', tags })
    .input(z.strictObject({}))
    .output(z.nullable(tabletTurnSchema)),
  leaveTablet: publicProcedure
    .route({ method: 'POST', path: '/tablet/leave', summary: 'Done: end the turn', tags })
    .input(z.strictObject({}))
    .output(nothing),
};

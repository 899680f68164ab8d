import * as z from 'zod/mini';

import { isTimeZone } from '../../../kit/time/business-date.ts';
import { idSchema } from '../../../platform/contract/command.ts';
import { emailFault, emailLengthMax } from '../rules/email-address.ts';
import { passwordLengthMax, passwordWeakness } from '../rules/password.ts';

/** The most characters of a first or last name. */
export const personNameLengthMax = 80;

/** An address as typed; its form, length and well-known typing mistakes are checked by the rules. */
export const emailSchema = z.string().check(
  z.maxLength(emailLengthMax),
  z.refine((address) => emailFault(address) === null),
);

/** A password for a new account. */
export const newPasswordSchema = z.string().check(
  z.maxLength(passwordLengthMax),
  z.refine((password) => passwordWeakness(password) === null),
);

/** A first or last name. */
export const personNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(personNameLengthMax));

/** The languages that every screen exists in. */
export const languageSchema = z.enum(['en', 'am']);

/** How the screens look; `system` follows the device. */
export const themeSchema = z.enum(['light', 'dark', 'system']);

/** The person behind a session, as far as every screen needs to know them. */
export const sessionUserSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isEmailVerified: z.boolean(),
  /** Where the person's picture is answered; null where initials stand for it. */
  avatarUrl: z.nullable(z.string()),
  /** When the account will be erased; null while nobody asked for it. */
  deleteAfter: z.nullable(z.iso.datetime({ offset: true })),
  language: languageSchema,
  theme: themeSchema,
  useEthiopianTime: z.boolean(),
  useEthiopianCalendar: z.boolean(),
  /** An IANA zone that the person reads every time in; null follows the restaurant. */
  preferredTimeZone: z.nullable(z.string()),
  /** The restaurant being worked in now. */
  restaurantId: z.nullable(idSchema),
});

/** A living session: who, and until when. It never carries a token. */
export const sessionSchema = z.object({ user: sessionUserSchema, expiresAt: z.iso.datetime({ offset: true }) });

/** What the browser keeps of a session. */
export type Session = z.output<typeof sessionSchema>;

/** Settings that follow a person to every device; a key that is absent stays as it is. */
export const preferencesSchema = z.strictObject({
  language: z.optional(languageSchema),
  theme: z.optional(themeSchema),
  useEthiopianTime: z.optional(z.boolean()),
  useEthiopianCalendar: z.optional(z.boolean()),
  preferredTimeZone: z.optional(z.nullable(z.string().check(z.refine(isTimeZone)))),
});

import * as z from 'zod/mini';

import { personCommandEnvelope } from '../../../platform/contract/command.ts';
import { personCommand } from '../../../platform/contract/procedure.ts';
import { avatarBytesMax } from '../rules/avatar.ts';
import { accountsRefusals } from './refusals.ts';
import { personNameSchema } from './schemas.ts';

const tags = ['accounts'];

/** Base64 writes three bytes as four characters. */
const pictureLengthMax = Math.ceil(avatarBytesMax / 3) * 4;

const pictureSchema = z.string().check(z.minLength(4), z.maxLength(pictureLengthMax), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

/** What a person says of themselves to their colleagues. */
export const profileContract = {
  updateName: personCommand('accounts.update-name@1', 'queued')
    .route({ method: 'POST', path: '/accounts/name', summary: 'Change first and last name', tags })
    .input(personCommandEnvelope(z.strictObject({ firstName: personNameSchema, lastName: personNameSchema })))
    .output(z.object({})),
  setAvatar: personCommand('accounts.set-avatar@1', 'forbidden')
    .route({ method: 'PUT', path: '/accounts/avatar', summary: 'Keep a picture of 256 by 256 pixels, WebP or JPEG in base64', tags })
    .errors({ PICTURE_UNUSABLE: accountsRefusals.PICTURE_UNUSABLE })
    .input(personCommandEnvelope(z.strictObject({ picture: pictureSchema })))
    .output(z.object({ avatarUrl: z.string() })),
  removeAvatar: personCommand('accounts.remove-avatar@1', 'forbidden')
    .route({ method: 'DELETE', path: '/accounts/avatar', summary: 'Take the picture away', tags })
    .input(personCommandEnvelope(z.strictObject({})))
    .output(z.object({})),
};

import * as z from 'zod/mini';

import { base64Schema } from '../../../platform/contract/base64.ts';
import { personCommandEnvelope } from '../../../platform/contract/command.ts';
import { personCommand } from '../../../platform/contract/procedure.ts';
import { avatarBytesMax } from '../rules/avatar.ts';
import { accountsRefusals } from './refusals.ts';
import { personNameSchema } from './schemas.ts';

const tags = ['accounts'];

const pictureSchema = base64Schema(avatarBytesMax);

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

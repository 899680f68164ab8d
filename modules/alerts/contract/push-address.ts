import * as z from 'zod/mini';

const urlLengthMax = 2048;
const keyLengthMax = 200;
const tokenLengthMax = 4096;
const keySchema = z.string().check(z.regex(/^[A-Za-z0-9_-]+=*$/), z.maxLength(keyLengthMax));

/**
 * Where a device takes notices: a browser by what its push service gave it, an app by its token.
 *
 * @source RFC 8030, RFC 8291; Firebase Cloud Messaging
 */
export const pushAddressSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('web'),
    endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(urlLengthMax)),
    keys: z.strictObject({ p256dh: keySchema, auth: keySchema }),
  }),
  z.strictObject({
    kind: z.literal('fcm'),
    token: z.string().check(z.minLength(1), z.maxLength(tokenLengthMax)),
    platform: z.enum(['android', 'ios']),
  }),
]);

/** The address of a device. */
export type PushAddress = z.output<typeof pushAddressSchema>;

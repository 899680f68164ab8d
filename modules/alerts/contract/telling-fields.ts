import * as z from 'zod/mini';

import { signalKinds } from '../rules/signal-kinds.ts';

const lastMinute = 1439;

/** @unit minutes after midnight, on the wall of the restaurant */
const minuteSchema = z.int().check(z.minimum(0), z.maximum(lastMinute));

const tellingSchema = z.strictObject({ isOff: z.boolean(), push: z.boolean(), mail: z.boolean(), telegram: z.boolean() });

/** How somebody wants to be told. */
export const choiceSchema = z.strictObject({
  /** Of kinds that are told otherwise than usual; the others as everybody is. */
  kinds: z.partialRecord(z.enum(signalKinds), tellingSchema),
  quiet: z.nullable(z.strictObject({ fromMinute: minuteSchema, toMinute: minuteSchema })),
  digestAt: minuteSchema,
  hasDigest: z.boolean(),
});

/** How somebody wants to be told, as it travels. */
export type Choice = z.output<typeof choiceSchema>;

import * as z from 'zod/mini';

import { idSchema } from '../../../../platform/contract/command.ts';
import { hookLimits } from '../../rules/hooks/hook-limits.ts';
import { deliveryFaults, deliveryStates, endpointEnds, endpointStates } from '../../rules/hooks/hook-states.ts';
import { offeredEvents, testKind } from '../../rules/hooks/offered-events.ts';

const instantSchema = z.iso.datetime();

/** Where messages go. Whether it leads to the world is asked when it is saved, and again whenever one is sent. */
export const hookUrlSchema = z.url({ protocol: /^https?$/ }).check(z.maxLength(hookLimits.urlLengthMax));

/** The events that an address is told of, each once. */
export const hookKindsSchema = z
  .array(z.enum(offeredEvents))
  .check(z.minLength(1), z.maxLength(offeredEvents.length))
  .check(z.refine((kinds) => new Set(kinds).size === kinds.length));

/**
 * What messages are signed with, made by the device that sets it up: the server never says it.
 *
 * @source Standard Webhooks, "Signature scheme": 24 bytes or more in base64 behind their prefix
 */
export const hookSecretSchema = z.string().check(z.regex(/^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/));

/** An address as it is read; of what its messages are signed with nothing travels. */
export const endpointSchema = z.object({
  id: idSchema,
  url: z.string(),
  kinds: z.array(z.enum(offeredEvents)),
  state: z.enum(endpointStates),
  offBecause: z.nullable(z.enum(endpointEnds)),
  /** Until when the secret of before signs as well. */
  oldSecretUntil: z.nullable(instantSchema),
  failingSince: z.nullable(instantSchema),
  madeAt: instantSchema,
  /** @unit messages that wait to be sent, or to be sent again */
  waiting: z.int(),
  lastDeliveredAt: z.nullable(instantSchema),
});

/** An address as it travels. */
export type Endpoint = z.output<typeof endpointSchema>;

/** A message to another program, as it is read. */
export const deliverySchema = z.object({
  id: idSchema,
  kind: z.enum([...offeredEvents, testKind]),
  state: z.enum(deliveryStates),
  /** @unit tries so far */
  attempts: z.int(),
  /**
   * What the receiver answered last.
   *
   * @unit status code of HTTP
   */
  statusCode: z.nullable(z.int()),
  fault: z.nullable(z.enum(deliveryFaults)),
  madeAt: instantSchema,
  triedAt: z.nullable(instantSchema),
  /** Null where it is not tried any more. */
  nextAt: z.nullable(instantSchema),
});

/** A message as it travels. */
export type Delivery = z.output<typeof deliverySchema>;

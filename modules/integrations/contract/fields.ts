import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { connectionStates, faults } from '../rules/connection-state.ts';
import { providers } from '../rules/providers.ts';

const instantSchema = z.iso.datetime();
const minorSchema = z.string().check(z.regex(/^-?\d+$/));

/** A place of a provider's that sells. */
export const posLocationSchema = z.object({ id: z.string(), name: z.string(), currency: z.string() });

/** What the last round came to. */
export const lastRunSchema = z.object({
  endedAt: instantSchema,
  /** @unit sales that were looked at */
  heard: z.int(),
  /** @unit sales that were new or otherwise */
  changed: z.int(),
  /** @unit sales that could not be booked */
  refused: z.int(),
});

/**
 * A day here beside what the provider says of it.
 *
 * @unit minor units
 */
export const posDaySchema = z.object({
  day: z.string(),
  /** @unit sales */
  sales: z.int(),
  theirsMinor: minorSchema,
  bookedMinor: minorSchema,
  unmappedMinor: minorSchema,
  ignoredMinor: minorSchema,
  otherMinor: minorSchema,
  /** Nought where the two agree. */
  differenceMinor: minorSchema,
});

/** A connection as it is read; of what it is let in with nothing travels. */
export const connectionSchema = z.object({
  id: idSchema,
  provider: z.enum(providers),
  state: z.enum(connectionStates),
  fault: z.nullable(z.enum(faults)),
  failingSince: z.nullable(instantSchema),
  locations: z.array(posLocationSchema),
  locationId: z.nullable(z.string()),
  salesFrom: z.nullable(instantSchema),
  pulledUntil: z.nullable(instantSchema),
  triedAt: z.nullable(instantSchema),
  isPulling: z.boolean(),
  lastRun: z.nullable(lastRunSchema),
  connectedAt: z.nullable(instantSchema),
  /**
   * Of the last thirty days.
   *
   * @unit minor units
   */
  unmappedMinor: minorSchema,
  /** @unit things that nobody has decided on */
  unmappedThings: z.int(),
  /** The latest first. */
  days: z.array(posDaySchema),
});

/** A connection as it travels. */
export type Connection = z.output<typeof connectionSchema>;

/** What the last round came to, as it is kept. */
export type LastRun = z.output<typeof lastRunSchema>;

/** A place of a provider's, as it is kept. */
export type PosLocation = z.output<typeof posLocationSchema>;

/** A day beside the provider's, as it travels. */
export type PosDay = z.output<typeof posDaySchema>;

/** What a provider sells, and what it is here. */
export const thingSchema = z.object({
  thingId: z.string(),
  kind: z.enum(['ITEM', 'CHOICE']),
  name: z.string(),
  state: z.enum(['UNMAPPED', 'MAPPED', 'IGNORED']),
  targetId: z.nullable(idSchema),
  /** What it may be by its name; a person decides. */
  suggestedId: z.nullable(idSchema),
  /**
   * What it brought in the last thirty days.
   *
   * @unit minor units
   */
  revenueMinor: minorSchema,
});

/** What a provider sells, as it travels. */
export type Thing = z.output<typeof thingSchema>;

/** What a thing may be: a dish, or a choice of the menu. */
export const targetSchema = z.object({
  id: idSchema,
  kind: z.enum(['ITEM', 'CHOICE']),
  name: z.string(),
  nameLocal: z.nullable(z.string()),
});

/** What a thing may be, as it travels. */
export type MappingTarget = z.output<typeof targetSchema>;

/** What came of a sign-in at a provider. */
export const authorisationOutcomes = ['CONNECTED', 'STATE_UNKNOWN', 'STATE_USED', 'STATE_OLD', 'DENIED', 'CODE_REFUSED', 'SILENT'] as const;

/** A word of the list above. */
export type AuthorisationOutcome = (typeof authorisationOutcomes)[number];

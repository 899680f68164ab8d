import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { contractKinds, staffLimits, workAreas } from '../rules/work-area.ts';

/** Which state of a thing somebody saw, from 1. */
export const versionSchema = z.int().check(z.minimum(1));

/** A text of so many letters at most, without blanks around it; never empty. */
export const wordsSchema = (lengthMax: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(lengthMax));

/** A day of the calendar. */
export const daySchema = z.iso.date();

/**
 * A part of a week.
 *
 * @unit minutes
 */
export const weekMinutesSchema = z.int().check(z.minimum(0), z.maximum(staffLimits.weekMinutes));

/** A kind of work that a rota is made of. */
export const workRoleSchema = z.object({
  id: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  area: z.enum(workAreas),
  /** @unit places from the top */
  sortOrder: z.int(),
  version: versionSchema,
  isArchived: z.boolean(),
});

/** What was agreed with somebody, and what the law asks of them. */
export const employmentFieldsSchema = z.strictObject({
  contract: z.enum(contractKinds),
  /** @unit minutes of a week; none where nothing was agreed */
  contractMinutes: z.nullable(weekMinutesSchema),
  birthDate: z.nullable(daySchema),
  startedOn: z.nullable(daySchema),
  endedOn: z.nullable(daySchema),
  optedOutOn: z.nullable(daySchema),
  optOutEndsOn: z.nullable(daySchema),
  /** @unit minutes of a week that they work elsewhere */
  otherMinutes: weekMinutesSchema,
  rightToWorkCheckedOn: z.nullable(daySchema),
  rightToWorkUntil: z.nullable(daySchema),
  payId: z.nullable(wordsSchema(40)),
});

/** A person's file under its version. */
export const employmentSchema = z.extend(employmentFieldsSchema, { version: versionSchema });

/** Somebody who works here: what everybody may know, and their file for whoever may read it. */
export const staffPersonSchema = z.object({
  userId: idSchema,
  name: z.string(),
  /** What they can do; the first is what they usually do. */
  workRoleIds: z.array(idSchema),
  /** Null where there is none, or where it is not for the asker. */
  employment: z.nullable(employmentSchema),
});

/** Somebody by name alone: whoever has left stands beside what they did, and in no list to choose from. */
export const namedPersonSchema = z.object({ userId: idSchema, name: z.string() });

/** A kind of work. */
export type WorkRole = z.infer<typeof workRoleSchema>;
/** A person's file. */
export type Employment = z.infer<typeof employmentSchema>;
/** Somebody who works here. */
export type StaffPerson = z.infer<typeof staffPersonSchema>;
/** Somebody by name alone. */
export type NamedPerson = z.infer<typeof namedPersonSchema>;

import * as z from 'zod/mini';

import { base64Schema } from '../../../platform/contract/base64.ts';
import { idSchema } from '../../../platform/contract/command.ts';
import { roles } from '../../restaurants/rules/capabilities.ts';
import { checkOutcomes } from '../rules/check-entry.ts';
import { checkTypes, probePlaces, taskLimits } from '../rules/check-item.ts';
import { dispositions } from '../rules/disposition.ts';
import { probeStandings } from '../rules/probe.ts';
import { runStates } from '../rules/run-state.ts';
import { taskPriorities, taskStates } from '../rules/task-state.ts';

/** Which state of a thing somebody saw, from 1. */
export const versionSchema = z.int().check(z.minimum(1));

/** A text of so many letters at most, without blanks around it; never empty. */
export const wordsSchema = (lengthMax: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(lengthMax));

/** Why, or what else is to be known. */
export const noteSchema = wordsSchema(taskLimits.noteLengthMax);

/** What a list, a line or a task is called. */
export const labelSchema = wordsSchema(taskLimits.labelLengthMax);

/** A day of the calendar. */
export const daySchema = z.iso.date();

const momentSchema = z.iso.datetime({ offset: true });
const limitSchema = z.nullable(z.string().check(z.regex(/^-?\d{1,5}(\.\d{1,2})?$/)));
const weekdaySchema = z.int().check(z.minimum(1), z.maximum(7));
/** @unit minutes from midnight of its day on the wall */
const minuteSchema = z.int().check(z.minimum(0), z.maximum(taskLimits.windowMinutesMax));
const choiceSchema = wordsSchema(40);

/** One line of a list. */
export const checkItemSchema = z.strictObject({
  key: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  type: z.enum(checkTypes),
  label: labelSchema,
  labelLocal: z.nullable(labelSchema),
  isRequired: z.boolean(),
  isCritical: z.boolean(),
  min: limitSchema,
  max: limitSchema,
  place: z.nullable(z.enum(probePlaces)),
  options: z.readonly(z.array(choiceSchema).check(z.maxLength(taskLimits.optionsMax))),
  failing: z.readonly(z.array(choiceSchema).check(z.maxLength(taskLimits.optionsMax))),
  unitId: z.optional(z.nullable(idSchema)),
});

/** When a list is due, by the restaurant's wall. */
export const scheduleSchema = z.strictObject({
  rule: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('WEEKDAYS'), weekdays: z.readonly(z.array(weekdaySchema).check(z.minLength(1), z.maxLength(7))) }),
    z.strictObject({ kind: z.literal('EVERY'), days: z.int().check(z.minimum(1), z.maximum(366)), from: daySchema }),
    z.strictObject({
      kind: z.literal('NTH_WEEKDAY'),
      /** @unit place in the month, 1 to 5 */
      nth: z.int().check(z.minimum(1), z.maximum(5)),
      weekday: weekdaySchema,
    }),
  ]),
  showMinute: minuteSchema,
  dueMinute: minuteSchema,
  expireMinute: minuteSchema,
});

/** What a list is called and asks. */
export const templateFieldsSchema = z.strictObject({
  name: labelSchema,
  nameLocal: z.nullable(labelSchema),
  forRole: z.nullable(z.enum(roles)),
  schedule: scheduleSchema,
  items: z.array(checkItemSchema).check(z.minLength(1), z.maxLength(taskLimits.itemsMax)),
});

/** A list that is done by the clock, as it counts now. */
export const templateSchema = z.extend(templateFieldsSchema, { id: idSchema, version: versionSchema, isArchived: z.boolean() });

/** What was done about what failed. */
export const actionSchema = z.object({
  id: idSchema,
  entryId: idSchema,
  disposition: z.enum(dispositions),
  note: z.string(),
  food: z.nullable(z.string()),
  happenedAt: momentSchema,
  by: z.string(),
});

/** What was answered; of two answers to one line the later counts. */
export const entrySchema = z.object({
  id: idSchema,
  itemKey: z.string(),
  value: z.nullable(z.string()),
  outcome: z.enum(checkOutcomes),
  happenedAt: momentSchema,
  isLate: z.boolean(),
  byId: idSchema,
  by: z.string(),
  /** With which probe it was taken, and how far that could be believed then. */
  /** Where its picture is answered; null without one. */
  photoUrl: z.nullable(z.string()),
  /** A name as it was drawn; null without one. */
  signature: z.nullable(z.string()),
  probe: z.nullable(z.object({ id: idSchema, name: z.string(), standing: z.enum(probeStandings) })),
});

/** A picture in Base64, as small as it is kept. */
export const pictureSchema = base64Schema(taskLimits.photoBytesMax);

/** A name as it was drawn on a ground of 300 by 120: the path of an SVG of straight strokes. */
export const signatureSchema = z
  .string()
  .check(z.regex(/^(M\d{1,3} \d{1,3}(L\d{1,3} \d{1,3})*)+$/), z.maxLength(taskLimits.signatureLengthMax));

/** A list of one day, with everything that was answered. */
export const runSchema = z.object({
  id: idSchema,
  templateId: idSchema,
  name: z.string(),
  nameLocal: z.nullable(z.string()),
  forRole: z.nullable(z.enum(roles)),
  day: daySchema,
  showAt: momentSchema,
  dueAt: momentSchema,
  expireAt: momentSchema,
  state: z.enum(runStates),
  submittedAt: z.nullable(momentSchema),
  submittedBy: z.nullable(z.string()),
  verifiedAt: z.nullable(momentSchema),
  verifiedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  reasonBy: z.nullable(z.string()),
  items: z.array(checkItemSchema),
  entries: z.array(entrySchema),
  actions: z.array(actionSchema),
});

/** What somebody is to do once. */
export const taskFieldsSchema = z.strictObject({
  title: labelSchema,
  note: z.nullable(noteSchema),
  assigneeId: z.nullable(idSchema),
  forRole: z.nullable(z.enum(roles)),
  dueAt: z.nullable(momentSchema),
  priority: z.enum(taskPriorities),
  /** @unit days after which it comes again; null for once */
  repeatDays: z.nullable(z.int().check(z.minimum(1), z.maximum(366))),
});

/** A task under its version, with what was said about it. */
export const taskSchema = z.extend(taskFieldsSchema, {
  id: idSchema,
  state: z.enum(taskStates),
  version: versionSchema,
  reason: z.nullable(z.string()),
  assignee: z.nullable(z.string()),
  createdBy: z.string(),
  createdAt: momentSchema,
  doneBy: z.nullable(z.string()),
  doneAt: z.nullable(momentSchema),
  comments: z.array(z.object({ id: idSchema, text: z.string(), by: z.string(), at: momentSchema })),
  photos: z.array(z.object({ id: idSchema, url: z.string(), by: z.string(), at: momentSchema })),
});

/** A list that is done by the clock. */
export type Template = z.infer<typeof templateSchema>;
/** What a list is called and asks. */
export type TemplateFields = z.infer<typeof templateFieldsSchema>;
/** A list of one day. */
export type Run = z.infer<typeof runSchema>;
/** What was answered. */
export type Entry = z.infer<typeof entrySchema>;
/** What somebody is to do once. */
export type Task = z.infer<typeof taskSchema>;
/** What is told of a task to make or change it. */
export type TaskFields = z.infer<typeof taskFieldsSchema>;

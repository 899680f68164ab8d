import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { dispositions } from '../rules/disposition.ts';
import { incidentKinds } from '../rules/incident.ts';
import { cutVerdicts } from '../rules/power-cut.ts';
import { readingSchema } from './equipment.contract.ts';
import { daySchema, labelSchema, noteSchema } from './fields.ts';
import { tasksRefusals } from './refusals.ts';

const tags = ['tasks'];
const path = '/restaurants/{restaurantId}';
const momentSchema = z.iso.datetime({ offset: true });
const { ID_TAKEN, VALUE_REQUIRED, VALUE_NOT_UNDERSTOOD, READING_IMPLAUSIBLE, INCIDENT_CLOSED, CUT_OVER, CUT_MUST_DISCARD } = tasksRefusals;

const incidentFields = {
  kind: z.enum(incidentKinds),
  /** Of somebody who works here. */
  isStaff: z.boolean(),
  /** Who was concerned, in their own words. */
  concerned: labelSchema,
  /** What was done. */
  done: noteSchema,
  followUp: z.nullable(noteSchema),
  followUpDue: z.nullable(daySchema),
};

const incidentSchema = z.object({
  ...incidentFields,
  id: idSchema,
  happenedAt: momentSchema,
  recordedBy: z.string(),
  closedAt: z.nullable(momentSchema),
  closedBy: z.nullable(z.string()),
  closingNote: z.nullable(z.string()),
});

const cutCheckSchema = z.object({
  id: idSchema,
  unitId: idSchema,
  unit: z.string(),
  unitLocal: z.nullable(z.string()),
  reading: z.nullable(z.string()),
  verdict: z.enum(cutVerdicts),
  disposition: z.nullable(z.enum(dispositions)),
  food: z.nullable(z.string()),
  happenedAt: momentSchema,
  by: z.string(),
});

const powerCutSchema = z.object({
  id: idSchema,
  beganAt: momentSchema,
  begunBy: z.string(),
  endedAt: z.nullable(momentSchema),
  checks: z.array(cutCheckSchema),
});

/** What went wrong and when the power was out lately, newest first; what is still open stays. Illness of who works here is for whoever may verify. */
export const readIncidents = restaurantQuery('tasks.view')
  .route({ method: 'GET', path: `${path}/incidents`, summary: 'Read incidents and power cuts', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ incidents: z.array(incidentSchema), cuts: z.array(powerCutSchema) }));

/** Writes down what went wrong; so many minutes before it was written. */
export const recordIncident = restaurantCommand('tasks.do', 'tasks.record-incident@1', 'queued')
  .route({ method: 'POST', path: `${path}/incidents`, summary: 'Write down an incident', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        ...incidentFields,
        incidentId: z.uuidv7(),
        /** @unit minutes */ minutesAgo: z.int().check(z.minimum(0), z.maximum(10_080)),
      }),
    ),
  )
  .output(z.object({ incidentId: idSchema }))
  .errors({ ID_TAKEN, VALUE_REQUIRED });

/** Closes what went wrong, when everything was done that was to follow. */
export const closeIncident = restaurantCommand('tasks.verify', 'tasks.close-incident@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/close-incident`, summary: 'Close an incident', tags })
  .input(commandEnvelope(z.strictObject({ incidentId: idSchema, note: noteSchema })))
  .output(z.object({ incidentId: idSchema }))
  .errors({ INCIDENT_CLOSED });

/**
 * The power is out, since so many minutes.
 *
 * @offline the device that says so has no line either, mostly.
 */
export const beginPowerCut = restaurantCommand('tasks.do', 'tasks.begin-power-cut@1', 'queued')
  .route({ method: 'POST', path: `${path}/power-cuts`, summary: 'Say that the power is out', tags })
  .input(
    commandEnvelope(z.strictObject({ cutId: z.uuidv7(), /** @unit minutes */ minutesAgo: z.int().check(z.minimum(0), z.maximum(1440)) })),
  )
  .output(z.object({ cutId: idSchema }))
  .errors({ ID_TAKEN });

/** What one unit showed afterwards and what was done; without a reading it was empty. What is thrown away is announced. */
export const checkAfterCut = restaurantCommand('tasks.do', 'tasks.check-after-cut@1', 'queued')
  .route({ method: 'POST', path: `${path}/power-cut-checks`, summary: 'Check a unit after a power cut', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        checkId: z.uuidv7(),
        cutId: idSchema,
        unitId: idSchema,
        reading: z.nullable(readingSchema),
        disposition: z.nullable(z.enum(dispositions)),
        food: z.nullable(labelSchema),
      }),
    ),
  )
  .output(z.object({ checkId: idSchema, verdict: z.enum(cutVerdicts) }))
  .errors({ ID_TAKEN, CUT_MUST_DISCARD, VALUE_REQUIRED, VALUE_NOT_UNDERSTOOD, READING_IMPLAUSIBLE });

/** Everything was checked; the power is back. */
export const endPowerCut = restaurantCommand('tasks.do', 'tasks.end-power-cut@1', 'queued')
  .route({ method: 'POST', path: `${path}/end-power-cut`, summary: 'Say that the power is back', tags })
  .input(commandEnvelope(z.strictObject({ cutId: idSchema })))
  .output(z.object({ cutId: idSchema }))
  .errors({ CUT_OVER });

/** What an inspector asks for, of some days: units, probes and their checks, processes, incidents, missed lists, and the diary. */
export const printInspectionPack = restaurantQuery('tasks.verify')
  .route({ method: 'GET', path: `${path}/inspection-pack`, summary: 'Print the inspection pack', tags })
  .input(z.strictObject({ restaurantId: idSchema, from: daySchema, to: daySchema, language: z.enum(['en', 'am']) }))
  .output(z.object({ fileName: z.string(), /** In base64. */ pdf: z.string() }));

/** What went wrong. */
export type Incident = z.infer<typeof incidentSchema>;

/** When the power was out, with what was found afterwards. */
export type PowerCut = z.infer<typeof powerCutSchema>;

/** Everything about what goes wrong. */
export const incidentsContract = {
  readIncidents,
  recordIncident,
  closeIncident,
  beginPowerCut,
  checkAfterCut,
  endPowerCut,
  printInspectionPack,
};

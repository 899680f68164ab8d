import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { checkOutcomes } from '../rules/check-entry.ts';
import { taskLimits } from '../rules/check-item.ts';
import { foodRules } from '../rules/food-process.ts';
import { probeStandings } from '../rules/probe.ts';
import { unitKinds } from '../rules/temp-unit.ts';
import { labelSchema, noteSchema, versionSchema } from './fields.ts';
import { tasksRefusals } from './refusals.ts';

const tags = ['tasks'];
const path = '/restaurants/{restaurantId}';
const { ID_TAKEN, VALUE_NOT_UNDERSTOOD, READING_IMPLAUSIBLE } = tasksRefusals;
const { EQUIPMENT_CHANGED, EQUIPMENT_LIMIT_REACHED, LIMIT_LOOSER, UNIT_IN_USE } = tasksRefusals;

/** A reading as it is typed; the rules say what it means. */
export const readingSchema = z.string().check(z.minLength(1), z.maxLength(taskLimits.readingLengthMax));

const momentSchema = z.iso.datetime({ offset: true });
const limitSchema = z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,2})?$/));

const unitFields = {
  kind: z.enum(unitKinds),
  name: labelSchema,
  nameLocal: z.nullable(labelSchema),
  /** Degrees Celsius that it has to itself; none where the rules say it. */
  ownLimit: z.nullable(limitSchema),
  limitReason: z.nullable(noteSchema),
};

const unitSchema = z.object({
  ...unitFields,
  id: idSchema,
  version: versionSchema,
  isAway: z.boolean(),
  /** Degrees Celsius that it keeps to. */
  limit: z.string(),
});

const probeSchema = z.object({
  id: idSchema,
  name: z.string(),
  version: versionSchema,
  isAway: z.boolean(),
  standing: z.enum(probeStandings),
  dueAt: z.nullable(momentSchema),
  last: z.nullable(
    z.object({ ice: z.string(), boil: z.nullable(z.string()), isPassed: z.boolean(), happenedAt: momentSchema, by: z.string() }),
  ),
});

/** What keeps food cold or hot and what measures it, with those put away, and by which rules. */
export const readEquipment = restaurantQuery('tasks.view')
  .route({ method: 'GET', path: `${path}/food-equipment`, summary: 'Read fridges, freezers and probes', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      rules: z.enum(foodRules),
      /** @unit days after which a probe is checked again */
      calibrateDays: z.int(),
      units: z.array(unitSchema),
      probes: z.array(probeSchema),
    }),
  );

/** What was read of one unit in the last two weeks, oldest first. */
export const readUnitReadings = restaurantQuery('tasks.view')
  .route({ method: 'GET', path: `${path}/unit-readings`, summary: 'Read the readings of a unit', tags })
  .input(z.strictObject({ restaurantId: idSchema, unitId: idSchema }))
  .output(
    z.object({
      readings: z.array(z.object({ entryId: idSchema, value: z.string(), outcome: z.enum(checkOutcomes), happenedAt: momentSchema })),
    }),
  );

/** Adds a unit, changes it over the version that the person saw, or puts it away. Lists that name it go by its limit from their next day on. */
export const saveUnit = restaurantCommand('tasks.set-up', 'tasks.save-unit@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/temp-units`, summary: 'Save a fridge or freezer', tags })
  .input(
    commandEnvelope(z.strictObject({ ...unitFields, unitId: z.uuidv7(), baseVersion: z.nullable(versionSchema), isAway: z.boolean() })),
  )
  .output(z.object({ unitId: idSchema }))
  .errors({ ID_TAKEN, EQUIPMENT_CHANGED, EQUIPMENT_LIMIT_REACHED, LIMIT_LOOSER, UNIT_IN_USE, VALUE_NOT_UNDERSTOOD });

/** Puts units in the order in which they are walked by; what is not named stays behind them. */
export const orderUnits = restaurantCommand('tasks.set-up', 'tasks.order-units@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/order-temp-units`, summary: 'Order fridges and freezers', tags })
  .input(commandEnvelope(z.strictObject({ unitIds: z.array(idSchema).check(z.maxLength(taskLimits.equipmentMax)) })))
  .output(z.object({ /** @unit units */ ordered: z.int() }));

/** Adds a probe, renames it, or puts it away. */
export const saveProbe = restaurantCommand('tasks.set-up', 'tasks.save-probe@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/probes`, summary: 'Save a probe', tags })
  .input(
    commandEnvelope(
      z.strictObject({ probeId: z.uuidv7(), baseVersion: z.nullable(versionSchema), name: labelSchema, isAway: z.boolean() }),
    ),
  )
  .output(z.object({ probeId: idSchema }))
  .errors({ ID_TAKEN, EQUIPMENT_CHANGED, EQUIPMENT_LIMIT_REACHED });

/** Writes down what a probe showed in ice and in boiling water. */
export const calibrateProbe = restaurantCommand('tasks.do', 'tasks.calibrate-probe@1', 'queued')
  .route({ method: 'POST', path: `${path}/probe-calibrations`, summary: 'Check a probe', tags })
  .input(
    commandEnvelope(z.strictObject({ calibrationId: z.uuidv7(), probeId: idSchema, ice: readingSchema, boil: z.nullable(readingSchema) })),
  )
  .output(z.object({ calibrationId: idSchema, isPassed: z.boolean() }))
  .errors({ ID_TAKEN, VALUE_NOT_UNDERSTOOD, READING_IMPLAUSIBLE });

/** Says by which rules the house keeps food, and how often its probes are checked. */
export const setFoodRules = restaurantCommand('tasks.set-up', 'tasks.set-food-rules@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/food-rules`, summary: 'Set the rules that food is kept by', tags })
  .input(commandEnvelope(z.strictObject({ rules: z.enum(foodRules), calibrateDays: z.int().check(z.minimum(1), z.maximum(366)) })))
  .output(z.object({ rules: z.enum(foodRules) }));

/** What keeps food cold or hot. */
export type TempUnit = z.infer<typeof unitSchema>;

/** A thermometer that is held into food. */
export type Probe = z.infer<typeof probeSchema>;

/** Everything about what keeps food cold or hot, and about what measures it. */
export const equipmentContract = { readEquipment, readUnitReadings, saveUnit, orderUnits, saveProbe, calibrateProbe, setFoodRules };

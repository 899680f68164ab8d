import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { foodRules } from '../rules/food-process.ts';
import { templateFieldsSchema, templateSchema, versionSchema } from './fields.ts';
import { tasksRefusals } from './refusals.ts';

const tags = ['tasks'];
const path = '/restaurants/{restaurantId}';
const { ID_TAKEN, TEMPLATE_CHANGED, TEMPLATE_LIMIT_REACHED, TEMPLATE_NOT_SOUND } = tasksRefusals;

/** The lists that are done by the clock, as they count now. */
export const listTemplates = restaurantQuery('tasks.view')
  .route({ method: 'GET', path: `${path}/check-templates`, summary: 'List the lists', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ templates: z.array(templateSchema), /** Under whose rules the house keeps food. */ country: z.string() }));

/** Writes a list, or a further version of it over the one that the person saw; days that have begun keep theirs. */
export const saveTemplate = restaurantCommand('tasks.set-up', 'tasks.save-template@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/check-templates`, summary: 'Save a list', tags })
  .input(
    commandEnvelope(
      z.extend(templateFieldsSchema, { templateId: z.uuidv7(), baseVersion: z.nullable(versionSchema), isArchived: z.boolean() }),
    ),
  )
  .output(z.object({ template: templateSchema }))
  .errors({ ID_TAKEN, TEMPLATE_CHANGED, TEMPLATE_LIMIT_REACHED, TEMPLATE_NOT_SOUND });

/** Takes over the lists that come with the house; those that are there already stay as they are. */
export const adoptStarters = restaurantCommand('tasks.set-up', 'tasks.adopt-starters@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/adopt-check-templates`, summary: 'Take over the lists that come along', tags })
  .input(commandEnvelope(z.strictObject({ rules: z.enum(foodRules) })))
  .output(z.object({ /** @unit lists */ added: z.int() }))
  .errors({ TEMPLATE_LIMIT_REACHED });

/** Everything about what a list is made of. */
export const templatesContract = { listTemplates, saveTemplate, adoptStarters };

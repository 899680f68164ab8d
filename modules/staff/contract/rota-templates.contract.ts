import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { templateLimits } from '../rules/rota-template.ts';
import { daySchema, wordsSchema } from './fields.ts';
import { staffRefusals } from './refusals.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}/rota-templates';
const { ID_TAKEN, TEMPLATE_NAME_TAKEN, TEMPLATE_LIMIT_REACHED, SHIFT_TIMES_WRONG } = staffRefusals;

const rotaTemplateSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** @unit shifts */
  shifts: z.int(),
  madeAt: z.iso.datetime(),
});

/** The weeks that may be planned from again, by name. */
export const readRotaTemplates = restaurantQuery('staff.plan')
  .route({ method: 'GET', path, summary: 'Read the weeks to plan from', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ templates: z.array(rotaTemplateSchema) }));

/** Keeps a week as it is planned, to plan from again. */
export const keepRotaTemplate = restaurantCommand('staff.plan', 'staff.keep-rota-template@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Keep a week to plan from', tags })
  .input(commandEnvelope(z.strictObject({ templateId: z.uuidv7(), name: wordsSchema(60), monday: daySchema })))
  .output(z.object({ template: rotaTemplateSchema }))
  .errors({ ID_TAKEN, TEMPLATE_NAME_TAKEN, TEMPLATE_LIMIT_REACHED });

/** Puts the shifts of a kept week into another; they are drafts beside what is there. */
export const planFromTemplate = restaurantCommand('staff.plan', 'staff.plan-from-template@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/uses`, summary: 'Plan a week from a kept one', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        templateId: idSchema,
        monday: daySchema,
        /** As many as the kept week has shifts. */
        newShiftIds: z.array(z.uuidv7()).check(z.minLength(1), z.maxLength(templateLimits.shiftsMax)),
      }),
    ),
  )
  .output(
    z.object({
      /** @unit shifts */
      madeCount: z.int(),
      /** @unit shifts that nobody has any more */
      openedCount: z.int(),
    }),
  )
  .errors({ ID_TAKEN, SHIFT_TIMES_WRONG });

/** Takes a kept week away; what was planned from it stays. */
export const removeRotaTemplate = restaurantCommand('staff.plan', 'staff.remove-rota-template@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/removals`, summary: 'Remove a week to plan from', tags })
  .input(commandEnvelope(z.strictObject({ templateId: idSchema })))
  .output(z.object({ templateId: idSchema }));

/** Weeks to plan from again. */
export const rotaTemplateContract = { readRotaTemplates, keepRotaTemplate, planFromTemplate, removeRotaTemplate };

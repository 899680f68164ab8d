import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { staffLimits, workAreas } from '../rules/work-area.ts';
import { employmentFieldsSchema, staffPersonSchema, versionSchema, wordsSchema, workRoleSchema } from './fields.ts';
import { staffRefusals } from './refusals.ts';

const tags = ['staff'];
const path = '/restaurants/{restaurantId}';
const { ID_TAKEN, WORK_ROLE_CHANGED, WORK_ROLE_NAME_TAKEN, WORK_ROLE_LIMIT_REACHED, WORK_ROLE_UNKNOWN } = staffRefusals;
const { EMPLOYMENT_CHANGED, ENDS_BEFORE_START, OPT_OUT_UNSIGNED, OPT_OUT_ENDS_TOO_SOON } = staffRefusals;

/** Who works here and what each can do; files only for who keeps them, and everybody's own. */
export const readStaff = restaurantQuery('staff.view')
  .route({ method: 'GET', path: `${path}/staff`, summary: 'Read who works here', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(
    z.object({
      workRoles: z.array(workRoleSchema),
      people: z.array(staffPersonSchema),
    }),
  );

/** Adds a kind of work, changes one over the version that the person saw, or puts it away. */
export const saveWorkRole = restaurantCommand('staff.plan', 'staff.save-work-role@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/work-roles`, summary: 'Save a kind of work', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        workRoleId: z.uuidv7(),
        baseVersion: z.nullable(versionSchema),
        name: wordsSchema(60),
        nameLocal: z.nullable(wordsSchema(60)),
        area: z.enum(workAreas),
        /** @unit places from the top */
        sortOrder: z.int().check(z.minimum(0), z.maximum(9999)),
        isArchived: z.boolean(),
      }),
    ),
  )
  .output(z.object({ workRole: workRoleSchema }))
  .errors({ ID_TAKEN, WORK_ROLE_CHANGED, WORK_ROLE_NAME_TAKEN, WORK_ROLE_LIMIT_REACHED });

/** Writes somebody's file over the version that the person saw; null for the first. */
export const saveEmployment = restaurantCommand('staff.keep-files', 'staff.save-employment@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/employments`, summary: 'Save the file of somebody', tags })
  .input(
    commandEnvelope(
      z.extend(employmentFieldsSchema, {
        userId: idSchema,
        baseVersion: z.nullable(versionSchema),
        workRoleIds: z.array(idSchema).check(z.maxLength(staffLimits.rolesOfPersonMax)),
      }),
    ),
  )
  .output(z.object({ person: staffPersonSchema }))
  .errors({ EMPLOYMENT_CHANGED, WORK_ROLE_UNKNOWN, ENDS_BEFORE_START, OPT_OUT_UNSIGNED, OPT_OUT_ENDS_TOO_SOON });

/** Everything about who works here. */
export const peopleContract = { readStaff, saveWorkRole, saveEmployment };

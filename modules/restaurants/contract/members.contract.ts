import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantsRefusals } from './refusals.ts';
import { restaurantCommand, restaurantQuery } from './procedure.ts';
import { currencySchema } from './schemas.ts';

const tags = ['members'];

/** The most characters of a department's name. */
export const departmentNameLengthMax = 60;

/** The name of a department, unique in its restaurant whatever the case of its letters. */
export const departmentNameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(departmentNameLengthMax));

/** The role that a member may be given; the owner's comes with the restaurant. */
export const givenRoleSchema = z.enum(['manager', 'chef', 'kitchenstaff', 'staff']);

/** What a person earns an hour. */
export const hourlyRateSchema = z.strictObject({
  /** Hundredths of the currency's major unit, as digits. */
  amountMinor: z.string().check(z.regex(/^\d{1,12}$/)),
  currency: currencySchema,
});

/** What a person earns an hour. */
export type HourlyRate = z.output<typeof hourlyRateSchema>;

/** Somebody who works in the restaurant. */
export const memberSchema = z.object({
  userId: idSchema,
  name: z.string(),
  /** Where their picture is answered; null where initials stand for it. */
  avatarUrl: z.nullable(z.string()),
  role: z.string(),
  department: z.nullable(z.string()),
  isAccountHolder: z.boolean(),
  joinedAt: z.iso.datetime({ offset: true }),
  hourlyRate: z.nullable(hourlyRateSchema),
});

/** Somebody who works in the restaurant. */
export type Member = z.output<typeof memberSchema>;

const { DEPARTMENT_EXISTS, MEMBER_IS_ACCOUNT_HOLDER } = restaurantsRefusals;
const inRestaurant = z.strictObject({ restaurantId: idSchema });
const nothing = z.object({});
const path = <Rest extends string>(rest: Rest) => `/restaurants/{restaurantId}/${rest}` as const;

/** Departments, and the people of a restaurant. */
export const membersContract = {
  listDepartments: restaurantQuery('restaurant.view')
    .route({ method: 'GET', path: path('departments'), summary: 'Departments by name', tags })
    .input(inRestaurant)
    .output(z.object({ departments: z.array(z.object({ name: z.string(), memberCount: z.int() })) })),
  createDepartment: restaurantCommand('departments.edit', 'restaurants.create-department@1', 'forbidden')
    .route({ method: 'POST', path: path('departments'), summary: 'Add a department', tags })
    .errors({ DEPARTMENT_EXISTS })
    .input(commandEnvelope(z.strictObject({ name: departmentNameSchema })))
    .output(nothing),
  renameDepartment: restaurantCommand('departments.edit', 'restaurants.rename-department@1', 'forbidden')
    .route({ method: 'POST', path: path('departments/rename'), summary: 'Rename a department; its people stay in it', tags })
    .errors({ DEPARTMENT_EXISTS })
    .input(commandEnvelope(z.strictObject({ name: departmentNameSchema, newName: departmentNameSchema })))
    .output(nothing),
  removeDepartment: restaurantCommand('departments.edit', 'restaurants.remove-department@1', 'forbidden')
    .route({ method: 'POST', path: path('departments/remove'), summary: 'Remove a department; its people stay, without one', tags })
    .input(commandEnvelope(z.strictObject({ name: departmentNameSchema })))
    .output(nothing),
  listMembers: restaurantQuery('members.view')
    .route({ method: 'GET', path: path('members'), summary: 'Who works here', tags })
    .input(inRestaurant)
    .output(z.object({ members: z.array(memberSchema), memberCountMax: z.int() })),
  myMembership: restaurantQuery('restaurant.view')
    .route({ method: 'GET', path: path('members/me'), summary: 'One’s own place here', tags })
    .input(inRestaurant)
    .output(memberSchema),
  changeMember: restaurantCommand('members.manage', 'restaurants.change-member@1', 'forbidden')
    .route({ method: 'POST', path: path('members/change'), summary: 'Give a member another role or department', tags })
    .errors({ MEMBER_IS_ACCOUNT_HOLDER })
    .input(commandEnvelope(z.strictObject({ userId: idSchema, role: givenRoleSchema, department: z.nullable(departmentNameSchema) })))
    .output(nothing),
  removeMember: restaurantCommand('members.manage', 'restaurants.remove-member@1', 'forbidden')
    .route({ method: 'POST', path: path('members/remove'), summary: 'End a membership; from the next request on nothing is allowed', tags })
    .errors({ MEMBER_IS_ACCOUNT_HOLDER })
    .input(commandEnvelope(z.strictObject({ userId: idSchema })))
    .output(nothing),
  setHourlyRate: restaurantCommand('members.manage', 'restaurants.set-hourly-rate@1', 'forbidden')
    .route({ method: 'POST', path: path('members/hourly-rate'), summary: 'Set or clear what a member earns an hour', tags })
    .input(commandEnvelope(z.strictObject({ userId: idSchema, hourlyRate: z.nullable(hourlyRateSchema) })))
    .output(nothing),
};

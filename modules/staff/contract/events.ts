import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';

/** What the module announces, by name and version. */
export const staffEvents = {
  /** A kind of work is new, otherwise, or put away. */
  'staff.v1.work-roles-changed': z.object({ workRoleId: idSchema }),
  /** What somebody can do, or what was agreed with them, is otherwise than it was; it says no more than whose file. */
  'staff.v1.file-changed': z.object({ userId: idSchema }),
  /** A day of the rota is planned otherwise than it was; nobody was told. */
  'staff.v1.rota-drafted': z.object({ day: z.iso.date() }),
  /** What somebody is to work was made known to them; null for shifts that are open to whoever may. */
  'staff.v1.rota-published': z.object({ userId: z.nullable(idSchema), shiftIds: z.array(idSchema) }),
  /** A rota is being filled, is filled, or was accepted or discarded; it says no more than which. */
  'staff.v1.rota-fill-changed': z.object({ proposalId: idSchema }),
  /** Somebody came, paused or went, or it was corrected; it says no more than whose hours are otherwise. */
  'staff.v1.hours-changed': z.object({ userId: idSchema }),
  /** A stretch of days went to the payroll. */
  'staff.v1.period-locked': z.object({ periodId: idSchema }),
  /** Where people clock in, or how hours are counted, is otherwise. */
  'staff.v1.clock-setting-changed': z.object({ version: z.int() }),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type StaffEventName = keyof typeof staffEvents;

/** What an event of the module tells. */
export type StaffEvent<Name extends StaffEventName> = z.infer<(typeof staffEvents)[Name]>;

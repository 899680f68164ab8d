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
  /** Something was told, read or taken back. */
  'staff.v1.announced': z.object({ announcementId: idSchema }),
  /** How tips are shared out is otherwise, or a pool of them; it says no figure. */
  'staff.v1.tips-changed': z.object({ poolId: z.nullable(idSchema) }),
  /** Somebody asks to be away, is, or is not after all; it says no more than who. */
  'staff.v1.time-off-changed': z.object({ userId: idSchema }),
  /** A request for a shift to change hands is new, or has gone on. */
  'staff.v1.exchange-changed': z.object({ exchangeId: idSchema }),
  /** Shifts change hands otherwise than before: by themselves, or by somebody's word. */
  'staff.v1.exchange-setting-changed': z.object({ version: z.int() }),
  /** Somebody said that they saw their week. */
  'staff.v1.rota-seen': z.object({ userId: idSchema }),
  /** Somebody says otherwise when they can come. */
  'staff.v1.availability-changed': z.object({ userId: idSchema }),
} as const;

/** A key of the table above, for whoever writes or listens. */
export type StaffEventName = keyof typeof staffEvents;

/** What an event of the module tells. */
export type StaffEvent<Name extends StaffEventName> = z.infer<(typeof staffEvents)[Name]>;

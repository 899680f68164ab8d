import * as z from 'zod/mini';

import { idSchema } from '../../../platform/contract/command.ts';
import { personProcedure } from '../../../platform/contract/procedure.ts';
import { restaurantQuery } from './procedure.ts';

const tags = ['audit'];
const instant = z.iso.datetime({ offset: true });

/** The most lines of one page of the trail. */
export const auditPageMax = 500;

/** One deed: who, what, when, from where. */
export const auditEntrySchema = z.object({
  entryId: idSchema,
  actorId: z.nullable(idSchema),
  actorName: z.nullable(z.string()),
  /** The command's name with its version, as in `inventory.record-movement@1`. */
  action: z.string(),
  /** What it was about, as JSON; secrets and pay were never in it. */
  subject: z.string(),
  deviceId: z.nullable(idSchema),
  /** The name of the shared tablet that it was done on; null on a device of one's own. */
  tabletName: z.nullable(z.string()),
  /** The name of the key by which another program did it in the person's name; null for people. */
  keyName: z.nullable(z.string()),
  /** When it was done on the device. */
  occurredAt: instant,
  /**
   * By how much the device's clock was wrong, in `occurredAt` already; null where nobody could tell, 0 within ten minutes.
   *
   * @unit milliseconds
   */
  clockErrorMs: z.nullable(z.int()),
  /** When the server heard of it. */
  recordedAt: instant,
});

/** One deed: who, what, when, from where. */
export type AuditEntry = z.output<typeof auditEntrySchema>;

/** Restaurants of one account holder that were made so close together that one sign-up is the likely cause. */
export const duplicateGroupSchema = z.array(z.object({ restaurantId: idSchema, name: z.string(), createdAt: instant }));

/** What an account holder looks at to know what happened. */
export const auditContract = {
  listAudit: restaurantQuery('audit.view')
    .route({ method: 'GET', path: '/restaurants/{restaurantId}/audit', summary: 'The audit trail, newest first', tags })
    .input(
      z.strictObject({
        restaurantId: idSchema,
        actorId: z.optional(idSchema),
        action: z.optional(z.string().check(z.regex(/^[a-z]+\.[a-z-]+@\d+$/), z.maxLength(80))),
        /** Recorded at or after. */
        from: z.optional(instant),
        /** Recorded before. */
        until: z.optional(instant),
        cursor: z.optional(z.string().check(z.maxLength(200))),
        limit: z._default(z.int().check(z.minimum(1), z.maximum(auditPageMax)), 50),
      }),
    )
    .output(z.object({ entries: z.array(auditEntrySchema), nextCursor: z.nullable(z.string()) })),
  listAuditActions: restaurantQuery('audit.view')
    .route({ method: 'GET', path: '/restaurants/{restaurantId}/audit/actions', summary: 'The actions that the trail knows', tags })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ actions: z.array(z.string()) })),
  listAuditActors: restaurantQuery('audit.view')
    .route({
      method: 'GET',
      path: '/restaurants/{restaurantId}/audit/actors',
      summary: 'The people that the trail knows, those who have left among them',
      tags,
    })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ actors: z.array(z.object({ userId: idSchema, name: z.nullable(z.string()) })) })),
  listDuplicates: personProcedure
    .route({
      method: 'GET',
      path: '/restaurants/duplicates',
      summary: 'One’s own restaurants that were probably made twice',
      tags,
    })
    .input(z.strictObject({}))
    .output(z.object({ groups: z.array(duplicateGroupSchema) })),
};

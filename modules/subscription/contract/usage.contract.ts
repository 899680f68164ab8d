import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { scopedToRestaurant } from '../../../platform/contract/procedure.ts';
import { aiCategories, type AiCategory } from '../rules/ai-operations.ts';
import { subscriptionRefusals } from './refusals.ts';

const tags = ['subscription'];
const instant = z.iso.datetime({ offset: true });

/** A kind of AI operation. */
export const aiCategorySchema = z.enum(aiCategories as [AiCategory, ...AiCategory[]]);

const operationsSchema = z.int();
/** @unit AI operations; -1 is unlimited */
const limitSchema = z.int();

/** What was used in the cycle: the names are those by which the summary was promised. */
export const usageSummarySchema = z.object({
  total_operations: operationsSchema,
  operations_limit: limitSchema,
  /** @unit percent; 0 where there is no limit */
  usage_percentage: z.int(),
  breakdown: z.record(aiCategorySchema, operationsSchema),
});

/** How much of what is included is used. */
export const usageQuotaSchema = z.object({ aiOperationsUsed: operationsSchema, aiOperationsLimit: limitSchema });

/** The use of an account in its cycle, and by whom in this restaurant. */
export const usageSchema = z.object({
  summary: usageSummarySchema,
  quota: usageQuotaSchema,
  level: z.enum(['fine', 'near', 'critical', 'over']),
  cycleStartAt: instant,
  cycleEndAt: instant,
  /** When the limit is reached if it goes on like this; null where it is not within the cycle. */
  reachedAt: z.nullable(instant),
  /** Who used what in this restaurant, the most first; somebody without a name is gone, or an automation. */
  people: z.array(z.object({ userId: z.nullable(idSchema), name: z.nullable(z.string()), operations: operationsSchema })),
});

/** The use of an account in its cycle. */
export type Usage = z.output<typeof usageSchema>;

/** One AI operation of this restaurant. */
export const aiOperationSchema = z.object({
  id: idSchema,
  category: aiCategorySchema,
  cost: operationsSchema,
  /** RELEASED counts for nothing: it failed. */
  status: z.enum(['RESERVED', 'SETTLED', 'RELEASED']),
  askedAt: instant,
  userName: z.nullable(z.string()),
});

/** One AI operation of this restaurant. */
export type AiOperation = z.output<typeof aiOperationSchema>;

const pageMax = 100;
const costMax = 100;
const cursorLengthMax = 200;

/** What is counted of AI operations. */
export const usageContract = {
  getUsage: scopedToRestaurant('subscription.view')
    .route({
      method: 'GET',
      path: '/restaurants/{restaurantId}/subscription/usage',
      summary: 'AI operations of the account in its cycle',
      tags,
    })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(usageSchema),
  listOperations: scopedToRestaurant('subscription.view')
    .route({
      method: 'GET',
      path: '/restaurants/{restaurantId}/subscription/operations',
      summary: 'AI operations here, newest first',
      tags,
    })
    .input(
      z.strictObject({
        restaurantId: idSchema,
        userId: z.optional(idSchema),
        category: z.optional(aiCategorySchema),
        /** Asked for at or after. */
        from: z.optional(instant),
        /** Asked for before. */
        until: z.optional(instant),
        cursor: z.optional(z.string().check(z.maxLength(cursorLengthMax))),
        limit: z._default(z.int().check(z.minimum(1), z.maximum(pageMax)), 25),
      }),
    )
    .output(z.object({ operations: z.array(aiOperationSchema), nextCursor: z.nullable(z.string()) })),
  listAskers: scopedToRestaurant('subscription.view')
    .route({
      method: 'GET',
      path: '/restaurants/{restaurantId}/subscription/askers',
      summary: 'Who ever asked for an AI operation here, those who have left among them',
      tags,
    })
    .input(z.strictObject({ restaurantId: idSchema }))
    .output(z.object({ people: z.array(z.object({ userId: idSchema, name: z.nullable(z.string()) })) })),
  trackUsage: scopedToRestaurant('subscription.view', { name: 'subscription.track-usage@1', offline: 'forbidden' })
    .route({
      method: 'POST',
      path: '/restaurants/{restaurantId}/subscription/operations',
      summary: 'Count an AI operation that is done elsewhere',
      tags,
    })
    .errors(subscriptionRefusals)
    .input(
      commandEnvelope(
        z.strictObject({ id: idSchema, category: aiCategorySchema, cost: operationsSchema.check(z.minimum(1), z.maximum(costMax)) }),
      ),
    )
    .output(z.object({ isCounted: z.boolean() })),
};

import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { checkCodes, checkRunStatuses, factKinds, type FactCode } from '../rules/self-check.ts';
import { currencySchema, instantSchema } from './fields.ts';

const tags = ['inventory'];
const path = '/restaurants/{restaurantId}/inventory/self-checks';

/** What a check found. */
export const checkResultSchema = z.object({
  check: z.enum(checkCodes),
  outcome: z.enum(['PASSED', 'FAILED', 'BROKEN']),
  /** @unit milliseconds */
  tookMs: z.int(),
  facts: z.array(z.object({ fact: z.enum(Object.keys(factKinds) as [FactCode, ...FactCode[]]), expected: z.string(), found: z.string() })),
  /** The code of what kept it from being carried through; null where nothing did. */
  fault: z.nullable(z.string()),
});

/** A run of the self-checks. */
export const checkRunSchema = z.object({
  id: idSchema,
  askedBy: z.nullable(z.string()),
  askedAt: instantSchema,
  endedAt: z.nullable(instantSchema),
  status: z.enum(checkRunStatuses),
  /** Those that were made so far, in their order. */
  results: z.array(checkResultSchema),
});

const runsSchema = z.object({
  /** The last ones, newest first. */
  runs: z.array(checkRunSchema),
  /** @unit checks that a whole run makes */
  checksInRun: z.int(),
  /** What values are in. */
  currency: currencySchema,
});

/** The last runs of the self-checks, with the one that goes on. */
export const listSelfChecks = restaurantQuery('inventory.try-out')
  .route({ method: 'GET', path, summary: 'List runs of the self-checks', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(runsSchema);

/** Has the stock books checked in a scratch restaurant; while a run goes on, another is not begun. */
export const startSelfCheck = restaurantCommand('inventory.try-out', 'inventory.start-self-check@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/start`, summary: 'Begin the self-checks', tags })
  .input(commandEnvelope(z.strictObject({ runId: z.uuidv7() })))
  .output(runsSchema);

/** Ends the run that goes on, after the check that it is at; where none goes on, nothing is done. */
export const cancelSelfCheck = restaurantCommand('inventory.try-out', 'inventory.cancel-self-check@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/cancel`, summary: 'Stop the self-checks', tags })
  .input(commandEnvelope(z.strictObject({})))
  .output(runsSchema);

/** Everything about self-checks. */
export const selfChecksContract = { listSelfChecks, startSelfCheck, cancelSelfCheck };

/** What a check found, as it travels. */
export type CheckResult = z.infer<typeof checkResultSchema>;

/** The last runs, as they travel. */
export type CheckRuns = z.infer<typeof runsSchema>;

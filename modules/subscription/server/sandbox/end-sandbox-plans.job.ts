import { and, eq, isNotNull, lte, ne } from 'drizzle-orm';

import { withPerson } from '../../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../../platform/server/database/tx.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import { keepReport } from '../billing/keep-report.ts';
import { eachOwner } from '../each-owner.ts';
import { billingAccount, sandboxSubscription } from '../tables.ts';
import { sandboxReport } from './sandbox-provider.ts';

type PersonTx = Tx & { readonly userId: string };

/** Runs where the sandbox is off: what was paid for in it before ends with its period, since nobody renews it there any more. */
export const endSandboxPlans: Job = {
  name: 'subscription.end-sandbox-plans',
  schedule: '45 * * * *',
  run: ({ pools }) =>
    eachOwner(pools, async (userId) => {
      const entry = { pool: pools.app, credential: { kind: 'person', userId }, access: 'write' } as const;
      await withPerson(entry, (tx) => endPlan(tx, new Date()));
    }),
};

const endPlan = async (tx: PersonTx, now: Date): Promise<void> => {
  const { ownerId, provider, subscriptionRef } = billingAccount;
  const paidHere = await tx.db
    .select({ ownerId })
    .from(billingAccount)
    .where(and(eq(ownerId, tx.userId), eq(provider, 'sandbox'), isNotNull(subscriptionRef)));
  if (paidHere.length === 0) return;
  const { status, periodEndAt } = sandboxSubscription;
  const ended = await tx.db
    .update(sandboxSubscription)
    .set({ status: 'cancelled', updatedAt: now })
    .where(and(eq(sandboxSubscription.ownerId, tx.userId), ne(status, 'cancelled'), lte(periodEndAt, now)))
    .returning({ reference: sandboxSubscription.reference });
  if (ended.length > 0) await keepReport(tx, 'sandbox', () => sandboxReport(tx));
};

import { and, eq, gt } from 'drizzle-orm';

import { withPerson } from '../../../../platform/server/database/tenancy.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import { eachOwner } from '../each-owner.ts';
import { billingPayment } from '../tables.ts';
import type { Chapa } from './chapa-adapter.ts';
import { settlePayment } from './prepay.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** For how long Chapa is asked about a payment that nobody finished. */
const askedForMs = 3 * dayMs;

/** Asks Chapa every hour about payments that were begun, so that a message that never arrived costs nobody their plan. */
export const settleOpenPayments = (chapa: Chapa): Job => ({
  name: 'subscription.settle-payments',
  schedule: '35 * * * *',
  run: ({ pools }) =>
    eachOwner(pools, async (userId) => {
      const entry = { pool: pools.app, credential: { kind: 'person', userId }, access: 'read' } as const;
      const since = new Date(Date.now() - askedForMs);
      const open = await withPerson(entry, (tx) =>
        tx.db
          .select({ reference: billingPayment.reference })
          .from(billingPayment)
          .where(and(eq(billingPayment.ownerId, userId), eq(billingPayment.status, 'OPEN'), gt(billingPayment.openedAt, since))),
      );
      if (!Array.isArray(open)) return;
      for (const { reference } of open) await settlePayment({ pools, chapa }, reference);
    }),
});

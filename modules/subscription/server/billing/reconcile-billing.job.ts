import type { Job } from '../../../../platform/server/jobs/job.ts';
import type { StripeProvider } from './stripe-adapter.ts';
import { syncCustomer } from './take-message.ts';

/** Asks Stripe every hour how everybody stands, so that a message that never arrived is missed for an hour at most. */
export const reconcileBilling = (stripe: StripeProvider): Job => ({
  name: 'subscription.reconcile-billing',
  schedule: '25 * * * *',
  run: async ({ pools }) => {
    const faults: unknown[] = [];
    for await (const { customerRef } of stripe.payers()) {
      const [asked] = await Promise.allSettled([syncCustomer({ pools, stripe }, customerRef, null)]);
      if (asked.status === 'rejected') faults.push(asked.reason);
    }
    if (faults.length > 0) throw new AggregateError(faults, `Stripe could not be asked about ${faults.length} customer(s).`);
  },
});

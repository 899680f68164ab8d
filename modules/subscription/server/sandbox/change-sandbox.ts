import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { Tx } from '../../../../platform/server/database/tx.ts';
import { monthsAfter } from '../../rules/prepaid.ts';
import type { PaidPlan } from '../billing/billing-provider.ts';
import { keepReport } from '../billing/keep-report.ts';
import { sandboxSubscription } from '../tables.ts';
import { sandboxReport } from './sandbox-provider.ts';

type PersonTx = Tx & { readonly userId: string };
type Row = typeof sandboxSubscription.$inferSelect;

/** Pays for a plan in the sandbox: from now on, or from when the trial ends. */
export const payInSandbox = async (tx: PersonTx, paid: { readonly plan: PaidPlan; readonly chargeFrom: Date | null }): Promise<void> => {
  const now = new Date();
  const { plan, chargeFrom } = paid;
  const isTrial = chargeFrom !== null && chargeFrom > now;
  const begun = {
    plan,
    status: isTrial ? 'trialing' : 'active',
    periodStartAt: now,
    periodEndAt: isTrial ? chargeFrom : monthsAfter(now, 1),
    willCancel: false,
    updatedAt: now,
  } as const;
  const row = { ...begun, reference: `sandbox_${uuidv7()}` };
  await tx.db
    .insert(sandboxSubscription)
    .values({ ownerId: tx.userId, ...row })
    .onConflictDoUpdate({ target: sandboxSubscription.ownerId, set: row });
  await keepReport(tx, 'sandbox', () => sandboxReport(tx));
};

/** What can be done to a subscription on the page of the sandbox. */
export type SandboxDeed = 'growth' | 'pro' | 'enterprise' | 'cancel' | 'resume' | 'fail' | 'pay' | 'period';

const deeds: Readonly<Record<SandboxDeed, (row: Row) => Partial<Row>>> = {
  growth: () => ({ plan: 'growth' }),
  pro: () => ({ plan: 'pro' }),
  enterprise: () => ({ plan: 'enterprise' }),
  cancel: () => ({ willCancel: true }),
  resume: () => ({ willCancel: false }),
  fail: () => ({ status: 'past_due' }),
  pay: () => ({ status: 'active' }),
  period: ({ willCancel, periodEndAt }) =>
    willCancel ? { status: 'cancelled' } : { status: 'active', periodStartAt: periodEndAt, periodEndAt: monthsAfter(periodEndAt, 1) },
};

/** Whether a word names a deed. */
export const isSandboxDeed = (word: string): word is SandboxDeed => Object.hasOwn(deeds, word);

/** Does something to the subscription of the person who acts, as their provider would; nothing where there is none, or it is over. */
export const changeSandbox = async (tx: PersonTx, deed: SandboxDeed): Promise<void> => {
  const [row] = await tx.db.select().from(sandboxSubscription).where(eq(sandboxSubscription.ownerId, tx.userId)).for('update');
  if (!row || row.status === 'cancelled') return;
  await tx.db
    .update(sandboxSubscription)
    .set({ ...deeds[deed](row), updatedAt: new Date() })
    .where(eq(sandboxSubscription.ownerId, tx.userId));
  await keepReport(tx, 'sandbox', () => sandboxReport(tx));
};

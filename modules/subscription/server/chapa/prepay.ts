import { and, eq } from 'drizzle-orm';

import type { Pools } from '../../../../platform/server/database/pool.ts';
import { isEntryRefused, withPerson } from '../../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../../platform/server/database/tx.ts';
import { prepaidTerm, type PrepaidMonths, type PrepaidPlan } from '../../rules/prepaid.ts';
import type { ProviderReport } from '../billing/billing-provider.ts';
import { keepReport } from '../billing/keep-report.ts';
import { subscriptionOf } from '../standing.ts';
import { billingPayment } from '../tables.ts';
import type { Chapa, ChapaStanding } from './chapa-adapter.ts';
import { readReference, referenceOf } from './reference.ts';

type PersonTx = Tx & { readonly userId: string };

/** With what payments are settled. */
export type PrepayWiring = { readonly pools: Pools; readonly chapa: Chapa };

/** A payment ahead that somebody is about to make. */
export type NewPayment = {
  readonly id: string;
  readonly plan: PrepaidPlan;
  readonly months: PrepaidMonths;
  readonly amountMinor: bigint;
};

/** Notes a payment before anybody is sent to make it, so that one that is made is always known. */
export const notePayment = async (tx: PersonTx, payment: NewPayment): Promise<string> => {
  const reference = referenceOf({ ownerId: tx.userId, paymentId: payment.id });
  await tx.db
    .insert(billingPayment)
    .values({ ownerId: tx.userId, provider: 'chapa', reference, currency: 'ETB', status: 'OPEN', ...payment })
    .onConflictDoNothing();
  return reference;
};

/**
 * Asks Chapa about a payment and takes it in where it was made. Called by a message, by whoever comes back, and by the
 * hourly job: whoever is first settles it, and the others find it settled.
 *
 * @returns whether it is settled now
 */
export const settlePayment = async ({ pools, chapa }: PrepayWiring, reference: string): Promise<boolean> => {
  const name = readReference(reference);
  const standing = name && (await chapa.verify(reference));
  if (!name || !standing?.isPaid) return false;
  const entry = { pool: pools.app, credential: { kind: 'person', userId: name.ownerId }, access: 'write' } as const;
  const settled = await withPerson(entry, (tx) => settle(tx, name.paymentId, standing));
  return !isEntryRefused(settled) && settled;
};

type Payment = typeof billingPayment.$inferSelect;

const settle = async (tx: PersonTx, id: string, standing: ChapaStanding): Promise<boolean> => {
  const mine = and(eq(billingPayment.ownerId, tx.userId), eq(billingPayment.id, id));
  let isSettled = false;
  await keepReport(tx, 'chapa', async () => {
    const [payment] = await tx.db.select().from(billingPayment).where(mine).for('update');
    isSettled = payment?.status === 'PAID';
    if (payment?.status !== 'OPEN' || !covers(payment, standing)) return null;
    isSettled = true;
    const at = new Date();
    const before = await subscriptionOf(tx, tx.userId);
    const term = prepaidTerm({ plan: payment.plan as PrepaidPlan, months: payment.months as PrepaidMonths, at }, before);
    await tx.db.update(billingPayment).set({ status: 'PAID', settledAt: at, coversFrom: term.from, coversUntil: term.until }).where(mine);
    return reportOf(payment, { start: before.periodStartAt !== null && term.from > at ? before.periodStartAt : at, end: term.until });
  });
  return isSettled;
};

/** A payment of another amount, or in another currency, is not the one that was asked for. */
const covers = ({ amountMinor, currency }: Payment, standing: ChapaStanding): boolean =>
  standing.amountMinor !== null && standing.amountMinor >= amountMinor && standing.currency === currency;

const reportOf = (payment: Payment, period: { readonly start: Date; readonly end: Date }): ProviderReport => ({
  plan: payment.plan,
  status: 'active',
  periodStartAt: period.start,
  periodEndAt: period.end,
  willCancel: false,
  isPrepaid: true,
  customerRef: payment.ownerId,
  subscriptionRef: payment.reference,
  amountMinor: payment.amountMinor,
  currency: 'ETB',
  paymentMethod: 'Chapa',
});

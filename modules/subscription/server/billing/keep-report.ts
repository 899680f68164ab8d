import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { Tx } from '../../../../platform/server/database/tx.ts';
import { decideBilling, type BillingEvent, type HeldSubscription } from '../../rules/decide-billing.ts';
import { lockSubscription, type KeptSubscription } from '../standing.ts';
import { billingAccount, subscription, subscriptionHistory } from '../tables.ts';
import type { ProviderName, ProviderReport } from './billing-provider.ts';

type PersonTx = Tx & { readonly userId: string };

/**
 * Takes in how an account holder's subscription stands at a provider. The subscription is held from before the provider
 * is asked until the answer is written: of two messages at once the later asks anew, so an older answer never overwrites
 * a newer one. Null from the provider, and somebody without an account, change nothing.
 *
 * @returns what the history gained
 */
export const keepReport = async (
  tx: PersonTx,
  provider: ProviderName,
  ask: () => Promise<ProviderReport | null>,
): Promise<readonly BillingEvent[]> => {
  const held = await lockSubscription(tx, tx.userId);
  const report = held && (await ask());
  if (!held || !report) return [];
  if (report.status === 'cancelled' && (await paysElsewhere(tx, provider))) return [];
  const { events, held: next } = decideBilling(held, report, new Date());
  if (next !== held) await keepSubscription(tx, next, events);
  await keepAccount(tx, provider, report);
  for (const event of events) await note(tx, { event, previousPlan: held.plan, newPlan: next.plan });
  return events;
};

/**
 * Whether another provider is paid for a plan of theirs now. The sandbox takes no money, so it never stands in the way of
 * one that does; months paid ahead do until they are over.
 */
export const paysElsewhere = async (tx: PersonTx, provider: ProviderName): Promise<boolean> => {
  const rows = await tx.db
    .select({ provider: billingAccount.provider, prepaidUntil: subscription.prepaidUntil })
    .from(billingAccount)
    .innerJoin(subscription, eq(subscription.ownerId, billingAccount.ownerId))
    .where(and(eq(billingAccount.ownerId, tx.userId), isNotNull(billingAccount.subscriptionRef), ne(billingAccount.provider, provider)));
  const now = new Date();
  return rows.some(
    ({ provider: other, prepaidUntil }) => other === 'stripe' || (other === 'chapa' && prepaidUntil !== null && prepaidUntil > now),
  );
};

const paying: ReadonlySet<BillingEvent> = new Set(['subscribed', 'renewed', 'payment_recovered']);

const keepSubscription = async (tx: PersonTx, next: HeldSubscription, events: readonly BillingEvent[]): Promise<void> => {
  const at = new Date();
  const isPaid = next.paymentStatus === 'paid' && events.some((event) => paying.has(event));
  const ends = next.willCancel || next.prepaidUntil !== null;
  await tx.db
    .update(subscription)
    .set({
      ...next,
      isActive: true,
      updatedAt: at,
      endAt: ends ? next.periodEndAt : null,
      nextPaymentAt: ends ? null : next.periodEndAt,
      ...(isPaid && { lastPaymentAt: at }),
    })
    .where(eq(subscription.ownerId, tx.userId));
};

const keepAccount = async (tx: PersonTx, provider: ProviderName, report: ProviderReport): Promise<void> => {
  const { customerRef, amountMinor, currency, paymentMethod } = report;
  const subscriptionRef = report.status === 'cancelled' ? null : report.subscriptionRef;
  // Whoever pays now pays here: what was paid before, and what only the sandbox knows, is no subscription any more.
  if (subscriptionRef !== null) {
    const others = and(eq(billingAccount.ownerId, tx.userId), ne(billingAccount.provider, provider));
    await tx.db.update(billingAccount).set({ subscriptionRef: null }).where(others);
  }
  const said = { customerRef, subscriptionRef, amountMinor, currency, paymentMethod, syncedAt: new Date() };
  await tx.db
    .insert(billingAccount)
    .values({ ownerId: tx.userId, provider, ...said })
    .onConflictDoUpdate({ target: [billingAccount.ownerId, billingAccount.provider], set: said });
};

type Note = { readonly event: string; readonly previousPlan: KeptSubscription['plan']; readonly newPlan: KeptSubscription['plan'] };

/** Adds a line to the history of the person who acts. */
export const note = async (tx: PersonTx, { event, previousPlan, newPlan }: Note): Promise<void> => {
  await tx.db.insert(subscriptionHistory).values({ id: uuidv7(), ownerId: tx.userId, eventType: event, previousPlan, newPlan });
};

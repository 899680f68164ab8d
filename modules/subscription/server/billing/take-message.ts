import { and, eq } from 'drizzle-orm';

import type { Pools } from '../../../../platform/server/database/pool.ts';
import { withPerson } from '../../../../platform/server/database/tenancy.ts';
import type { Tx } from '../../../../platform/server/database/tx.ts';
import { takeTurns } from '../../../../platform/server/realtime/turns.ts';
import { billingAccount, billingMessage } from '../tables.ts';
import type { ProviderName } from './billing-provider.ts';
import { keepReport } from './keep-report.ts';
import type { StripeProvider } from './stripe-adapter.ts';

type PersonTx = Tx & { readonly userId: string };

/** What a message is taken in with. */
export type MessageWiring = { readonly pools: Pools; readonly stripe: StripeProvider };

/** A message of a provider, about one account holder. */
export type OwnMessage = { readonly provider: Exclude<ProviderName, 'sandbox'>; readonly id: string; readonly kind: string };

/** One at a time: however many messages come while a provider is slow, they hold one connection to the database. */
const inTurn = takeTurns(1);

/**
 * Takes in a message of Stripe. It is a hint that something changed: what changed is asked of Stripe itself.
 *
 * @returns whether the message was Stripe's at all
 * @throws where Stripe or the database cannot be reached, so that it is sent again
 */
export const takeStripeMessage = async (wiring: MessageWiring, raw: string, signature: string | null): Promise<boolean> => {
  const message = await wiring.stripe.readMessage(raw, signature);
  if (message === null) return false;
  const { customerRef, id, kind } = message;
  if (customerRef === null) return true;
  await inTurn(() => syncCustomer(wiring, customerRef, { provider: 'stripe', id, kind }));
  return true;
};

/** Asks Stripe how a customer stands, and takes it in; a message that was taken in before is not asked about again. */
export const syncCustomer = async ({ pools, stripe }: MessageWiring, customerRef: string, message: OwnMessage | null): Promise<void> => {
  const ownerId = await stripe.ownerOf(customerRef);
  if (ownerId === null) return;
  const entry = { pool: pools.app, credential: { kind: 'person', userId: ownerId }, access: 'write' } as const;
  await withPerson(entry, async (tx) => {
    if (!(await isTheirs(tx, customerRef)) || (message && !(await isNew(tx, message)))) return;
    await keepReport(tx, 'stripe', () => stripe.report(customerRef));
  });
};

/** Notes a message; false where it was noted before. */
export const isNew = async (tx: PersonTx, { provider, id, kind }: OwnMessage): Promise<boolean> => {
  const noted = await tx.db
    .insert(billingMessage)
    .values({ ownerId: tx.userId, provider, messageId: id, kind })
    .onConflictDoNothing()
    .returning({ id: billingMessage.messageId });
  return noted.length > 0;
};

/** A customer whose owner, as Stripe has it, is known to us under another name belongs to another installation. */
const isTheirs = async (tx: PersonTx, customerRef: string): Promise<boolean> => {
  const [known] = await tx.db
    .select({ customerRef: billingAccount.customerRef })
    .from(billingAccount)
    .where(and(eq(billingAccount.ownerId, tx.userId), eq(billingAccount.provider, 'stripe')));
  return known === undefined || known.customerRef === customerRef;
};

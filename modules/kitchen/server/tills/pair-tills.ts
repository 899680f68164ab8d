import { and, asc, count, eq, isNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { isEmailVerified } from '../../../accounts/server/public.ts';
import type { Till } from '../../contract/tills.contract.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import { tillNameText, type TillKeys } from './till-signature.ts';
import { till, type TillRow } from './till-table.ts';

const present = ({ id, name, prefix, pairedAt, lastSeenAt, revokedAt }: TillRow): Till => ({
  id,
  name,
  prefix,
  pairedAt: pairedAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
});

const own = (tx: RestaurantTx, tillId: string) => and(eq(till.restaurantId, tx.restaurantId), eq(till.id, tillId));

/** Every till, in the order of their pairing. */
export const readTills = async (tx: RestaurantTx): Promise<{ tills: Till[] }> => {
  const rows = await tx.db.select().from(till).where(eq(till.restaurantId, tx.restaurantId)).orderBy(asc(till.pairedAt), asc(till.id));
  return { tills: rows.map(present) };
};

/** What is typed into a till. @refuses NOT_FOUND for one that is not here, or was let go */
export const readTillKey = async (
  tx: RestaurantTx,
  { tillId }: { readonly tillId: string },
  keys: TillKeys,
): Promise<{ till: string; key: string }> => {
  const [row] = await tx.db
    .select({ id: till.id })
    .from(till)
    .where(and(own(tx, tillId), isNull(till.revokedAt)));
  if (!row) throw refusal('NOT_FOUND');
  const name = { restaurantId: tx.restaurantId, tillId };
  return { till: tillNameText(name), key: keys(name) };
};

const refuseLimit = async (tx: RestaurantTx): Promise<void> => {
  const [found] = await tx.db
    .select({ tills: count() })
    .from(till)
    .where(and(eq(till.restaurantId, tx.restaurantId), isNull(till.revokedAt)));
  const { tillsMax } = kitchenLimits;
  if (found && found.tills >= tillsMax) throw refusal('TILL_LIMIT_REACHED', { field: 'name', tillsMax });
};

/** The letters are another till's, which still sends. */
const refusePrefix = async (tx: RestaurantTx, prefix: string): Promise<void> => {
  const [taken] = await tx.db
    .select({ name: till.name })
    .from(till)
    .where(and(eq(till.restaurantId, tx.restaurantId), eq(till.prefix, prefix), isNull(till.revokedAt)));
  if (taken) throw refusal('TILL_PREFIX_TAKEN', { field: 'prefix', name: taken.name });
};

type PairBody = { readonly tillId: string; readonly name: string; readonly prefix: string };

/**
 * Lets a till send orders.
 *
 * @refuses EMAIL_UNCONFIRMED for somebody whose own address is not confirmed
 * @refuses TILL_LIMIT_REACHED; TILL_PREFIX_TAKEN with whose it is; ID_TAKEN
 */
export const pairTill = async (tx: RestaurantTx, { body }: CommandEnvelope<PairBody>): Promise<{ till: Till }> => {
  if (tx.userId === null || !(await isEmailVerified(tx, tx.userId))) throw refusal('EMAIL_UNCONFIRMED');
  await refuseLimit(tx);
  await refusePrefix(tx, body.prefix);
  const { tillId, ...said } = body;
  const [row] = await tx.db
    .insert(till)
    .values({ ...said, restaurantId: tx.restaurantId, id: tillId, pairedBy: tx.userId })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refusal('ID_TAKEN', { field: 'tillId' });
  return { till: present(row) };
};

/** Takes no more orders from a till. @refuses NOT_FOUND */
export const revokeTill = async (tx: RestaurantTx, { body }: CommandEnvelope<{ readonly tillId: string }>): Promise<{ till: Till }> => {
  const [before] = await tx.db.select().from(till).where(own(tx, body.tillId)).for('update');
  if (!before) throw refusal('NOT_FOUND');
  if (before.revokedAt !== null) return { till: present(before) };
  const revokedAt = new Date();
  await tx.db.update(till).set({ revokedAt }).where(own(tx, body.tillId));
  return { till: present({ ...before, revokedAt }) };
};

import { and, eq, inArray, isNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { lastEventOf } from '../../../../platform/server/database/events-behind.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { dropNotes } from '../../../alerts/server/public.ts';
import type { Automation } from '../../contract/workflow/automation-fields.ts';
import { checkAutomation } from '../../rules/workflow/check-automation.ts';
import { announceAutomations } from './announce-automations.ts';
import { readAutomation } from './read-automations.ts';
import { automation, automationHouse, automationRun } from './tables.ts';

type Body = { readonly automationId: string; readonly baseVersion: number; readonly isOn: boolean };

/** What waits of an automation waits no more: it did nothing. */
export const endWaiting = async (tx: RestaurantTx, automationId: string): Promise<void> => {
  const ended = await tx.db
    .update(automationRun)
    .set({ state: 'STOPPED', why: 'SWITCHED_OFF', endedAt: new Date() })
    .where(
      and(
        eq(automationRun.restaurantId, tx.restaurantId),
        eq(automationRun.automationId, automationId),
        inArray(automationRun.state, ['WAITING', 'READY']),
      ),
    )
    .returning({ id: automationRun.id });
  await dropNotes(
    tx,
    'automation-waits',
    ended.map(({ id }) => id),
  );
};

/** From here on it is listened; what happened before belongs to nobody. */
const listenFromNow = async (tx: RestaurantTx): Promise<bigint> => {
  const lastSequence = await lastEventOf(tx);
  const others = await tx.db
    .select({ id: automation.id })
    .from(automation)
    .where(and(eq(automation.restaurantId, tx.restaurantId), eq(automation.isOn, true)))
    .limit(1);
  const house = tx.db.insert(automationHouse).values({ restaurantId: tx.restaurantId, lastSequence });
  await (others.length > 0
    ? house.onConflictDoNothing()
    : house.onConflictDoUpdate({ target: automationHouse.restaurantId, set: { lastSequence } }));
  return lastSequence;
};

/**
 * Switches an automation on over the version that was looked at, or off. Whoever switches it on lends it their permissions.
 *
 * @refuses NOT_FOUND; AUTOMATION_CHANGED; AUTOMATION_FAULTY where its owner may no longer do what it does
 */
export const switchAutomation = async (
  tx: RestaurantTx,
  { body: { automationId: id, baseVersion, isOn } }: CommandEnvelope<Body>,
): Promise<{ automation: Automation }> => {
  const isThis = and(eq(automation.restaurantId, tx.restaurantId), eq(automation.id, id), isNull(automation.archivedAt));
  const [stored] = await tx.db.select().from(automation).where(isThis).for('update');
  if (!stored) throw refusal('NOT_FOUND');
  if (stored.version !== baseVersion) throw refusal('AUTOMATION_CHANGED');
  if (isOn) {
    const faults = checkAutomation(stored, tx.role);
    if (faults.length > 0) throw refusal('AUTOMATION_FAULTY', { faults });
    const lent = { ownerId: tx.userId ?? stored.ownerId, onAfterSequence: await listenFromNow(tx), offBecause: null };
    await tx.db
      .update(automation)
      .set({ isOn, ...lent })
      .where(isThis);
  } else {
    await tx.db.update(automation).set({ isOn }).where(isThis);
    await endWaiting(tx, id);
  }
  await dropNotes(tx, 'automation-stopped', [id]);
  announceAutomations(tx);
  return readAutomation(tx, id);
};

/**
 * Puts an automation away; its log stays.
 *
 * @refuses NOT_FOUND
 */
export const dropAutomation = async (
  tx: RestaurantTx,
  { body: { automationId: id } }: CommandEnvelope<{ readonly automationId: string }>,
): Promise<{ automationId: string }> => {
  const gone = await tx.db
    .update(automation)
    .set({ archivedAt: new Date(), isOn: false })
    .where(and(eq(automation.restaurantId, tx.restaurantId), eq(automation.id, id), isNull(automation.archivedAt)))
    .returning({ id: automation.id });
  if (gone.length === 0) throw refusal('NOT_FOUND');
  await endWaiting(tx, id);
  await dropNotes(tx, 'automation-stopped', [id]);
  announceAutomations(tx);
  return { automationId: id };
};

/** Stops everything that happens by itself, or lets it go on with what happens from now; what waits for somebody goes on waiting. */
export const stopAutomations = async (
  tx: RestaurantTx,
  { body: { isStopped } }: CommandEnvelope<{ readonly isStopped: boolean }>,
): Promise<{ isStopped: boolean }> => {
  const said = { isStopped, stoppedBy: isStopped ? tx.userId : null, stoppedAt: isStopped ? new Date() : null };
  const lastSequence = await lastEventOf(tx);
  await tx.db
    .insert(automationHouse)
    .values({ restaurantId: tx.restaurantId, lastSequence, ...said })
    .onConflictDoUpdate({ target: automationHouse.restaurantId, set: { ...said, lastSequence } });
  announceAutomations(tx);
  return { isStopped };
};

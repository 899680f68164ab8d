import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { pressNote } from '../../../alerts/server/public.ts';
import { workflowLimits } from '../../rules/workflow/automation.ts';
import { allHold } from '../../rules/workflow/conditions.ts';
import { loopGuard } from '../../rules/workflow/loop-guard.ts';
import type { Cause } from './causes.ts';
import { automation, automationRun } from './tables.ts';

/** An automation as it is stored. */
export type StoredAutomation = typeof automation.$inferSelect;

type Standing = Pick<typeof automationRun.$inferInsert, 'state' | 'why' | 'depth'>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const begun = ['WAITING', 'READY', 'DONE', 'FAILED'] as const;

/** The runs whose own commands announced what begins another. */
const runsBehind = async (tx: RestaurantTx, { commandId, at }: Cause) => {
  if (commandId === null) return [];
  return tx.db
    .select({ automationId: automationRun.automationId, depth: automationRun.depth })
    .from(automationRun)
    .where(
      and(
        eq(automationRun.restaurantId, tx.restaurantId),
        gte(automationRun.happenedAt, new Date(at.getTime() - dayMs)),
        sql`${automationRun.commandIds} @> array[${commandId}]::uuid[]`,
      ),
    );
};

const lately = async (tx: RestaurantTx, automationId: string, { at, subject }: Cause) => {
  const [row] = await tx.db
    .select({ runs: sql<number>`count(*)::int`, same: sql<number>`(count(*) filter (where ${automationRun.subject} = ${subject}))::int` })
    .from(automationRun)
    .where(
      and(
        eq(automationRun.restaurantId, tx.restaurantId),
        eq(automationRun.automationId, automationId),
        inArray(automationRun.state, [...begun]),
        gte(automationRun.happenedAt, new Date(at.getTime() - hourMs)),
      ),
    );
  return { runsLately: row?.runs ?? 0, isSameLately: (row?.same ?? 0) > 0 };
};

const standingOf = async (tx: RestaurantTx, stored: StoredAutomation, cause: Cause): Promise<Standing> => {
  const behind = await runsBehind(tx, cause);
  const depth = behind.reduce((deepest, run) => Math.max(deepest, run.depth + 1), 0);
  if (!allHold(cause.facts, stored.conditions)) return { state: 'NOT_MET', why: null, depth };
  const isOwnDoing = behind.some(({ automationId }) => automationId === stored.id);
  const why = loopGuard({ isOwnDoing, depth, ...(await lately(tx, stored.id, cause)) });
  if (why !== null) return { state: 'STOPPED', why, depth };
  return { state: stored.needsApproval ? 'WAITING' : 'READY', why: null, depth };
};

/** Begins a run of an automation for what happened, once however often it is heard of; or writes down why it is not begun. */
export const beginRun = async (tx: RestaurantTx, stored: StoredAutomation, cause: Cause): Promise<void> => {
  const standing = await standingOf(tx, stored, cause);
  const isOpen = standing.state === 'WAITING' || standing.state === 'READY';
  const told = { ...standing, facts: cause.facts, happenedAt: cause.at, endedAt: isOpen ? null : new Date() };
  const [made] = await tx.db
    .insert(automationRun)
    .values({
      restaurantId: tx.restaurantId,
      id: uuidv7(),
      automationId: stored.id,
      cause: cause.key,
      subject: cause.subject,
      place: cause.place,
      commandIds: stored.actions.map(() => uuidv7()),
      ...told,
    })
    // A week that was not far enough over its goal may be later; everything else is begun once.
    .onConflictDoUpdate({
      target: [automationRun.restaurantId, automationRun.automationId, automationRun.cause],
      set: told,
      setWhere: eq(automationRun.state, 'NOT_MET'),
    })
    .returning({ id: automationRun.id });
  if (!made || standing.state !== 'WAITING') return;
  const words = { automation: stored.name, name: cause.facts['name'] ?? null, nameLocal: cause.facts['nameLocal'] ?? null };
  const until = new Date(cause.at.getTime() + workflowLimits.approvalDays * dayMs);
  await pressNote(tx, { kind: 'automation-waits', subject: made.id, words, place: '/assistant/automation', userIds: null, until });
};

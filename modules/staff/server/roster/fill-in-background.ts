import { setTimeout as wait } from 'node:timers/promises';

import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { Pool } from '../../../../platform/server/database/pool.ts';
import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { createLog } from '../../../../platform/server/log/log.ts';
import type { ProposalGap, ProposalShift } from '../../contract/roster-fields.ts';
import type { FillFacts } from '../../rules/roster/fill-facts.ts';
import type { FillProposal } from '../../rules/roster/fill-proposal.ts';
import { instantOf } from '../../rules/roster/fill-shapes.ts';
import { dayAfter } from '../../rules/rota-week.ts';
import { announceStaff } from '../announce-staff.ts';
import { rotaProposal } from './roster-tables.ts';
import { runWorker } from './run-worker.ts';

/** What is filled, and where its answer belongs. */
export type FillTask = { readonly restaurantId: string; readonly proposalId: string; readonly facts: FillFacts };

/** How long a search takes at most. @unit milliseconds */
const searchMs = { week: 20_000, weeks: 60_000 } as const;
/** How often it is asked whether somebody wants it to end. @unit milliseconds */
const lookMs = 500;

/** One search at a time: a second core is for whoever cooks. */
let last: Promise<void> = Promise.resolve();

/** Fills a rota on a thread of its own, after whatever is being filled now. Nobody waits for it. */
export const fillInBackground = (pool: Pool, task: FillTask): void => {
  last = Promise.allSettled([last.then(() => fill(pool, task))]).then(([outcome]) => {
    if (outcome?.status === 'rejected') noteFault(task, outcome.reason);
  });
};

/** Nobody waits who could be told: the log is. */
const noteFault = ({ proposalId: proposal }: FillTask, err: unknown): void =>
  createLog('error').error({ err, proposal }, 'a rota could not be filled');

const fill = async (pool: Pool, task: FillTask): Promise<void> => {
  const where = { restaurantId: task.restaurantId, reason: 'staff.fill-rota' };
  const search = runWorker(task.facts, task.facts.dayCount > 7 ? searchMs.weeks : searchMs.week);
  const change = (set: Partial<typeof rotaProposal.$inferInsert>): Promise<boolean> =>
    withSystem(pool, where, (tx) => note(tx, task.proposalId, { ...set, heardAt: new Date() }));
  const ended = Promise.allSettled([search.ended]);
  for (;;) {
    if (await change({ gapPermille: search.gapPermille() })) search.stop();
    const [outcome] = (await Promise.race([ended, wait(lookMs)])) ?? [];
    if (outcome?.status === 'rejected') noteFault(task, outcome.reason);
    if (!outcome) continue;
    await change(outcome.status === 'fulfilled' ? { state: 'DONE', ...presented(task.facts, outcome.value) } : { state: 'FAILED' });
    return;
  }
};

/** Writes to a proposal that still runs; answers whether it is to end. */
const note = async (tx: RestaurantTx, proposalId: string, set: Partial<typeof rotaProposal.$inferInsert>): Promise<boolean> => {
  const own = and(eq(rotaProposal.restaurantId, tx.restaurantId), eq(rotaProposal.id, proposalId), eq(rotaProposal.state, 'RUNNING'));
  const [before] = await tx.db.select({ gapPermille: rotaProposal.gapPermille }).from(rotaProposal).where(own).for('update');
  const [row] = await tx.db.update(rotaProposal).set(set).where(own).returning({ isStopping: rotaProposal.isStopping });
  const isNews = set.state !== undefined || before?.gapPermille !== set.gapPermille;
  if (row && isNews) announceStaff(tx, 'staff.v1.rota-fill-changed', { proposalId });
  // One that was discarded meanwhile has no row to write to: its search may end as well.
  return row?.isStopping ?? true;
};

const presented = (facts: FillFacts, { shifts, gaps }: FillProposal): { shifts: ProposalShift[]; gaps: ProposalGap[] } => ({
  shifts: shifts.map(({ workRoleId, userId, planned, isOpen, reasons }) => ({
    shiftId: isOpen ? planned.id : uuidv7(),
    day: planned.day,
    workRoleId,
    userId,
    startsAt: new Date(planned.startsMs).toISOString(),
    endsAt: new Date(planned.endsMs).toISOString(),
    breaks: [...planned.breaks],
    reasons: [...reasons],
  })),
  gaps: gaps.map(({ day, fromMinute, toMinute, workRoleId, people, why, ruleIds }) => ({
    day: dayAfter(facts.firstDay, day),
    workRoleId,
    startsAt: new Date(instantOf(facts, day, fromMinute)).toISOString(),
    endsAt: new Date(instantOf(facts, day, toMinute)).toISOString(),
    people,
    why,
    ruleIds: [...ruleIds],
  })),
});

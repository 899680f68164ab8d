import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import { afterCommit, type RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { holds } from '../../../restaurants/server/public.ts';
import type { Proposal } from '../../contract/roster-fields.ts';
import type { FillAim } from '../../rules/roster/fill-facts.ts';
import { rotaLimits } from '../../rules/rota-limits.ts';
import { dayAfter, mondayOf } from '../../rules/rota-week.ts';
import { announceStaff } from '../announce-staff.ts';
import { fillInBackground } from './fill-in-background.ts';
import { loadFill } from './load-fill.ts';
import { rotaProposal, type ProposalRow } from './roster-tables.ts';

/** A search that was not heard of for so long is over: its server is. @unit milliseconds */
const silenceMs = 90_000;

/** A proposal as whoever plans sees it; who is cheapest is told to whoever may see pay. */
const present = (tx: RestaurantTx, row: ProposalRow): Proposal => ({
  id: row.id,
  from: row.fromDate,
  days: row.dayCount,
  aim: row.aim,
  state: row.state === 'RUNNING' && Date.now() - row.heardAt.getTime() > silenceMs ? 'FAILED' : row.state,
  isStopping: row.isStopping,
  gapPermille: row.gapPermille,
  shifts: row.shifts.map((one) => ({
    ...one,
    reasons: one.reasons.filter(({ code }) => code !== 'CHEAPEST' || holds(tx, 'members.view-pay')),
  })),
  gaps: row.gaps,
});

/** The last rota that was filled for the week that a day lies in. */
export const readProposal = async (tx: RestaurantTx, { from }: { readonly from: string }): Promise<{ proposal: Proposal | null }> => {
  const monday = mondayOf(from);
  const [row] = await tx.db
    .select()
    .from(rotaProposal)
    .where(
      and(
        eq(rotaProposal.restaurantId, tx.restaurantId),
        ne(rotaProposal.state, 'DISCARDED'),
        sql`${rotaProposal.fromDate} <= ${monday}::date and ${monday}::date < ${rotaProposal.fromDate} + ${rotaProposal.dayCount}`,
      ),
    )
    .orderBy(desc(rotaProposal.askedAt))
    .limit(1);
  return { proposal: row ? present(tx, row) : null };
};

type Body = { readonly proposalId: string; readonly from: string; readonly weeks: 1 | 4; readonly aim: FillAim };

/**
 * Asks for a rota to be filled. The search begins when this is committed.
 *
 * @refuses ID_TAKEN; FILL_RUNS while another runs here; FILL_NOTHING_NEEDED where nobody said what is needed and no draft is open;
 * SHIFT_TIMES_WRONG beyond the days that may be planned
 */
export const askToFill = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ proposal: Proposal }> => {
  // Two who ask at once stand behind each other here.
  await tx.client.query('select pg_advisory_xact_lock(hashtext($1))', [`fill-rota ${tx.restaurantId}`]);
  const [from, dayCount] = [mondayOf(body.from), body.weeks * 7];
  const lastDay = dayAfter(tradingDay(tx, new Date()), rotaLimits.horizonDays);
  if (dayAfter(from, dayCount - 1) > lastDay) throw refusal('SHIFT_TIMES_WRONG', { field: 'from' });
  const [running] = await tx.db
    .select({ id: rotaProposal.id })
    .from(rotaProposal)
    .where(
      and(
        eq(rotaProposal.restaurantId, tx.restaurantId),
        eq(rotaProposal.state, 'RUNNING'),
        gte(rotaProposal.heardAt, new Date(Date.now() - silenceMs)),
      ),
    );
  if (running) throw refusal('FILL_RUNS', { field: 'from' });
  const { facts, replaces } = await loadFill(tx, { from, dayCount, aim: body.aim });
  if (facts.needs.length + facts.open.length === 0) throw refusal('FILL_NOTHING_NEEDED', { field: 'from' });
  const [row] = await tx.db
    .insert(rotaProposal)
    .values({
      restaurantId: tx.restaurantId,
      id: body.proposalId,
      fromDate: from,
      dayCount,
      aim: body.aim,
      state: 'RUNNING',
      replaces: [...replaces],
      askedBy: tx.userId ?? '',
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refusal('ID_TAKEN', { field: 'proposal' });
  const { restaurantId } = tx;
  afterCommit(tx, (pool) => fillInBackground(pool, { restaurantId, proposalId: row.id, facts }));
  announceStaff(tx, 'staff.v1.rota-fill-changed', { proposalId: row.id });
  return { proposal: present(tx, row) };
};

/**
 * Asks a search to end with the best so far; one that is over is answered as it is.
 *
 * @refuses NOT_FOUND
 */
export const stopFilling = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<{ readonly proposalId: string }>,
): Promise<{ proposal: Proposal }> => {
  const own = and(eq(rotaProposal.restaurantId, tx.restaurantId), eq(rotaProposal.id, body.proposalId));
  const [row] = await tx.db.update(rotaProposal).set({ isStopping: true }).where(own).returning();
  if (!row) throw refusal('NOT_FOUND');
  announceStaff(tx, 'staff.v1.rota-fill-changed', { proposalId: row.id });
  return { proposal: present(tx, row) };
};

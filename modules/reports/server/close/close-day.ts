import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { CloseDay } from '../../contract/close-fields.ts';
import { decideClosing, gatesOf, type Override } from '../../rules/close/day-gates.ts';
import { announceReports } from '../announce-reports.ts';
import { isLockedDay } from '../periods/load-periods.ts';
import { dayClose, dayCloseStep, type CloseStepFacts } from './close-tables.ts';
import { holdDay, keptClose, type KeptClose } from './kept-close.ts';
import { loadDay, loadGateFacts } from './load-day.ts';
import { readClose } from './read-close.ts';

type Step = { readonly stepId: string; readonly businessDate: string; readonly baseVersion: number };

/** The day as it is kept, held until the commit. @refuses PERIOD_LOCKED; DAY_CHANGED where somebody signed or opened it meanwhile */
const heldAt = async (tx: RestaurantTx, { businessDate, baseVersion }: Step): Promise<KeptClose> => {
  await holdDay(tx, businessDate);
  if (await isLockedDay(tx, businessDate)) throw refusal('PERIOD_LOCKED', { field: 'day' });
  const kept = await keptClose(tx, businessDate);
  if (kept.version !== baseVersion) throw refusal('DAY_CHANGED', { field: 'version' });
  return kept;
};

const take = async (tx: RestaurantTx, { stepId, businessDate, baseVersion }: Step, facts: CloseStepFacts): Promise<{ day: CloseDay }> => {
  const own = { restaurantId: tx.restaurantId, businessDate, version: baseVersion + 1 };
  const state = facts.step === 'CLOSE' ? ('CLOSED' as const) : ('REOPENED' as const);
  await tx.db
    .insert(dayClose)
    .values({ ...own, state })
    .onConflictDoUpdate({ target: [dayClose.restaurantId, dayClose.businessDate], set: { state, version: own.version } });
  const [made] = await tx.db
    .insert(dayCloseStep)
    .values({ ...own, ...facts, id: stepId, takenBy: tx.userId ?? tx.ownerId })
    .onConflictDoNothing()
    .returning({ id: dayCloseStep.id });
  if (!made) throw refusal('ID_TAKEN', { field: 'stepId' });
  announceReports(tx, 'reports.v1.day-changed', { businessDate });
  return { day: await readClose(tx, { businessDate }) };
};

/**
 * Signs a day. Its gates are worked out anew, and what it comes to is kept as it is in this transaction: what arrives afterwards
 * is shown beside it and changes nothing of it.
 *
 * @refuses PERIOD_LOCKED, DAY_CHANGED; whatever decideClosing refuses; ID_TAKEN
 */
export const closeDay = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<Step & { readonly overrides: readonly Override[] }>,
): Promise<{ day: CloseDay }> => {
  const { state } = await heldAt(tx, body);
  const known = await loadDay(tx, body.businessDate);
  const gates = gatesOf(await loadGateFacts(tx, body.businessDate, known));
  const asked = { day: body.businessDate, today: tradingDay(tx, new Date()), kept: state, gates, overrides: body.overrides };
  const overrides = orRefuse(decideClosing(asked), { field: 'day' });
  return take(tx, body, { step: 'CLOSE', reason: null, snapshot: { facts: known.facts, overrides } });
};

/**
 * Opens a closed day again; what was signed stays in its history.
 *
 * @refuses PERIOD_LOCKED, DAY_CHANGED, DAY_NOT_CLOSED; ID_TAKEN
 */
export const reopenDay = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<Step & { readonly reason: string }>,
): Promise<{ day: CloseDay }> => {
  const { state } = await heldAt(tx, body);
  if (state !== 'CLOSED') throw refusal('DAY_NOT_CLOSED', { field: 'day' });
  return take(tx, body, { step: 'REOPEN', reason: body.reason, snapshot: null });
};

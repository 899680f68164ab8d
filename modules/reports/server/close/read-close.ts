import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { namesOf } from '../../../accounts/server/public.ts';
import { ordersLeftOpen, tillNames } from '../../../kitchen/server/public.ts';
import type { CloseDay, CloseLine } from '../../contract/close-fields.ts';
import { lateFacts } from '../../rules/close/after-close.ts';
import type { DrawerFacts } from '../../rules/close/day-facts.ts';
import { dayState, gatesOf } from '../../rules/close/day-gates.ts';
import { drawersOf } from '../../rules/close/drawers.ts';
import { dayLater, eachDay, type Days } from '../../rules/report-period.ts';
import { tradeBy } from '../../rules/trade.ts';
import { firstDay } from '../first-day.ts';
import { loadSales } from '../load-sales.ts';
import { closeSteps, keptClose, keptCloses, signaturesOf, type CloseStep } from './kept-close.ts';
import { loadCashDrawers, loadCountings, loadDay, loadGateFacts } from './load-day.ts';

const presentSteps = async (tx: RestaurantTx, steps: readonly CloseStep[]): Promise<CloseDay['steps']> => {
  const names = await namesOf(tx, [...new Set(steps.map(({ takenBy }) => takenBy))]);
  return steps.map(({ step, version, takenBy, takenAt, reason, snapshot }) => ({
    step,
    version,
    by: names.get(takenBy) ?? '',
    at: takenAt.toISOString(),
    reason,
    signed: snapshot as CloseDay['steps'][number]['signed'],
  }));
};

const presentCountings = async (
  tx: RestaurantTx,
  businessDate: string,
  tills: ReadonlyMap<string, string>,
): Promise<CloseDay['countings']> => {
  const countings = await loadCountings(tx, businessDate);
  const names = await namesOf(tx, [...new Set(countings.map(({ countedBy }) => countedBy))]);
  return countings.map(({ id, tillId, countedMinor, currency, note, countedBy, countedAt }) => ({
    id,
    tillId,
    name: tillId === null ? null : (tills.get(tillId) ?? null),
    countedMinor: String(countedMinor),
    currency: currency as CloseDay['facts']['currency'],
    by: names.get(countedBy) ?? '',
    at: countedAt.toISOString(),
    note,
  }));
};

/** A trading day: as it was signed where it is closed, with what became known since beside it; as it stands where it is not. */
export const readClose = async (tx: RestaurantTx, { businessDate }: { readonly businessDate: string }): Promise<CloseDay> => {
  const { state, version } = await keptClose(tx, businessDate);
  const steps = await presentSteps(tx, await closeSteps(tx, { from: businessDate, to: businessDate }));
  const known = await loadDay(tx, businessDate);
  const signed = state === 'CLOSED' ? (steps[0]?.signed?.facts ?? null) : null;
  const tills = await tillNames(tx);
  const gates = signed ? [] : gatesOf(await loadGateFacts(tx, businessDate, known));
  return {
    businessDate,
    state: dayState(state, gates),
    version,
    facts: signed ?? (known.facts as CloseDay['facts']),
    late: signed ? [...lateFacts(signed, known.facts)] : [],
    gates: [...gates],
    ...(signed && { openOrders: await ordersLeftOpen(tx, businessDate) }),
    tills: [...tills].map(([id, name]) => ({ id, name })),
    steps,
    countings: await presentCountings(tx, businessDate, tills),
    today: tradingDay(tx, new Date()),
  };
};

/** @unit days */
const daysListed = 35;

const varianceOf = (drawers: readonly DrawerFacts[]): string | null => {
  const counts = drawers.flatMap(({ count }) => (count ? [BigInt(count.varianceMinor)] : []));
  return counts.length === 0 ? null : String(counts.reduce((sum, minor) => sum + minor, 0n));
};

/** What days come to as it is known now, and what was signed of those that are closed. */
const linesOf = async (tx: RestaurantTx, days: Days): Promise<CloseLine[]> => {
  const [kept, signatures] = [await keptCloses(tx, days), await signaturesOf(tx, days)];
  const trades = tradeBy(await loadSales(tx, days), ({ businessDate }) => businessDate);
  const drawers = await loadCashDrawers(tx, days);
  return eachDay(days).map((businessDate) => {
    const signed = signatures.get(businessDate);
    const varianceMinor = varianceOf(signed?.facts.drawers ?? drawersOf(...drawers(businessDate)));
    const netMinor = signed?.facts.netMinor ?? trades.get(businessDate)?.netMinor.toString() ?? null;
    return { businessDate, state: kept.get(businessDate) ?? 'OPEN', netMinor, varianceMinor, signedBy: signed?.by ?? null };
  });
};

/** Five weeks of trading days until a day, the newest first; none of before there was anything to close. */
export const listCloses = async (tx: RestaurantTx, { until }: { readonly until?: string | undefined }) => {
  const [today, first] = [tradingDay(tx, new Date()), await firstDay(tx)];
  const to = until !== undefined && until < today ? until : today;
  const fiveWeeks = dayLater(to, 1 - daysListed);
  const lines = to < first ? [] : await linesOf(tx, { from: fiveWeeks < first ? first : fiveWeeks, to });
  return { days: lines.toReversed(), hasEarlier: first < fiveWeeks, currency: tx.currency as CloseDay['facts']['currency'], today };
};

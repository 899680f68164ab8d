import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../../platform/server/rpc/refuse.ts';
import { closeBooksThrough, openBooksFrom } from '../../../inventory/server/public.ts';
import { getDetails } from '../../../restaurants/server/public.ts';
import type { Period } from '../../contract/periods.contract.ts';
import { stretchAround, type Days, type ReportCalendar } from '../../rules/report-period.ts';
import { decidePeriodStep, type PeriodStep } from '../../rules/periods/period-step.ts';
import { announceReports } from '../announce-reports.ts';
import { freezeReports } from './frozen-report.ts';
import { listPeriods } from './list-periods.ts';
import { keptPeriods, periodAt, type KeptPeriod } from './load-periods.ts';
import { reportPeriod, reportPeriodStep } from './period-tables.ts';

type Body = {
  readonly stepId: string;
  readonly from: string;
  readonly step: PeriodStep;
  readonly baseVersion: number;
  readonly reason: string | null;
};

type Month = Days & { readonly calendar: ReportCalendar };

/** The month that begins on a day: as it was begun, or by the calendar of the restaurant. @refuses PERIOD_UNKNOWN */
const monthFrom = async (tx: RestaurantTx, from: string, kept: readonly KeptPeriod[]): Promise<Month> => {
  const known = kept.find(({ fromDay }) => fromDay === from);
  if (known) return { from, to: known.toDay, calendar: known.calendar };
  const calendar = (await getDetails(tx)).useEthiopianCalendar ? 'ETHIOPIC' : 'GREGORIAN';
  const month = stretchAround('month', from, calendar);
  if (month.from !== from) throw refusal('PERIOD_UNKNOWN', { field: 'from' });
  return { ...month, calendar };
};

/** What else a step does: a locked month is closed in the stock books too, and all its reports are kept as they are. */
const carryOut = async (tx: RestaurantTx, { stepId, step, baseVersion, reason }: Body, { from, to }: Days): Promise<void> => {
  if (step === 'REOPEN') return openBooksFrom(tx, { id: stepId, from, reason: reason ?? '' });
  if (step !== 'LOCK') return;
  await closeBooksThrough(tx, { id: stepId, through: to });
  await freezeReports(tx, { from, to }, baseVersion + 1);
};

/**
 * Reviews a month, locks it, or opens it again. Locking closes the stock books through its last day.
 *
 * @refuses PERIOD_CHANGED, PERIOD_UNKNOWN; whatever decidePeriodStep refuses; ID_TAKEN
 */
export const stepPeriod = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ periods: Period[] }> => {
  const { stepId, from, step, baseVersion } = body;
  await tx.client.query('select pg_advisory_xact_lock(hashtext($1))', [`periods ${tx.restaurantId}`]);
  const { state, version } = await periodAt(tx, from);
  if (version !== baseVersion) throw refusal('PERIOD_CHANGED', { field: 'version' });
  const kept = await keptPeriods(tx);
  const { calendar, ...days } = await monthFrom(tx, from, kept);
  const locked = kept.flatMap((one) => (one.state === 'LOCKED' && one.fromDay !== from ? [{ from: one.fromDay, to: one.toDay }] : []));
  const attempt = { days, state, step, isOwner: tx.role === 'owner', reason: body.reason, today: tradingDay(tx, new Date()), locked };
  const next = orRefuse(decidePeriodStep(attempt), { field: 'step' });
  const reason = step === 'REOPEN' ? body.reason : null;
  const own = { restaurantId: tx.restaurantId, fromDay: from, version: version + 1 };
  await tx.db
    .insert(reportPeriod)
    .values({ ...own, toDay: days.to, calendar, state: next })
    .onConflictDoUpdate({ target: [reportPeriod.restaurantId, reportPeriod.fromDay], set: { state: next, version: own.version } });
  const [made] = await tx.db
    .insert(reportPeriodStep)
    .values({ ...own, id: stepId, step, reason, takenBy: tx.userId ?? tx.ownerId })
    .onConflictDoNothing()
    .returning({ id: reportPeriodStep.id });
  if (!made) throw refusal('ID_TAKEN', { field: 'stepId' });
  await carryOut(tx, body, days);
  announceReports(tx, 'reports.v1.period-changed', { from });
  return listPeriods(tx);
};

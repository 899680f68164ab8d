import { m } from '../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { ReportDocument } from '../contract/report-document.ts';
import { askOf, makeReport, type AskedReport } from './make-report.ts';
import { frozenReport, sinceLocked } from './periods/frozen-report.ts';
import { lockedWithin } from './periods/load-periods.ts';
import type { On } from './report-maker.ts';

/** Days of a locked month that are asked for by themselves: nothing is kept of them alone, and they are not what was locked. */
const withinLocked = async (tx: RestaurantTx, asked: AskedReport, on: On): Promise<ReportDocument['restsOn']> =>
  (await lockedWithin(tx, asked)) ? [{ label: m.reports_group_locked({}, on), text: m.reports_within_locked({}, on) }] : [];

/**
 * A report: of a locked month as it was locked, with what became known since beside it; of any other days as it is known now.
 *
 * @invariant no figure of a locked month is ever otherwise than it was locked.
 */
export const readReport = async (tx: RestaurantTx, asked: AskedReport): Promise<ReportDocument> => {
  // Of one subject alone nothing is kept: it is a way down from a figure, not a figure of the books.
  const locked = asked.subject === undefined ? await frozenReport(tx, asked) : null;
  const live = await makeReport(tx, asked);
  const { on } = await askOf(tx, asked);
  if (locked === null) return { ...live, restsOn: [...live.restsOn, ...(await withinLocked(tx, asked, on))] };
  return { ...locked, restsOn: [...locked.restsOn, ...sinceLocked(locked, live, on)] };
};

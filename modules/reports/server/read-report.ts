import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { ReportDocument } from '../contract/report-document.ts';
import { askOf, makeReport, type AskedReport } from './make-report.ts';
import { frozenReport, sinceLocked } from './periods/frozen-report.ts';

/**
 * A report: of a locked month as it was locked, with what became known since beside it; of any other days as it is known now.
 *
 * @invariant no figure of a locked month is ever otherwise than it was locked.
 */
export const readReport = async (tx: RestaurantTx, asked: AskedReport): Promise<ReportDocument> => {
  // Of one subject alone nothing is kept: it is a way down from a figure, not a figure of the books.
  const locked = asked.subject === undefined ? await frozenReport(tx, asked) : null;
  const live = await makeReport(tx, asked);
  if (locked === null) return live;
  const { on } = await askOf(tx, asked);
  return { ...locked, restsOn: [...locked.restsOn, ...sinceLocked(locked, live, on)] };
};

import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { reportsContract } from '../contract/reports.contract.ts';
import { readMonth, saveHeadings, saveMonth } from './month-books.ts';
import { printReport } from './print-report.ts';
import { readReport } from './read-report.ts';

/** The procedures of `reportsContract`, each let in by the restaurant's guard. */
export const reportsRouter = (restaurantScope: RestaurantScope) => {
  const os = implementContract(reportsContract);
  return os.router({
    readMonth: os.readMonth.use(restaurantScope).handler(({ context: { tx }, input }) => readMonth(tx, input)),
    saveMonth: os.saveMonth.use(restaurantScope).handler(({ context: { tx }, input }) => saveMonth(tx, input)),
    saveHeadings: os.saveHeadings.use(restaurantScope).handler(({ context: { tx }, input }) => saveHeadings(tx, input)),
    readReport: os.readReport.use(restaurantScope).handler(({ context: { tx }, input }) => readReport(tx, input)),
    printReport: os.printReport.use(restaurantScope).handler(({ context: { tx }, input }) => printReport(tx, input)),
  });
};

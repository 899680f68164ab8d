import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { reportsContract } from '../contract/reports.contract.ts';
import { readMonth, saveHeadings, saveMonth } from './month-books.ts';
import { closeDay, reopenDay } from './close/close-day.ts';
import { countCash } from './close/count-cash.ts';
import { printGroup, readGroup } from './group/read-group.ts';
import { setRate } from './group/rates.ts';
import { listCloses, readClose } from './close/read-close.ts';
import { listLetters, setLetter } from './letters/own-letters.ts';
import { listPeriods } from './periods/list-periods.ts';
import { stepPeriod } from './periods/step-period.ts';
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

    listCloses: os.listCloses.use(restaurantScope).handler(({ context: { tx }, input }) => listCloses(tx, input)),
    readClose: os.readClose.use(restaurantScope).handler(({ context: { tx }, input }) => readClose(tx, input)),
    countCash: os.countCash.use(restaurantScope).handler(({ context: { tx }, input }) => countCash(tx, input)),
    closeDay: os.closeDay.use(restaurantScope).handler(({ context: { tx }, input }) => closeDay(tx, input)),
    listPeriods: os.listPeriods.use(restaurantScope).handler(({ context: { tx } }) => listPeriods(tx)),
    stepPeriod: os.stepPeriod.use(restaurantScope).handler(({ context: { tx }, input }) => stepPeriod(tx, input)),
    listLetters: os.listLetters.use(restaurantScope).handler(({ context: { tx } }) => listLetters(tx)),
    setLetter: os.setLetter.use(restaurantScope).handler(({ context: { tx }, input }) => setLetter(tx, input)),
    readGroup: os.readGroup.use(restaurantScope).handler(({ context, input }) => readGroup(context, input)),
    printGroup: os.printGroup.use(restaurantScope).handler(({ context, input }) => printGroup(context, input)),
    setRate: os.setRate.use(restaurantScope).handler(({ context: { tx }, input }) => setRate(tx, input)),
    reopenDay: os.reopenDay.use(restaurantScope).handler(({ context: { tx }, input }) => reopenDay(tx, input)),
  });
};

import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { wasteContract } from '../contract/waste.contract.ts';
import { analyse } from './analyse.ts';
import { saveContainer } from './containers.ts';
import { listDays, saveDay } from './days.ts';
import { exportEntries } from './export-entries.ts';
import { changeGoal, getGoals } from './goals.ts';
import { listEntries } from './list-entries.ts';
import { logEntry } from './log-entry.ts';
import { logHelp } from './log-help.ts';
import { setPhoto } from './photos.ts';
import { actOnCause, listReviews, moveReview } from './reviews.ts';
import { reviewEntries, voidEntry } from './void-entry.ts';

/** The procedures of `wasteContract`, each let in by the restaurant's guard. */
export const wasteRouter = (restaurantScope: RestaurantScope) => {
  const os = implementContract(wasteContract);
  return os.router({
    listEntries: os.listEntries.use(restaurantScope).handler(({ context: { tx }, input }) => listEntries(tx, input)),
    analyse: os.analyse.use(restaurantScope).handler(({ context: { tx }, input }) => analyse(tx, input)),
    exportEntries: os.exportEntries.use(restaurantScope).handler(({ context: { tx }, input }) => exportEntries(tx, input)),
    logHelp: os.logHelp.use(restaurantScope).handler(({ context: { tx } }) => logHelp(tx)),

    logEntry: os.logEntry.use(restaurantScope).handler(({ context: { tx }, input }) => logEntry(tx, input)),
    voidEntry: os.voidEntry.use(restaurantScope).handler(({ context: { tx }, input }) => voidEntry(tx, input)),
    reviewEntries: os.reviewEntries.use(restaurantScope).handler(({ context: { tx }, input }) => reviewEntries(tx, input)),
    setPhoto: os.setPhoto.use(restaurantScope).handler(({ context: { tx }, input }) => setPhoto(tx, input)),

    listDays: os.listDays.use(restaurantScope).handler(({ context: { tx }, input }) => listDays(tx, input)),
    getGoals: os.getGoals.use(restaurantScope).handler(({ context: { tx } }) => getGoals(tx)),
    listReviews: os.listReviews.use(restaurantScope).handler(({ context: { tx } }) => listReviews(tx)),
    saveDay: os.saveDay.use(restaurantScope).handler(({ context: { tx }, input }) => saveDay(tx, input)),
    changeGoal: os.changeGoal.use(restaurantScope).handler(({ context: { tx }, input }) => changeGoal(tx, input)),
    actOnCause: os.actOnCause.use(restaurantScope).handler(({ context: { tx }, input }) => actOnCause(tx, input)),
    moveReview: os.moveReview.use(restaurantScope).handler(({ context: { tx }, input }) => moveReview(tx, input)),
    saveContainer: os.saveContainer.use(restaurantScope).handler(({ context: { tx }, input }) => saveContainer(tx, input.body)),
  });
};

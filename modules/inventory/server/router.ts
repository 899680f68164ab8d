import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';

import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { inventoryContract } from '../contract/inventory.contract.ts';
import { closePeriod, getBooks, reopenPeriod, setCosting } from './books.ts';
import { changeLot } from './change-lot.ts';
import { correctMovement } from './correct-movement.ts';
import { approveCount, cancelCount, reverseCount } from './approve-count.ts';
import { recordCountEntry } from './count-entries.ts';
import { closeCountPart, getCount } from './count-parts.ts';
import { countEntries, countSheet } from './count-sheet.ts';
import { archiveCountTemplate, listCountTemplates, markKeyItems, saveCountTemplate } from './count-templates.ts';
import { createItem } from './create-item.ts';
import { exportItems, getItem } from './get-item.ts';
import { importItems } from './import-items.ts';
import { explainLevel, levelHistory, listMovements } from './item-history.ts';
import { levelSparklines } from './level-sparklines.ts';
import { listItems } from './list-items.ts';
import { loadCounts, presentCounts } from './load-count.ts';
import { listLots } from './lots.ts';
import { createCategory, createStorageArea, listCategories, listStorageAreas } from './places.ts';
import { listDuplicates } from './list-duplicates.ts';
import { mergeItems } from './merge-items.ts';
import { cancelSelfCheck, listSelfChecks, startSelfCheck } from './self-check/runs.ts';
import { beginTour, getTour, leaveTour, takeTourStep } from './tour/tour.ts';
import { moveTransfer } from './move-transfer.ts';
import { recordMovement } from './record-movement.ts';
import { askRecount, explainCountLines, reviewCount, submitCount } from './review-count.ts';
import { archiveStorageArea, changeShelf, listShelf, orderStorageAreas, updateStorageArea } from './shelves.ts';
import { requestTransfer } from './request-transfer.ts';
import { beginCount, createCount, startCount } from './start-count.ts';
import { readVariance } from './read-variance.ts';
import { stockWorth } from './stock-worth.ts';
import { findByBarcode, syncItems } from './sync-items.ts';
import { traceLot } from './trace-lot.ts';
import { sendTransfer } from './send-transfer.ts';
import { getTransfer, listTransfers } from './transfers.ts';
import { undoMerge } from './undo-merge.ts';
import { archiveItems, setPars, updateItem } from './update-item.ts';

/** The procedures of `inventoryContract`, each let in by the restaurant's guard. */
export const inventoryRouter = (restaurantScope: RestaurantScope) => {
  const os = implementContract(inventoryContract);
  return os.router({
    listItems: os.listItems.use(restaurantScope).handler(({ context: { tx }, input }) => listItems(tx, input)),
    getItem: os.getItem.use(restaurantScope).handler(({ context: { tx }, input }) => getItem(tx, input.itemId)),
    syncItems: os.syncItems.use(restaurantScope).handler(({ context: { tx }, input }) => syncItems(tx, input)),
    findByBarcode: os.findByBarcode.use(restaurantScope).handler(({ context: { tx }, input }) => findByBarcode(tx, input.barcode)),
    listMovements: os.listMovements.use(restaurantScope).handler(({ context: { tx }, input }) => listMovements(tx, input)),
    explainLevel: os.explainLevel.use(restaurantScope).handler(({ context: { tx }, input }) => explainLevel(tx, input.itemId)),
    levelHistory: os.levelHistory.use(restaurantScope).handler(({ context: { tx }, input }) => levelHistory(tx, input)),
    levelSparklines: os.levelSparklines.use(restaurantScope).handler(({ context: { tx }, input }) => levelSparklines(tx, input.itemIds)),
    listCategories: os.listCategories.use(restaurantScope).handler(({ context: { tx } }) => listCategories(tx)),
    listStorageAreas: os.listStorageAreas.use(restaurantScope).handler(({ context: { tx } }) => listStorageAreas(tx)),
    exportItems: os.exportItems.use(restaurantScope).handler(({ context: { tx }, input }) => exportItems(tx, input)),

    createItem: os.createItem.use(restaurantScope).handler(({ context: { tx }, input }) => createItem(tx, input.body)),
    updateItem: os.updateItem.use(restaurantScope).handler(({ context: { tx }, input }) => updateItem(tx, input.body)),
    archiveItems: os.archiveItems.use(restaurantScope).handler(({ context: { tx }, input }) => archiveItems(tx, input.body)),
    setPars: os.setPars.use(restaurantScope).handler(({ context: { tx }, input }) => setPars(tx, input.body)),
    recordMovement: os.recordMovement.use(restaurantScope).handler(({ context: { tx }, input }) => recordMovement(tx, input)),
    correctMovement: os.correctMovement.use(restaurantScope).handler(({ context: { tx }, input }) => correctMovement(tx, input)),
    createCategory: os.createCategory.use(restaurantScope).handler(({ context: { tx }, input }) => createCategory(tx, input.body)),
    createStorageArea: os.createStorageArea.use(restaurantScope).handler(({ context: { tx }, input }) => createStorageArea(tx, input.body)),
    importItems: os.importItems.use(restaurantScope).handler(({ context: { tx }, input }) => importItems(tx, input)),

    getBooks: os.getBooks.use(restaurantScope).handler(({ context: { tx } }) => getBooks(tx)),
    readVariance: os.readVariance.use(restaurantScope).handler(({ context: { tx }, input }) => readVariance(tx, input)),
    stockWorth: os.stockWorth.use(restaurantScope).handler(({ context: { tx } }) => stockWorth(tx)),
    closePeriod: os.closePeriod.use(restaurantScope).handler(({ context: { tx }, input }) => closePeriod(tx, input)),
    reopenPeriod: os.reopenPeriod.use(restaurantScope).handler(({ context: { tx }, input }) => reopenPeriod(tx, input)),
    setCosting: os.setCosting.use(restaurantScope).handler(({ context: { tx }, input }) => setCosting(tx, input)),
    ...areaHandlers(restaurantScope),
    ...countHandlers(restaurantScope),
    ...lotHandlers(restaurantScope),
    ...tryOutHandlers(restaurantScope),
  });
};

/** Places and shelves. */
const areaHandlers = (restaurantScope: RestaurantScope) => {
  const os = implementContract(inventoryContract);
  return {
    listShelf: os.listShelf.use(restaurantScope).handler(({ context: { tx }, input }) => listShelf(tx, input.storageAreaId)),
    updateStorageArea: os.updateStorageArea.use(restaurantScope).handler(({ context: { tx }, input }) => updateStorageArea(tx, input.body)),
    orderStorageAreas: os.orderStorageAreas
      .use(restaurantScope)
      .handler(({ context: { tx }, input }) => orderStorageAreas(tx, input.body.storageAreaIds)),
    archiveStorageArea: os.archiveStorageArea
      .use(restaurantScope)
      .handler(({ context: { tx }, input }) => archiveStorageArea(tx, input.body.storageAreaId)),
    changeShelf: os.changeShelf.use(restaurantScope).handler(({ context: { tx }, input }) => changeShelf(tx, input.body)),
  };
};

/** What is tried out in a scratch restaurant. */
const tryOutHandlers = (restaurantScope: RestaurantScope) => {
  const os = implementContract(inventoryContract);
  return {
    listSelfChecks: os.listSelfChecks.use(restaurantScope).handler(({ context: { tx } }) => listSelfChecks(tx)),
    startSelfCheck: os.startSelfCheck.use(restaurantScope).handler(({ context: { tx }, input }) => startSelfCheck(tx, input.body.runId)),
    cancelSelfCheck: os.cancelSelfCheck.use(restaurantScope).handler(({ context: { tx } }) => cancelSelfCheck(tx)),
    getTour: os.getTour.use(restaurantScope).handler(({ context: { tx } }) => getTour(tx)),
    beginTour: os.beginTour.use(restaurantScope).handler(({ context: { tx } }) => beginTour(tx)),
    takeTourStep: os.takeTourStep.use(restaurantScope).handler(({ context: { tx }, input }) => takeTourStep(tx, input)),
    leaveTour: os.leaveTour.use(restaurantScope).handler(({ context: { tx } }) => leaveTour(tx)),
  };
};

/** Lots and where they went, and what goes to another restaurant. */
const lotHandlers = (restaurantScope: RestaurantScope) => {
  const os = implementContract(inventoryContract);
  return {
    listLots: os.listLots.use(restaurantScope).handler(({ context: { tx }, input }) => listLots(tx, input)),
    traceLot: os.traceLot.use(restaurantScope).handler(({ context: { tx }, input }) => traceLot(tx, input.lotId)),
    changeLot: os.changeLot.use(restaurantScope).handler(({ context: { tx }, input }) => changeLot(tx, input)),
    listTransfers: os.listTransfers.use(restaurantScope).handler(({ context: { tx } }) => listTransfers(tx)),
    getTransfer: os.getTransfer.use(restaurantScope).handler(({ context: { tx }, input }) => getTransfer(tx, input.transferId)),
    requestTransfer: os.requestTransfer.use(restaurantScope).handler(({ context: { tx }, input }) => requestTransfer(tx, input)),
    sendTransfer: os.sendTransfer.use(restaurantScope).handler(({ context: { tx }, input }) => sendTransfer(tx, input)),
    listDuplicates: os.listDuplicates.use(restaurantScope).handler(({ context: { tx } }) => listDuplicates(tx)),
    mergeItems: os.mergeItems.use(restaurantScope).handler(({ context: { tx }, input }) => mergeItems(tx, input)),
    undoMerge: os.undoMerge.use(restaurantScope).handler(({ context: { tx }, input }) => undoMerge(tx, input)),
    moveTransfer: os.moveTransfer.use(restaurantScope).handler(({ context: { tx }, input }) => moveTransfer(tx, input)),
  };
};

/** Counting, from the plan to the books. */
const countHandlers = (restaurantScope: RestaurantScope) => {
  const os = implementContract(inventoryContract);
  return {
    listCountTemplates: os.listCountTemplates.use(restaurantScope).handler(({ context: { tx } }) => listCountTemplates(tx)),
    listCounts: os.listCounts
      .use(restaurantScope)
      .handler(async ({ context: { tx } }) => ({ counts: await presentCounts(tx, await loadCounts(tx)) })),
    getCount: os.getCount.use(restaurantScope).handler(({ context: { tx }, input }) => getCount(tx, input.countId)),
    countSheet: os.countSheet.use(restaurantScope).handler(({ context: { tx }, input }) => countSheet(tx, input)),
    countEntries: os.countEntries.use(restaurantScope).handler(({ context: { tx }, input }) => countEntries(tx, input)),
    reviewCount: os.reviewCount.use(restaurantScope).handler(({ context: { tx }, input }) => reviewCount(tx, input.countId)),

    saveCountTemplate: os.saveCountTemplate.use(restaurantScope).handler(({ context: { tx }, input }) => saveCountTemplate(tx, input.body)),
    archiveCountTemplate: os.archiveCountTemplate
      .use(restaurantScope)
      .handler(({ context: { tx }, input }) => archiveCountTemplate(tx, input.body.templateId)),
    markKeyItems: os.markKeyItems.use(restaurantScope).handler(({ context: { tx }, input }) => markKeyItems(tx, input.body)),
    createCount: os.createCount.use(restaurantScope).handler(({ context: { tx }, input }) => createCount(tx, input.body)),
    startCount: os.startCount.use(restaurantScope).handler(({ context: { tx }, input }) => startCount(tx, input.body.countId)),
    beginCount: os.beginCount.use(restaurantScope).handler(({ context: { tx }, input }) => beginCount(tx, input)),
    recordCountEntry: os.recordCountEntry.use(restaurantScope).handler(({ context: { tx }, input }) => recordCountEntry(tx, input)),
    closeCountPart: os.closeCountPart.use(restaurantScope).handler(({ context: { tx }, input }) => closeCountPart(tx, input.body)),
    submitCount: os.submitCount.use(restaurantScope).handler(({ context: { tx }, input }) => submitCount(tx, input.body)),
    askRecount: os.askRecount.use(restaurantScope).handler(({ context: { tx }, input }) => askRecount(tx, input.body)),
    explainCountLines: os.explainCountLines.use(restaurantScope).handler(({ context: { tx }, input }) => explainCountLines(tx, input.body)),
    approveCount: os.approveCount.use(restaurantScope).handler(({ context: { tx }, input }) => approveCount(tx, input)),
    reverseCount: os.reverseCount.use(restaurantScope).handler(({ context: { tx }, input }) => reverseCount(tx, input)),
    cancelCount: os.cancelCount.use(restaurantScope).handler(({ context: { tx }, input }) => cancelCount(tx, input.body)),
  };
};

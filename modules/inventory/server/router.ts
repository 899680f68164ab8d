import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';

import type { RestaurantScope } from '../../../platform/server/rpc/scopes.ts';
import { inventoryContract } from '../contract/inventory.contract.ts';
import { closePeriod, getBooks, reopenPeriod, setCosting } from './books.ts';
import { correctMovement } from './correct-movement.ts';
import { createItem } from './create-item.ts';
import { exportItems, getItem } from './get-item.ts';
import { importItems } from './import-items.ts';
import { explainLevel, levelHistory, listMovements } from './item-history.ts';
import { levelSparklines } from './level-sparklines.ts';
import { listItems } from './list-items.ts';
import { createCategory, createStorageArea, listCategories, listStorageAreas } from './places.ts';
import { recordMovement } from './record-movement.ts';
import { stockWorth } from './stock-worth.ts';
import { findByBarcode, syncItems } from './sync-items.ts';
import { archiveItems, setPars, updateItem } from './update-item.ts';

/** The procedures of `inventoryContract`, each let in by the restaurant's guard. */
export const inventoryRouter = (restaurantScope: RestaurantScope) => {
  const os = implementContract(inventoryContract);
  return os.router({
    listItems: os.listItems.use(restaurantScope).handler(({ context: { tx }, input }) => listItems(tx, input)),
    getItem: os.getItem.use(restaurantScope).handler(({ context: { tx }, input }) => getItem(tx, input.itemId)),
    syncItems: os.syncItems.use(restaurantScope).handler(({ context: { tx }, input }) => syncItems(tx, input.since)),
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
    stockWorth: os.stockWorth.use(restaurantScope).handler(({ context: { tx } }) => stockWorth(tx)),
    closePeriod: os.closePeriod.use(restaurantScope).handler(({ context: { tx }, input }) => closePeriod(tx, input)),
    reopenPeriod: os.reopenPeriod.use(restaurantScope).handler(({ context: { tx }, input }) => reopenPeriod(tx, input)),
    setCosting: os.setCosting.use(restaurantScope).handler(({ context: { tx }, input }) => setCosting(tx, input)),
  });
};

import { areasContract } from './areas.contract.ts';
import { booksContract } from './books.contract.ts';
import {
  createCategory,
  createStorageArea,
  findByBarcode,
  importItems,
  listCategories,
  listStorageAreas,
  syncItems,
} from './catalogue-procedures.ts';
import { countsContract } from './counts.contract.ts';
import { lotsContract } from './lots.contract.ts';
import { mergesContract } from './merges.contract.ts';
import { selfChecksContract } from './self-checks.contract.ts';
import { tourContract } from './tour.contract.ts';
import { transfersContract } from './transfers.contract.ts';
import { varianceContract } from './variance.contract.ts';
import { archiveItems, createItem, exportItems, getItem, listItems, setPars, updateItem } from './item-procedures.ts';
import { correctMovement, explainLevel, levelHistory, levelSparklines, listMovements, recordMovement } from './movement-procedures.ts';

/**
 * Everything that may be said to inventory. Questions first, then commands; each names its capability, its refusals
 * and, for a command, whether it may wait in a device's outbox.
 */
export const inventoryContract = {
  listItems,
  getItem,
  syncItems,
  findByBarcode,
  listMovements,
  explainLevel,
  levelHistory,
  levelSparklines,
  listCategories,
  listStorageAreas,
  exportItems,

  createItem,
  updateItem,
  archiveItems,
  setPars,
  recordMovement,
  correctMovement,
  createCategory,
  createStorageArea,
  importItems,

  ...booksContract,
  ...varianceContract,
  ...areasContract,
  ...countsContract,
  ...lotsContract,
  ...transfersContract,
  ...mergesContract,
  ...selfChecksContract,
  ...tourContract,
};

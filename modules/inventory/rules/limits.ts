/** The bounds of inventory, each once: the form, the schema, the database's CHECK and the message read them here. */
export const inventoryLimits: {
  /** @unit characters */ readonly nameLengthMax: number;
  /** @unit characters */ readonly madeOfLengthMax: number;
  /** @unit characters */ readonly skuLengthMax: number;
  /** @unit characters */ readonly barcodeLengthMax: number;
  /** @unit barcodes per item */ readonly barcodesMax: number;
  /** @unit characters */ readonly noteLengthMax: number;
  /** @unit characters */ readonly entryTextLengthMax: number;
  /** @unit parts of one entry, "2 case + 3" has two */ readonly entryPartsMax: number;
  /** @unit links of one pack chain */ readonly packLinksMax: number;
  /** @unit count units per item */ readonly countUnitsMax: number;
  /** @unit storage areas per item and per restaurant */ readonly storageAreasMax: number;
  /** @unit categories per restaurant */ readonly categoriesMax: number;
  /** @unit items per restaurant */ readonly itemsMax: number;
  /** @unit rows of one page */ readonly pageSizeMax: number;
  /** @unit rows of one synchronisation page */ readonly syncPageSizeMax: number;
  /** @unit items whose sparklines one call brings */ readonly sparklineItemsMax: number;
  /** @unit items in one bulk command */ readonly bulkItemsMax: number;
  /** @unit rows in one import batch */ readonly importRowsMax: number;
  /** @unit items of one count */ readonly countLinesMax: number;
  /** @unit people who count at once */ readonly countersMax: number;
  /** @unit plans of counts per restaurant */ readonly countTemplatesMax: number;
  /** @unit places or entries of one page */ readonly countPageSizeMax: number;
  /** @unit days that something may keep */ readonly shelfLifeDaysMax: number;
  /** @unit characters */ readonly lotNumberLengthMax: number;
  /** @unit days that a list of what expires may look ahead */ readonly expiryDaysMax: number;
  /** @unit lines of one transfer */ readonly transferLinesMax: number;
  /** @unit transfers of one answer */ readonly transfersMax: number;
  /** @unit lots of one answer */ readonly lotsMax: number;
  /** @unit likely duplicates of one answer */ readonly duplicatePairsMax: number;
} = {
  nameLengthMax: 120,
  madeOfLengthMax: 600,
  skuLengthMax: 32,
  barcodeLengthMax: 48,
  barcodesMax: 8,
  noteLengthMax: 500,
  entryTextLengthMax: 80,
  entryPartsMax: 6,
  packLinksMax: 5,
  countUnitsMax: 6,
  storageAreasMax: 60,
  categoriesMax: 200,
  itemsMax: 20_000,
  pageSizeMax: 200,
  syncPageSizeMax: 20_000,
  sparklineItemsMax: 100,
  bulkItemsMax: 500,
  importRowsMax: 500,
  countLinesMax: 5000,
  countersMax: 12,
  countTemplatesMax: 60,
  countPageSizeMax: 2000,
  shelfLifeDaysMax: 3650,
  lotNumberLengthMax: 60,
  expiryDaysMax: 90,
  transferLinesMax: 200,
  transfersMax: 200,
  lotsMax: 500,
  duplicatePairsMax: 100,
};

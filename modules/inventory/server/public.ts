/** What other modules may ask of inventory, in their own transaction. */
export { allergenStateWord, allergenWord } from './allergen-word.ts';
export {
  bookDocumentLine,
  bookDocumentLines,
  undoDocument,
  undoDocuments,
  type DocumentLine,
  type StockDocument,
} from './book-document.ts';
export { closeBooksThrough, openBooksFrom } from './books.ts';
export { bookProduction, type Produced, type Production } from './book-production.ts';
export type { LotOfMovement } from './ledger-statement.ts';
export { currentItemId } from './current-item.ts';
export { countsLeftOpen } from './counts-left-open.ts';
export { levelsOf } from './levels-of.ts';
export { lockItem, type LockedItem } from './load-item.ts';
export { ingredientsOf, type Ingredient } from './ingredients.ts';
export { itemsToOrder, type ItemToOrder } from './items-to-order.ts';
export { lotHeadings, type LotHeading } from './lot-headings.ts';
export { lotSharesOf, type LotShareOfMovement } from './lot-shares.ts';
export { itemHeadings, type ItemHeading } from './item-headings.ts';
export { codesOfItems } from './codes-of-items.ts';
export { namesOfItems } from './names-of-items.ts';
export { plainDecimal } from './plain-decimal.ts';
export { presentPosted } from './present-movement.ts';
export { listStorageAreas } from './places.ts';
export { revalueStock, type Revaluation } from './revalue-stock.ts';
export { looseWaste, purchasesByDay, purchasesOf, type DayRange } from './period-facts.ts';
export { transferFlows, type TransferFlow } from './transfer-flows.ts';
export { usedByDay, type UsedOnDay } from './used-by-day.ts';
export { unitWord } from './unit-word.ts';
export { setPars, type ParLine } from './update-item.ts';
export { lotsNearTheirDate, stockToWatch, type LotNearItsDate, type WatchedItem } from './stock-to-watch.ts';
export { amountWord, itemAmountWord, itemParWord } from './amount-word.ts';
export { findItems, type FoundItem } from './find-items.ts';
export { stockSetUp } from './set-up-steps.ts';
export { countedUse, type CountedUse } from './counted-use.ts';
export { listCategories } from './places.ts';
export { categoriesOfItems } from './categories-of-items.ts';
export { readVariance } from './read-variance.ts';
export { itemFlows, itemsInOtherCurrency, stockFlows, worthAt, type CategoryWorth, type ItemFlow, type StockFlow } from './stock-flows.ts';
export { wasteReasonWord } from './waste-reason-word.ts';
export { stockPresses } from './what-presses.ts';
export { labelGaps } from './gaps.ts';

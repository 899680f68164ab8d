/** What other modules may ask of inventory, in their own transaction. */
export { allergenStateWord, allergenWord } from './allergen-word.ts';
export { bookDocumentLine, undoDocument, undoDocuments, type DocumentLine, type StockDocument } from './book-document.ts';
export type { LotOfMovement } from './ledger-statement.ts';
export { currentItemId } from './current-item.ts';
export { levelsOf } from './levels-of.ts';
export { lockItem, type LockedItem } from './load-item.ts';
export { ingredientsOf, type Ingredient } from './ingredients.ts';
export { itemsToOrder, type ItemToOrder } from './items-to-order.ts';
export { lotHeadings, type LotHeading } from './lot-headings.ts';
export { itemHeadings, type ItemHeading } from './item-headings.ts';
export { plainDecimal } from './plain-decimal.ts';
export { presentPosted } from './present-movement.ts';
export { listStorageAreas } from './places.ts';
export { revalueStock, type Revaluation } from './revalue-stock.ts';
export { looseWaste, purchasesByDay, purchasesOf, type DayRange } from './period-facts.ts';
export { unitWord } from './unit-word.ts';
export { setPars, type ParLine } from './update-item.ts';

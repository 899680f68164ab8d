/** What screens of other modules ask of stock; apart from the door of the shell, which must stay light. */
export { findItems } from './list/find-stock.ts';
export { stockRow, type StockRow } from './list/stock-row.ts';
export { entryUnits, typedUnit, typeUnit } from './record/entry-units.ts';
export { WhenField } from './record/when-field.tsx';
export { readWhen, type EnteredWhen } from './record/entered-when.ts';
export { nameIn } from './show/item-name.ts';
export { shownAmount } from './show/show-cost.ts';
export { quantityText, shownNumber } from './show/show-quantity.ts';
export { useIsPhone } from './show/use-is-phone.ts';
export type { StockEffect } from './stock/pending-commands.ts';
export { usePlaceList, usePlaceNames } from './stock/use-places.ts';
export { useStock } from './stock/use-stock.ts';
export { reasonWord } from './words/reason-word.ts';
export { refusalWords as stockRefusalWords } from './words/refusal-words.ts';
export { unitWord } from './words/unit-word.ts';

import { formatQuantity, type Quantity } from '../../../../kit/quantity.ts';
import type { Locale } from '../../../../platform/web/locale.ts';
import type { FieldError } from '../../../../ui/field-error.tsx';
import type { MovementBody } from '../../contract/movement-schemas.ts';
import type { TransferLine } from '../../contract/transfers.contract.ts';
import { fromBaseQuantity, type ItemUnits } from '../../rules/conversion.ts';
import { parseQuantityEntry } from '../../rules/quantity-entry.ts';
import { usualUnit } from '../../rules/spoken-unit.ts';
import { typedUnit } from '../record/entry-units.ts';
import { refusalWords } from '../words/refusal-words.ts';

/** What was typed, as a command carries it, or what is wrong with it. */
export type ReadEntry =
  | { readonly entry: MovementBody['entry']; readonly base: Quantity; readonly error?: undefined }
  | { readonly entry: null; readonly base: null; readonly error: FieldError };

/** Reads "2 case + 3" with an item's units. */
export const readEntry = (text: string, units: ItemUnits): ReadEntry => {
  const read = parseQuantityEntry(text, units);
  if (!read.ok) return { entry: null, base: null, error: { message: refusalWords(read.refusal) } };
  const parts = read.value.parts.map(({ quantity, unit }) => ({ quantity: formatQuantity(quantity), unit }));
  return { entry: { text: text.trim(), parts }, base: read.value.base };
};

/** Why a line cannot go or come so, naming what it is of. */
export const lineFault = (
  code: 'TRANSFER_LINE_UNMATCHED' | 'TRANSFER_OVER_SHIPPED',
  { itemName: name, itemNameLocal: nameLocal }: Pick<TransferLine, 'itemName' | 'itemNameLocal'>,
): string => {
  const refusal = { code, name, nameLocal };
  return refusalWords(refusal);
};

/** So much as a person would type it: in the unit that the item is counted in where that comes out even. */
export const typedQuantity = (units: ItemUnits, base: Quantity, locale: Locale): string => {
  const unit = usualUnit(units);
  const converted = fromBaseQuantity(units, base, unit);
  const typed = converted.ok ? `${formatQuantity(converted.value)} ${typedUnit(unit, locale)}` : '';
  const again = parseQuantityEntry(typed, units);
  return again.ok && again.value.base === base ? typed : `${formatQuantity(base)} ${typedUnit(units.baseUnit, locale)}`;
};

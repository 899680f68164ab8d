import { quantity, quantityAsRational, quantityFromRational } from '../../../../kit/quantity.ts';
import { divide, multiply } from '../../../../kit/rational.ts';
import type { ItemUnits } from '../../../inventory/rules/conversion.ts';
import { type EntryRefusal, parseQuantityEntry } from '../../../inventory/rules/quantity-entry.ts';
import { type BaseUnitCode, baseUnitCodes, baseUnitOf, measurementUnits, type UnitCode } from '../../../inventory/rules/unit.ts';
import type { PantryOut } from '../../contract/recipes.contract.ts';

/** What one recipe makes, as far as another's line must know. */
export type Made = Pick<PantryOut['recipes'][number], 'yieldQuantity' | 'yieldUnit' | 'portions'>;

const plainUnits = (baseUnit: BaseUnitCode): ItemUnits => ({
  baseUnit,
  packChain: [],
  countUnits: [],
  densityGPerMl: null,
  eachMeasure: null,
});

/** Nothing with a size of its own: every unit of weight, of volume and of number. */
export const anyMeasure: readonly ItemUnits[] = baseUnitCodes.map(plainUnits);

/** The units that a recipe may be called for in: those of what it yields, and its portion where it is served in portions. */
export const unitsOfRecipe = ({ yieldQuantity, yieldUnit, portions }: Made): ItemUnits => {
  const { dimension, factor } = measurementUnits[yieldUnit];
  const plain = plainUnits(baseUnitOf[dimension]);
  if (portions === null) return { ...plain, countUnits: [yieldUnit] };
  const batch = multiply(quantityAsRational(quantity(yieldQuantity)), factor);
  const per = quantityFromRational(divide(batch, quantityAsRational(quantity(portions))));
  return per === null || per === 0n ? plain : { ...plain, packChain: [{ unit: 'portion', per }], countUnits: ['portion'] };
};

/** An amount as a line keeps it: one number in one unit. */
export type Amount = { readonly quantity: bigint; readonly unit: UnitCode };

/** What was typed, in one unit; or why it was not understood by any of these. */
export type AmountReading = { readonly ok: true; readonly amount: Amount } | { readonly ok: false; readonly refusal: EntryRefusal };

const readIn = (text: string, units: ItemUnits): AmountReading => {
  // What goes into a pot is weighed: a bare number is in the base unit, not in the cases that the item is counted in.
  const usual = units.packChain[0]?.unit === 'portion' ? 'portion' : (units.baseUnit as UnitCode);
  const entry = parseQuantityEntry(text, units, usual);
  if (!entry.ok) return entry;
  const { parts, base } = entry.value;
  const [only, ...more] = parts;
  if (base <= 0n) return { ok: false, refusal: { code: 'ENTRY_EMPTY' } };
  return { ok: true, amount: only && more.length === 0 ? only : { quantity: base, unit: units.baseUnit } };
};

/** Reads "1.5 kg", "2 case + 3" or "3 portions" by the first of these that understands it. */
export const readLineAmount = (text: string, known: readonly ItemUnits[]): AmountReading => {
  const readings = known.map((units) => readIn(text, units));
  return readings.find(({ ok }) => ok) ?? readings[0] ?? { ok: false, refusal: { code: 'ENTRY_EMPTY' } };
};

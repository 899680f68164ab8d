import { m } from '../../../../generated/messages/web/messages.js';
import type { Locale } from '../../../../platform/web/locale.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import { parseQuantityEntry } from '../../rules/quantity-entry.ts';
import { entryUnits, typedUnit } from './entry-units.ts';

/** How a quantity of an item may be written, in its own units: "Like 2 case + 3, or 1.5 kg". */
export const entryHint = (units: ItemUnits, locale: Locale): string => {
  const [first = '', second] = examplesOf(units, locale);
  return second === undefined ? m.inventory_record_quantity_hint_one({ first }) : m.inventory_record_quantity_hint({ first, second });
};

const examplesOf = (units: ItemUnits, locale: Locale): readonly string[] => {
  const offered = entryUnits(units);
  const [largest] = offered;
  const own = offered.find((unit) => unit === 'kg' || unit === 'l');
  const inOwn = own === undefined ? '12' : `1.5 ${typedUnit(own, locale)}`;
  if (largest === undefined || largest === own) return [inOwn];
  const inPacks = `2 ${typedUnit(largest, locale)}`;
  return [isCountedWithin(inPacks, units) ? `${inPacks} + 3` : inPacks, inOwn];
};

/** Whether a bare number after a plus counts packs or pieces; three grams beside two tins are no example. */
const isCountedWithin = (inPacks: string, units: ItemUnits): boolean => {
  const read = parseQuantityEntry(`${inPacks} + 3`, units);
  const counted = [...units.packChain.map(({ unit }) => unit), 'each'];
  return read.ok && read.value.impliedUnit !== null && counted.includes(read.value.impliedUnit);
};

import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity } from '../../../../kit/quantity.ts';
import type { ItemUnits } from '../../rules/conversion.ts';
import type { BaseUnitCode, UnitCode } from '../../rules/unit.ts';
import { unitWord } from '../words/unit-word.ts';
import { quantityText, shownNumber } from './show-quantity.ts';

const thousands: Readonly<Record<BaseUnitCode, UnitCode | null>> = { g: 'kg', ml: 'l', each: null };
const thousand = 1_000_000_000n;

/** How an item is packed, read from the outside in: "case of 6 tins of 2.5 kg"; empty without a pack. */
export const packInWords = (units: Pick<ItemUnits, 'packChain' | 'baseUnit'>): string => {
  const [outer] = units.packChain;
  if (!outer) return '';
  return units.packChain.reduce(
    (words, { per }, index) => {
      const inner = units.packChain[index + 1];
      return m.inventory_pack_of({
        outer: words,
        inner: inner ? countWords(Number(formatQuantity(per)), inner.unit) : baseWords(units, per),
      });
    },
    unitWord(outer.unit, 1),
  );
};

const countWords = (count: number, unit: UnitCode): string => `${shownNumber(count)} ${unitWord(unit, count)}`;

const baseWords = ({ baseUnit }: Pick<ItemUnits, 'baseUnit'>, per: Parameters<typeof quantityText>[1]): string => {
  const unit = per >= thousand ? (thousands[baseUnit] ?? baseUnit) : baseUnit;
  return quantityText({ baseUnit, packChain: [], countUnits: [], densityGPerMl: null, eachMeasure: null }, per, unit);
};

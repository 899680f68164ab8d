import { accepted, type Decision } from '../../../kit/decision.ts';
import type { PackChain } from '../../inventory/rules/pack-chain.ts';
import { type PackTextRefusal, parsePackText } from '../../inventory/rules/pack-text.ts';
import { type BaseUnitCode, baseUnitOf, isContainerUnit, measurementUnits, type UnitCode } from '../../inventory/rules/unit.ts';
import { unitFromWord } from '../../inventory/rules/unit-alias.ts';

/** In what something is sold, as it was written. */
export type OfferPack = {
  readonly packChain: PackChain;
  readonly orderUnit: UnitCode;
  /** The writer's own words; null for a unit alone. */
  readonly packText: string | null;
  readonly baseUnit: BaseUnitCode;
};

/**
 * A pack as it was written: a unit with a size of its own, or a chain that ends in one.
 *
 * @refuses whatever parsePackText refuses
 */
export const readOfferPack = (text: string): Decision<OfferPack, PackTextRefusal> => {
  const alone = unitFromWord(text.trim());
  if (alone && !isContainerUnit(alone)) {
    return accepted({ packChain: [], orderUnit: alone, packText: null, baseUnit: baseUnitOf[measurementUnits[alone].dimension] });
  }
  const read = parsePackText(text);
  if (!read.ok) return read;
  const { packChain, baseUnit } = read.value;
  return accepted({ packChain, baseUnit, orderUnit: packChain[0]?.unit ?? baseUnit, packText: text.trim() });
};

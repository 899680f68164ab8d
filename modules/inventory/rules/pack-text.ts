import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { noQuantity, type Quantity, scaleQuantity } from '../../../kit/quantity.ts';
import { type NumberRefusal, parseEnteredNumber } from './entered-number.ts';
import { checkPackChain, type PackChain, type PackChainRefusal, type PackLink } from './pack-chain.ts';
import { type BaseUnitCode, baseUnitOf, isContainerUnit, measurementUnits, type UnitCode } from './unit.ts';
import { unitFromWord } from './unit-alias.ts';

/** A pack chain and the base unit that its innermost size is said in. */
export type PackText = { readonly packChain: PackChain; readonly baseUnit: BaseUnitCode };

/** Why a description of a pack was not understood. */
export type PackTextRefusal =
  | NumberRefusal
  | PackChainRefusal
  | { readonly code: 'UNIT_UNKNOWN'; readonly word: string }
  | { readonly code: 'UNIT_NOT_IN_PACK_CHAIN'; readonly unit: UnitCode }
  | { readonly code: 'PACK_NOT_UNDERSTOOD'; readonly text: string };

/**
 * Reads how an item is packed, from the outside in: "case of 6 tins of 2.5 kg", "sack 50 kg", "ኬዝ 24 ጠርሙስ 330 ሚሊ".
 *
 * @refuses PACK_NOT_UNDERSTOOD unless units and numbers take turns, beginning and ending with a unit
 * @refuses UNIT_NOT_IN_PACK_CHAIN when the innermost unit is itself a container of unknown size
 * @refuses UNIT_UNKNOWN, and what a number or a pack chain is refused for
 */
export const parsePackText = (text: string): Decision<PackText, PackTextRefusal> => {
  const pieces = text.split(/([\d.,]*\d)/);
  const units: UnitCode[] = [];
  for (const piece of pieces.filter((_, position) => position % 2 === 0)) {
    const word = unitWordOf(piece);
    if (word === '') return refused({ code: 'PACK_NOT_UNDERSTOOD', text });
    const unit = unitFromWord(word);
    if (!unit) return refused({ code: 'UNIT_UNKNOWN', word });
    units.push(unit);
  }
  const numbers: Quantity[] = [];
  for (const piece of pieces.filter((_, position) => position % 2 === 1)) {
    const number = parseEnteredNumber(piece);
    if (!number.ok) return number;
    numbers.push(number.value);
  }
  return numbers.length === 0 ? refused({ code: 'PACK_NOT_UNDERSTOOD', text }) : chainOf(units, numbers, text);
};

/** The unit between two numbers, without the little words and signs around it: " x tins of " is "tins". */
const unitWordOf = (piece: string): string =>
  piece
    .split(/[\s×*=:@()]+/)
    .filter((word) => !/^(?:of|x)?$/i.test(word))
    .join(' ');

const chainOf = (units: readonly UnitCode[], numbers: readonly Quantity[], text: string): Decision<PackText, PackTextRefusal> => {
  const inner = units.at(-1);
  if (inner === undefined) return refused({ code: 'PACK_NOT_UNDERSTOOD', text });
  if (isContainerUnit(inner)) return refused({ code: 'UNIT_NOT_IN_PACK_CHAIN', unit: inner });
  const { dimension, factor } = measurementUnits[inner];
  const packChain: PackLink[] = [];
  for (const [position, unit] of units.slice(0, -1).entries()) {
    if (!isContainerUnit(unit)) return refused({ code: 'PACK_NOT_UNDERSTOOD', text });
    const number = numbers[position] ?? noQuantity;
    const isInnermost = position === numbers.length - 1;
    const per = isInnermost ? scaleQuantity(number, factor) : number;
    if (per === null) return refused({ code: 'PACK_TOO_LARGE', unit });
    packChain.push({ unit, per });
  }
  const checked = checkPackChain(packChain);
  return checked.ok ? accepted({ packChain, baseUnit: baseUnitOf[dimension] }) : checked;
};

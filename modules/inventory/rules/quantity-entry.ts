import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { negateQuantity, type Quantity, quantityAsRational, quantityFromRational } from '../../../kit/quantity.ts';
import { add, compare, multiply, type Rational, rational } from '../../../kit/rational.ts';
import { type ConversionRefusal, type ItemUnits, unitFactor } from './conversion.ts';
import { type NumberRefusal, parseEnteredNumber } from './entered-number.ts';
import { inventoryLimits } from './limits.ts';
import { isMeasurementUnit, measurementUnits, type UnitCode } from './unit.ts';
import { unitFromWord } from './unit-alias.ts';

/** A number and the unit it counts in, frozen as it was entered: a later change of the pack chain never restates it. */
export type EnteredPart = { readonly quantity: Quantity; readonly unit: UnitCode };

/** What was entered and what it comes to. */
export type QuantityEntry = {
  readonly parts: readonly EnteredPart[];
  /** @unit millionths of the item's base unit */
  readonly base: Quantity;
  /** The unit that the last number counts in although none was written beside it; null where one was. */
  readonly impliedUnit: UnitCode | null;
};

/** Why an entry was not understood; `word` is the one that was not. */
export type EntryRefusal =
  | ConversionRefusal
  | NumberRefusal
  | { readonly code: 'ENTRY_EMPTY' }
  | { readonly code: 'ENTRY_INCOMPLETE' }
  | { readonly code: 'ENTRY_TOO_MANY_PARTS'; /** @unit parts */ readonly partsMax: number }
  | { readonly code: 'NO_SMALLER_UNIT'; readonly unit: UnitCode };

/**
 * Reads "2 case + 3", "1.5 kg" or "-2": after a plus, a bare number counts in the next smaller unit; a bare number
 * alone counts in `countUnit`. A leading minus is for the whole entry.
 *
 * @invariant every number in the answer has a unit with a definite size on this item; nothing is taken as one to one.
 * @refuses UNIT_UNKNOWN and the other refusals of EntryRefusal, naming the word or unit that was not understood
 */
export const parseQuantityEntry = (
  text: string,
  item: ItemUnits,
  countUnit: UnitCode = item.countUnits[0] ?? item.baseUnit,
): Decision<QuantityEntry, EntryRefusal> => {
  const trimmed = text.trim();
  if (trimmed === '') return refused({ code: 'ENTRY_EMPTY' });
  const isNegative = /^[-−]/.test(trimmed);
  const pieces = trimmed.slice(isNegative ? 1 : 0).split('+');
  const parts: EnteredPart[] = [];
  let impliedUnit: UnitCode | null = null;
  for (const piece of pieces) {
    const read = readPart(piece.trim(), item, parts.at(-1)?.unit ?? { alone: countUnit });
    if (!read.ok) return read;
    const { quantity, unit, isImplied } = read.value;
    parts.push({ quantity: isNegative ? negateQuantity(quantity) : quantity, unit });
    impliedUnit = isImplied ? unit : null;
  }
  const base = sumOfParts(parts, item);
  return base.ok ? accepted({ parts, base: base.value, impliedUnit }) : base;
};

/**
 * What entered parts come to in the base unit, added exactly and rounded half-even once.
 *
 * @refuses ENTRY_EMPTY without a part, ENTRY_TOO_MANY_PARTS beyond six, QUANTITY_OUT_OF_RANGE for too much; and
 * whatever unitFactor refuses
 */
export const sumOfParts = (parts: readonly EnteredPart[], item: ItemUnits): Decision<Quantity, EntryRefusal> => {
  const partsMax = inventoryLimits.entryPartsMax;
  if (parts.length === 0) return refused({ code: 'ENTRY_EMPTY' });
  if (parts.length > partsMax) return refused({ code: 'ENTRY_TOO_MANY_PARTS', partsMax });
  let sum = rational(0n);
  for (const { quantity, unit } of parts) {
    const factor = unitFactor(item, unit);
    if (!factor.ok) return factor;
    sum = add(sum, multiply(quantityAsRational(quantity), factor.value));
  }
  const base = quantityFromRational(sum);
  return base === null ? refused({ code: 'QUANTITY_OUT_OF_RANGE' }) : accepted(base);
};

/**
 * What a bare number after this unit counts in: the next smaller unit of its own kind (kg, then g), or, for a
 * container, the largest smaller unit that the item is packed, counted or stored in. Null where there is none.
 */
export const nextSmallerUnit = (item: ItemUnits, unit: UnitCode): UnitCode | null => {
  if (isMeasurementUnit(unit)) return measurementUnits[unit].nextSmaller;
  const from = unitFactor(item, unit);
  if (!from.ok) return null;
  const candidates = [...item.packChain.map((link) => link.unit), ...item.countUnits, item.baseUnit];
  let best: { readonly unit: UnitCode; readonly factor: Rational } | null = null;
  for (const candidate of candidates) {
    const factor = unitFactor(item, candidate);
    if (!factor.ok || compare(factor.value, from.value) !== -1) continue;
    if (!best || compare(factor.value, best.factor) === 1) best = { unit: candidate, factor: factor.value };
  }
  return best?.unit ?? null;
};

type ReadPart = EnteredPart & { readonly isImplied: boolean };

const readPart = (piece: string, item: ItemUnits, before: UnitCode | { readonly alone: UnitCode }): Decision<ReadPart, EntryRefusal> => {
  if (piece === '') return refused({ code: 'ENTRY_INCOMPLETE' });
  const [, number = '', word = ''] = /^([\d.,]*)\s*(.*)$/.exec(piece) ?? [];
  if (number === '') return refused({ code: 'NUMBER_NOT_UNDERSTOOD', word: piece });
  const quantity = parseEnteredNumber(number);
  if (!quantity.ok) return quantity;
  const unit = word === '' ? impliedUnitAfter(item, before) : writtenUnit(word);
  if (!unit.ok) return unit;
  const factor = unitFactor(item, unit.value);
  if (!factor.ok) return factor;
  return accepted({ quantity: quantity.value, unit: unit.value, isImplied: word === '' });
};

const writtenUnit = (word: string): Decision<UnitCode, EntryRefusal> => {
  const unit = unitFromWord(word);
  return unit ? accepted(unit) : refused({ code: 'UNIT_UNKNOWN', word });
};

const impliedUnitAfter = (item: ItemUnits, before: UnitCode | { readonly alone: UnitCode }): Decision<UnitCode, EntryRefusal> => {
  if (typeof before === 'object') return accepted(before.alone);
  const smaller = nextSmallerUnit(item, before);
  return smaller ? accepted(smaller) : refused({ code: 'NO_SMALLER_UNIT', unit: before });
};

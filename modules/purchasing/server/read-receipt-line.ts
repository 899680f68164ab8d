import { formatQuantity, noQuantity, type Quantity, quantity, quantityAsRational } from '../../../kit/quantity.ts';
import { divide, multiply, type Rational, rational } from '../../../kit/rational.ts';
import { type UnitCost, unitCost, unitCostAsRational, unitCostFromRational } from '../../../kit/unit-cost.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { itemUnitsFromWire } from '../../inventory/contract/from-wire.ts';
import { unitFactor, type ItemUnits } from '../../inventory/rules/conversion.ts';
import { sumOfParts, type EnteredPart } from '../../inventory/rules/quantity-entry.ts';
import type { ItemToOrder } from '../../inventory/server/public.ts';
import type { ReceiptBody } from '../contract/receipt.contract.ts';

/** A line as it was typed, whatever paper it is on. */
type LineBody = Pick<ReceiptBody['lines'][number], 'delivered' | 'rejected' | 'catchWeightG'>;

/** What a supplier asks for one unit; null where nobody has said. */
export type KnownPrice = { readonly amount: UnitCost; readonly unit: EnteredPart['unit'] };

/** Everything known about a line before it is read. */
export type LineKnown = {
  readonly item: ItemToOrder;
  readonly packChain: readonly { readonly unit: string; readonly per: string }[] | null;
  readonly price: KnownPrice | null;
};

/** A line as it was understood: in base units, and as it goes into the ledger. */
export type ReadLine = {
  readonly units: ItemUnits;
  readonly delivered: Quantity;
  readonly rejected: Quantity;
  readonly accepted: Quantity;
  /** What is booked: delivered less rejected, in the units that were typed, or what the scale said. */
  readonly parts: readonly EnteredPart[];
  readonly price: KnownPrice | null;
  readonly pricePerBase: UnitCost | null;
};

type StoredPart = { readonly quantity: string; readonly unit: string };

const partsOf = (parts: readonly StoredPart[]): readonly EnteredPart[] =>
  // What travels or is stored was accepted by the schema before.
  parts.map((part) => ({ quantity: quantity(part.quantity), unit: part.unit as EnteredPart['unit'] }));

const baseOf = (parts: readonly EnteredPart[], units: ItemUnits): Quantity => {
  if (parts.length === 0) return noQuantity;
  const base = orRefuse(sumOfParts(parts, units), { field: 'entry' });
  if (base < 0n) throw refusal('QUANTITY_NEGATIVE', { field: 'entry' });
  return base;
};

/** What was typed less what was sent back, unit by unit. */
const lessOf = (delivered: readonly EnteredPart[], rejected: readonly EnteredPart[]): readonly EnteredPart[] => {
  const byUnit = new Map<EnteredPart['unit'], bigint>();
  for (const { quantity: much, unit } of delivered) byUnit.set(unit, (byUnit.get(unit) ?? 0n) + much);
  for (const { quantity: much, unit } of rejected) byUnit.set(unit, (byUnit.get(unit) ?? 0n) - much);
  return [...byUnit].flatMap(([unit, much]) => (much === 0n ? [] : { unit, quantity: much as Quantity }));
};

const perBase = ({ amount, unit }: KnownPrice, units: ItemUnits): Rational | null => {
  const factor = unitFactor(units, unit);
  return factor.ok ? divide(unitCostAsRational(amount), factor.value) : null;
};

/**
 * What pieces cost that are paid by their weight: the price of what the scale said, spread over them. Where stock itself
 * is kept by weight, what the scale said is the quantity, and the price stays.
 */
const weighed = (line: LineBody, read: Omit<ReadLine, 'pricePerBase'>): Pick<ReadLine, 'accepted' | 'parts' | 'price'> => {
  if (line.catchWeightG === null || read.accepted === 0n) return read;
  const grams = quantity(line.catchWeightG);
  const { units, price } = read;
  if (units.baseUnit === 'g') return { accepted: grams, parts: [{ quantity: grams, unit: 'g' }], price };
  const perGram = price && perBase(price, { ...units, baseUnit: 'g', packChain: [] });
  if (!perGram) return read;
  const total = multiply(quantityAsRational(grams), perGram);
  const amount = unitCostFromRational(divide(total, rational(read.accepted, 1_000_000n)));
  return { accepted: read.accepted, parts: read.parts, price: amount === null ? null : { amount, unit: units.baseUnit } };
};

/**
 * Reads a line by the supplier's packs.
 *
 * @refuses what an entry is refused for; QUANTITY_NEGATIVE
 */
export const readReceiptLine = (line: LineBody, { item, packChain, price }: LineKnown): ReadLine => {
  const own = itemUnitsFromWire(item.units);
  // What is stored was accepted by the schema before.
  const chain = packChain?.map(({ unit, per }) => ({ unit, per: quantity(per) })) as ItemUnits['packChain'] | undefined;
  const units = chain && chain.length > 0 ? { ...own, packChain: chain } : own;
  const [delivered, rejected] = [partsOf(line.delivered.parts), partsOf(line.rejected?.parts ?? [])];
  const read = { units, delivered: baseOf(delivered, units), rejected: baseOf(rejected, units), price };
  const accepted = (read.delivered - read.rejected) as Quantity;
  const booked = weighed(line, { ...read, accepted, parts: lessOf(delivered, rejected) });
  const exact = booked.price && perBase(booked.price, units);
  return { ...read, ...booked, pricePerBase: exact && unitCostFromRational(exact) };
};

/** A stored price as it is paid; null where there is none. */
export const knownPrice = (amount: string | null, unit: string | null): KnownPrice | null =>
  // What is stored was accepted by the schema before.
  amount === null || unit === null ? null : { amount: unitCost(amount), unit: unit as EnteredPart['unit'] };

/** A pack chain as it is stored. */
export const storedChain = ({ packChain }: ItemUnits): { unit: string; per: string }[] =>
  packChain.map(({ unit, per }) => ({ unit, per: formatQuantity(per) }));

/** What of a stored line says how much of it is booked. */
export type StoredParts = {
  readonly deliveredParts: readonly StoredPart[];
  readonly rejectedParts: readonly StoredPart[];
  readonly acceptedBase: string;
  readonly catchWeightG: string | null;
};

/** What a stored line books: as it was typed, less what was sent back; or what the scale said where that is the quantity. */
export const bookedParts = ({ deliveredParts, rejectedParts, acceptedBase, catchWeightG }: StoredParts): readonly EnteredPart[] => {
  const isWeight = catchWeightG !== null && quantity(catchWeightG) === quantity(acceptedBase);
  if (isWeight) return [{ quantity: quantity(catchWeightG), unit: 'g' }];
  return lessOf(partsOf(deliveredParts), partsOf(rejectedParts));
};

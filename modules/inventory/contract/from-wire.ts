import type * as z from 'zod/mini';

import { type MinorUnits, minorUnits } from '../../../kit/money.ts';
import { formatQuantity, type Quantity, quantity } from '../../../kit/quantity.ts';
import { formatUnitCost, type UnitCost, unitCost } from '../../../kit/unit-cost.ts';
import type { Allergens } from '../rules/allergen.ts';
import type { ItemUnits } from '../rules/conversion.ts';
import type { ItemDraft } from '../rules/item-draft.ts';
import type { MovementDraft } from '../rules/record-movement.ts';
import type { StockLevel } from '../rules/stock-level.ts';
import type { ItemBody, itemUnitsSchema, levelSchema } from './item-schemas.ts';
import type { MovementBody } from './movement-schemas.ts';

type WireUnits = z.infer<typeof itemUnitsSchema>;
type WireLevel = z.infer<typeof levelSchema>;

/** The item's units as rules calculate with them, from a body that its schema has accepted. */
export const itemUnitsFromWire = (units: WireUnits): ItemUnits => ({
  ...units,
  packChain: units.packChain.map(({ unit, per }) => ({ unit, per: quantity(per) })),
  densityGPerMl: quantityOrNull(units.densityGPerMl),
  eachMeasure: units.eachMeasure && { ...units.eachMeasure, quantity: quantity(units.eachMeasure.quantity) },
});

/** The item as rules judge it, from a body that its schema has accepted. */
export const itemDraftFromWire = ({ units, par, reorderPoint, allergens, ...body }: ItemBody): ItemDraft => ({
  ...itemUnitsFromWire(units),
  name: body.name,
  nameLocal: body.nameLocal,
  sku: body.sku,
  barcodes: body.barcodes,
  par: quantityOrNull(par),
  reorderPoint: quantityOrNull(reorderPoint),
  allergens: allergens as Allergens,
});

/** The movement as rules decide it, from a body that its schema has accepted. */
export const movementDraftFromWire = ({ kind, entry, price, reason }: MovementBody): MovementDraft => ({
  kind,
  parts: entry.parts.map((part) => ({ quantity: quantity(part.quantity), unit: part.unit })),
  price: price && { amount: unitCost(price.amount), unit: price.unit },
  reason,
});

/** The level as rules post onto it; a hidden cost is an unknown one, so that quantities still come out right. */
export const levelFromWire = ({ onHand, averageCost, valueMinor }: WireLevel): StockLevel => {
  const quantityOnHand = quantity(onHand);
  if (averageCost === null) return { onHand: quantityOnHand, averageCost: null, valueMinor: unknownValue(quantityOnHand) };
  return { onHand: quantityOnHand, averageCost: unitCost(averageCost), valueMinor: amountOrNull(valueMinor) };
};

/** The level as it travels to someone who may see cost. */
export const levelToWire = ({ onHand, averageCost, valueMinor }: StockLevel): WireLevel => ({
  onHand: formatQuantity(onHand),
  averageCost: costText(averageCost),
  valueMinor: valueMinor === null ? null : valueMinor.toString(),
});

const quantityOrNull = (text: string | null): Quantity | null => (text === null ? null : quantity(text));

const amountOrNull = (text: string | null): MinorUnits | null => (text === null ? null : minorUnits(text));

const costText = (cost: UnitCost | null): string | null => (cost === null ? null : formatUnitCost(cost));

const unknownValue = (onHand: Quantity): MinorUnits | null => (onHand === 0n ? minorUnits('0') : null);

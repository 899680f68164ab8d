import { formatQuantity, quantity } from '../../../kit/quantity.ts';
import { formatUnitCost, unitCost } from '../../../kit/unit-cost.ts';

/** A stored quantity as it travels: "2.5", not "2.500000". */
export const quantityText = (stored: string): string => formatQuantity(quantity(stored));

/** A stored price as it travels; null where there is none. */
export const priceText = (stored: string | null): string | null => (stored === null ? null : formatUnitCost(unitCost(stored)));

import { m } from '../../../../generated/messages/web/messages.js';
import type { Status } from '../../../../ui/status.tsx';
import { quantity } from '../../../../kit/quantity.ts';
import { itemUnitsFromWire } from '../../../inventory/contract/from-wire.ts';
import { quantityText, useStock } from '../../../inventory/web/parts.ts';
import type { PrepUrgency } from '../../rules/prep-days.ts';
import { scaleUnit } from '../batches/batch-form.ts';

/** How pressing it is, in a word. */
export const urgencyWord: Readonly<Record<PrepUrgency, () => string>> = {
  LATE: m.menu_prep_late,
  NOW: m.menu_prep_now,
  SOON: m.menu_prep_soon,
  LATER: m.menu_prep_later,
};

/** The shape and colour of each step. */
export const urgencyStatus: Readonly<Record<PrepUrgency, Status>> = {
  LATE: 'wrong',
  NOW: 'soon',
  SOON: 'information',
  LATER: 'not-counted',
};

/** Says so much of an item as a cook weighs it; nothing while stock is not here. */
export const useAmountText = () => {
  const { stock } = useStock();
  return (itemId: string, exact: string): string => {
    const item = stock?.find(itemId);
    if (!item) return '';
    const units = itemUnitsFromWire(item.units);
    return quantityText(units, quantity(exact), scaleUnit(units, quantity(exact)));
  };
};

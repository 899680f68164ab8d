import { m } from '../../../../generated/messages/web/messages.js';
import type { DateType, Keeping, ShelfLife } from '../../rules/lot.ts';

const words: Readonly<Record<DateType, () => string>> = {
  USE_BY: m.inventory_date_type_use_by,
  BEST_BEFORE: m.inventory_date_type_best_before,
  NONE: m.inventory_date_type_none,
};

/** What a printed date means, in words. */
export const dateTypeWord = (type: DateType): string => words[type]();

const states: Readonly<Record<keyof ShelfLife, () => string>> = {
  sealed: m.inventory_keeps_sealed,
  opened: m.inventory_keeps_opened,
  frozen: m.inventory_keeps_frozen,
  thawed: m.inventory_keeps_thawed,
};

/** What was done with something that keeps so long. */
export const shelfLifeWord = (state: keyof ShelfLife): string => states[state]();

/** How something is kept, in a few words; empty where nobody said. */
export const keepingInWords = ({ tracksLots, dateType, shelfLife }: Keeping): string => {
  const days = (['sealed', 'opened', 'frozen', 'thawed'] as const).flatMap((state) => {
    const count = shelfLife[state];
    return count === undefined ? [] : [`${shelfLifeWord(state)} ${m.inventory_days({ count })}`];
  });
  return [tracksLots ? m.inventory_keeping_by_lot() : '', dateType === 'NONE' ? '' : dateTypeWord(dateType), ...days]
    .filter((word) => word !== '')
    .join(m.ui_comma());
};

import { m } from '../../../../generated/messages/web/messages.js';
import type { LevelStatus } from '../../rules/level-status.ts';
import type { StockRow } from '../list/stock-row.ts';
import { quantityText } from '../show/show-quantity.ts';

const words: Readonly<Record<LevelStatus, () => string>> = {
  NEGATIVE: m.inventory_status_negative,
  BELOW_REORDER: m.inventory_status_below_reorder,
  BELOW_PAR: m.inventory_status_below_par,
  FINE: m.inventory_status_fine,
};

/** How a level stands, in a word. */
export const standingWord = (status: LevelStatus): string => words[status]();

/** Why an item needs a person, with the figure that would mend it; undefined when it doesn't. */
export const attentionWords = ({ standing, units }: StockRow): string | undefined => {
  const shortfall = quantityText(units, standing.shortfall);
  switch (standing.status) {
    case 'NEGATIVE':
      return m.inventory_attention_negative();
    case 'BELOW_REORDER':
      return m.inventory_attention_below_reorder({ shortfall });
    case 'BELOW_PAR':
      return m.inventory_attention_below_par({ shortfall });
    case 'FINE':
      return undefined;
  }
};

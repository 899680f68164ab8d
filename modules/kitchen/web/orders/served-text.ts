import { m } from '../../../../generated/messages/web/messages.js';
import type { Order, OrderLine } from '../../contract/fields.ts';

/** How many portions of an open order are with the guests; null where nobody waits for one, for not every house marks what is served. */
export const servedText = ({ state, lines }: Pick<Order, 'state' | 'lines'>): string | null => {
  const standing = lines.filter((line) => line.state !== 'VOIDED');
  if (state !== 'OPEN' || standing.length === 0) return null;
  return m.kitchen_served_of({ served: portionsOf(standing.filter((line) => line.state === 'SERVED')), all: portionsOf(standing) });
};

const portionsOf = (lines: readonly OrderLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails, printForHouse } from '../../restaurants/server/public.ts';
import { loadOrder } from './load-order.ts';
import { orderPaper } from './order-paper.ts';

/**
 * An order as a PDF for its supplier, as it stands now.
 *
 * @refuses NOT_FOUND
 */
export const orderPdf = async (tx: RestaurantTx, orderId: string): Promise<{ fileName: string; pdf: string }> => {
  const loaded = await loadOrder(tx, orderId, 'look');
  const printed = await printForHouse(tx, orderPaper(loaded, await getDetails(tx)));
  return { fileName: `${loaded.order.number}.pdf`, pdf: printed.toString('base64') };
};

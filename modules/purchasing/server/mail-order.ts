import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { queueMail } from '../../../platform/server/mail/queue-mail.ts';
import { getDetails, letterHouseOf, printForHouse } from '../../restaurants/server/public.ts';
import { loadOrder, type LoadedOrder } from './load-order.ts';
import { orderLinkPath } from './order-links.ts';
import { deliveryDayText, orderPaper } from './order-paper.ts';

const standingOf = ({ order }: LoadedOrder): 'NEW' | 'CHANGED' | 'CANCELLED' => {
  if (order.state === 'CANCELLED') return 'CANCELLED';
  return order.revision > 1 ? 'CHANGED' : 'NEW';
};

/** Mails an order as it stands to its supplier, in the supplier's language, with the paper and a link to it; only where it has an address. */
export const mailOrder = async (tx: RestaurantTx, orderId: string): Promise<void> => {
  const loaded = await loadOrder(tx, orderId, 'look');
  const { order, seller } = loaded;
  if (seller.email === null) return;
  const house = await getDetails(tx);
  const { language } = seller;
  const standing = standingOf(loaded);
  await queueMail(tx, {
    to: seller.email,
    language,
    template: 'order',
    facts: {
      restaurantName: house.name,
      house: await letterHouseOf(tx),
      phone: house.phone,
      number: order.number,
      standing,
      day: order.expectedOn === null ? null : deliveryDayText(order.expectedOn, house, language),
      path: standing === 'CANCELLED' ? null : await orderLinkPath(tx, orderId),
    },
    attachment: { fileName: `${order.number}.pdf`, content: await printForHouse(tx, orderPaper(loaded, house)) },
  });
};

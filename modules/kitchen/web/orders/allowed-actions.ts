import type { Order } from '../../contract/fields.ts';
import { decideOrderStep } from '../../rules/order-state.ts';

/** What may be done with an order as a whole, besides adding to it and paying it. */
export const orderActions = ['GUESTS', 'MOVE', 'MERGE', 'SPLIT', 'SERVICE', 'DISCOUNT', 'GIVE_BACK', 'PRINT', 'CANCEL'] as const;

/** What may be done with an order as a whole, besides adding to it and paying it. */
export type OrderAction = (typeof orderActions)[number];

/** What the person may do at all. */
export type Allowed = { readonly mayTakeOrders: boolean; readonly mayTakePayments: boolean; readonly mayLead: boolean };

const canCancel = ({ state, lines, bill }: Order): boolean =>
  decideOrderStep(state, 'CANCEL', {
    lineStates: lines.map((line) => line.state),
    leftMinor: BigInt(bill.leftMinor),
    paidMinor: BigInt(bill.paidMinor),
  }).ok;

const portionsOf = ({ lines }: Order): number => lines.reduce((sum, { state, quantity }) => sum + (state === 'VOIDED' ? 0 : quantity), 0);

/** What is offered of an order that is open and kept here. */
const whileOpen = (order: Order, { mayTakeOrders, mayTakePayments, mayLead }: Allowed): readonly OrderAction[] => {
  const portions = portionsOf(order);
  const isUntouched = order.payments.length + order.discounts.length === 0;
  return [
    ...(mayTakeOrders ? (['GUESTS', 'MOVE', 'SERVICE'] as const) : []),
    ...(mayTakeOrders && isUntouched ? (['MERGE'] as const) : []),
    ...(mayTakeOrders && portions > 1 ? (['SPLIT'] as const) : []),
    ...(mayLead && portions > 0 ? (['DISCOUNT'] as const) : []),
    ...(mayTakePayments && canCancel(order) ? (['CANCEL'] as const) : []),
  ];
};

/** What of all that is offered: nothing that the server would refuse for a reason that is known here. */
export const allowedActions = (order: Order, allowed: Allowed): readonly OrderAction[] => {
  const isOwn = order.tillName === null;
  const may = new Set<OrderAction>(isOwn && order.state === 'OPEN' ? whileOpen(order, allowed) : []);
  if (isOwn && allowed.mayLead && BigInt(order.bill.paidMinor) > 0n) may.add('GIVE_BACK');
  if (allowed.mayTakePayments && portionsOf(order) > 0) may.add('PRINT');
  return orderActions.filter((action) => may.has(action));
};

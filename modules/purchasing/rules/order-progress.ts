import type { Quantity } from '../../../kit/quantity.ts';
import type { OrderState } from './order-state.ts';
import { isShortOf } from './receipt-line.ts';

/** How far a line of an order has come, in the item's base unit. */
export type LineProgress = {
  readonly ordered: Quantity;
  readonly received: Quantity;
  readonly cancelled: Quantity;
  readonly invoiced: Quantity;
  readonly isByWeight: boolean;
};

/** Where a sent order stood before anything of it came. */
export type BeforeDelivery = { readonly state: OrderState; readonly isAcknowledged: boolean };

/** What is still to come of a line; never less than nothing. */
export const outstandingOf = ({ ordered, received, cancelled }: Pick<LineProgress, 'ordered' | 'received' | 'cancelled'>): Quantity => {
  const left = ordered - received - cancelled;
  return (left > 0n ? left : 0n) as Quantity;
};

const isDone = ({ ordered, received, cancelled, isByWeight }: LineProgress): boolean =>
  !isShortOf(received, ordered - cancelled, isByWeight);

const isCharged = ({ received, invoiced, isByWeight }: LineProgress): boolean => !isShortOf(invoiced, received, isByWeight);

/** States that quantities decide; before them people do, and what was cancelled stays so. */
const byQuantities: readonly OrderState[] = ['SENT', 'ACKNOWLEDGED', 'PARTIALLY_RECEIVED', 'RECEIVED', 'CLOSED_SHORT', 'COMPLETED'];

/**
 * Where an order stands by what came of it, what was given up and what was charged: never typed in. An order that was
 * held, or was not sent, is left alone.
 */
export const orderStateByQuantities = (lines: readonly LineProgress[], { state, isAcknowledged }: BeforeDelivery): OrderState => {
  if (!byQuantities.includes(state)) return state;
  const isAnyReceived = lines.some(({ received }) => received > 0n);
  const isGivenUp = lines.some(({ cancelled }) => cancelled > 0n);
  if (!isAnyReceived && !isGivenUp) return isAcknowledged ? 'ACKNOWLEDGED' : 'SENT';
  if (!lines.every(isDone)) return 'PARTIALLY_RECEIVED';
  if (isAnyReceived && lines.every(isCharged)) return 'COMPLETED';
  return isGivenUp ? 'CLOSED_SHORT' : 'RECEIVED';
};

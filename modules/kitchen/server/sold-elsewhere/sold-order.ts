import type { Channel } from '../../../menu/rules/menu-limits.ts';
import type { PaymentMethod } from '../../contract/fields.ts';

/** So many of one dish that somebody else's system sold. */
export type SoldElsewhere = {
  /** What the seller calls it; once in an order. */
  readonly lineId: string;
  readonly dishId: string;
  /** @unit portions */
  readonly quantity: number;
  readonly modifierIds: readonly string[];
  /** @unit minor units, one portion with its choices, VAT within */
  readonly unitPriceMinor: bigint;
};

/** A sale of somebody else's system as it is now, whole. */
export type SoldOrder = {
  /** Whose it is: the same name of another seller is another sale. */
  readonly sellerId: string;
  /** What the seller is called, and the letters before the numbers of its orders. */
  readonly seller: { readonly name: string; readonly prefix: string };
  readonly saleId: string;
  readonly soldAt: Date;
  readonly channel: Channel;
  /** None for one that was called off. */
  readonly lines: readonly SoldElsewhere[];
  /** @unit minor units, taken off the whole */
  readonly discountMinor: bigint;
  /** @unit minor units, given back after it was paid; what was cooked stays cooked */
  readonly refundMinor: bigint;
  /** What was paid in each way, without tips, what was given back taken off. */
  readonly paid: readonly { readonly method: PaymentMethod; /** @unit minor units */ readonly amountMinor: bigint }[];
};

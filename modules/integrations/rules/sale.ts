import type { Channel } from '../../menu/rules/menu-limits.ts';

/** How guests pay, in the kitchen's words. */
export const paidByWords = ['CASH', 'CARD', 'TELEBIRR', 'CBE_BIRR', 'MPESA', 'BANK', 'VOUCHER', 'OTHER'] as const;

/** A word of the list above. */
export type PaidBy = (typeof paidByWords)[number];

/** What a provider sells: a dish, or a choice that goes with one. */
export type ThingKind = 'ITEM' | 'CHOICE';

/** A thing as it stands on a line: by the provider's id, or by its name where somebody typed it in. */
export type SoldThingName = { readonly thingId: string; readonly name: string };

/** A line of a sale in our words; amounts are digits, since it is kept as it is. */
export type PosLine = SoldThingName & {
  readonly lineId: string;
  /**
   * Above nothing; may be a part of one.
   *
   * @unit portions, as a decimal
   */
  readonly quantity: string;
  /**
   * Before what was taken off it, VAT within.
   *
   * @unit minor units
   */
  readonly listMinor: string;
  /** @unit minor units */
  readonly discountMinor: string;
  readonly choices: readonly SoldThingName[];
};

/** A sale of a provider in our words, as it is now. */
export type PosSale = {
  readonly saleId: string;
  /** Counted up there with every change. */
  readonly version: number;
  readonly state: 'COMPLETED' | 'CANCELLED';
  readonly soldAt: string;
  readonly channel: Channel;
  readonly lines: readonly PosLine[];
  /**
   * What guests paid, without tips.
   *
   * @unit minor units
   */
  readonly totalMinor: string;
  readonly paid: readonly { readonly method: PaidBy; /** @unit minor units */ readonly amountMinor: string }[];
};

/** What was given back of a sale. */
export type PosRefund = { readonly refundId: string; readonly saleId: string; /** @unit minor units */ readonly amountMinor: string };

/** The id of a thing that has none there. */
export const namedThingId = (name: string): string => `name:${name.normalize('NFC').trim().toLowerCase()}`.slice(0, 200);

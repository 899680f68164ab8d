import type { Channel } from '../../../menu/rules/menu-limits.ts';

/** How guests pay. */
export type PaymentMethod = 'CASH' | 'CARD' | 'TELEBIRR' | 'CBE_BIRR' | 'MPESA' | 'BANK' | 'VOUCHER' | 'OTHER';

/**
 * What a trading day came to, as it is signed and kept: amounts in minor units as text, so that it is the same on paper, in the
 * database and on the wire. Null is not known, which is not nought.
 *
 * @invariant net and VAT add up to gross: of each channel, of each rate, of the day.
 */
export type DayFacts = {
  readonly currency: string;
  /** What guests owe for what they had, after discounts, without service. */
  readonly grossMinor: string;
  readonly vatMinor: string;
  readonly netMinor: string;
  readonly discountMinor: string;
  readonly serviceMinor: string;
  /** What guests paid beyond their bills; missing where it was signed before anybody kept it. */
  readonly tips?: TipFacts | undefined;
  /** @unit orders */
  readonly orders: number;
  /** @unit guests */
  readonly covers: number;
  readonly channels: readonly ChannelFacts[];
  readonly vat: readonly RateFacts[];
  readonly payments: readonly PaymentFacts[];
  readonly drawers: readonly DrawerFacts[];
  /** @unit minutes that were worked and are paid */
  readonly labourMinutes: number;
  /** @unit entries */
  readonly wasteEntries: number;
  /** Of what has a price. */
  readonly wasteMinor: string;
  /**
   * Missing where it was signed before anybody kept it.
   *
   * @unit entries without a price, which are in no sum
   */
  readonly wasteUnpriced?: number | undefined;
};

/** What guests paid beyond their bills, by whether it lies in the drawer or the house holds it. */
export type TipFacts = { readonly cashMinor: string; readonly cardMinor: string };

/** What a channel brought. */
export type ChannelFacts = {
  readonly channel: Channel;
  /** @unit orders */
  readonly orders: number;
  readonly grossMinor: string;
  readonly vatMinor: string;
  readonly netMinor: string;
};

/** What was sold at a rate of VAT. */
export type RateFacts = {
  /**
   * Null where a day was written down without its rates.
   *
   * @unit hundredths of a percent
   */
  readonly rate: number | null;
  readonly grossMinor: string;
  readonly vatMinor: string;
  readonly netMinor: string;
};

/** What was paid by one method. */
export type PaymentFacts = {
  readonly method: PaymentMethod;
  readonly takenMinor: string;
  /** As a positive amount. */
  readonly givenBackMinor: string;
};

/** A drawer at the end of a day. */
export type DrawerFacts = {
  /** Null for the drawer of what no till rang up. */
  readonly tillId: string | null;
  /** Null for that drawer, or for a till whose name nobody knows any more. */
  readonly name: string | null;
  /** Cash that came in, less what was given back. */
  readonly cashMinor: string;
  /** What of it was counted; null where nobody did. */
  readonly count: {
    readonly floatMinor: string;
    readonly takenOutMinor: string;
    readonly countedMinor: string;
    readonly expectedMinor: string;
    readonly varianceMinor: string;
    readonly note: string | null;
  } | null;
};

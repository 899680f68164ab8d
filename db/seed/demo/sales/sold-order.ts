import type { Channel } from '../../../../modules/menu/rules/menu-limits.ts';
import type { paymentMethods } from '../../../../modules/kitchen/contract/fields.ts';

/** So many of one dish, as guests of the demo ordered it. */
export type SoldLine = {
  /** By its name. */
  readonly dish: string;
  /** @unit portions */
  readonly quantity: number;
  /** By their names. */
  readonly choices: readonly string[];
  /**
   * What one portion costs with its choices, VAT within.
   *
   * @unit minor units
   */
  readonly unitPriceMinor: bigint;
  /** Taken off before anybody had begun it. */
  readonly isVoided: boolean;
  /**
   * How long after it was fired somebody began it, it was ready, and it was served.
   *
   * @unit seconds
   */
  readonly took: readonly [started: number, ready: number, served: number];
};

/** What was paid at once. */
export type SoldPayment = { readonly method: (typeof paymentMethods)[number]; /** @unit minor units */ readonly amountMinor: bigint };

/** An order of the demo's past: served, paid and closed. */
export type SoldOrder = {
  /** The trading day. */
  readonly day: string;
  readonly at: Date;
  readonly closedAt: Date;
  readonly channel: Channel;
  /** Which of the house's tables, from 0; null for what was taken away. */
  readonly table: number | null;
  /** @unit covers */
  readonly covers: number | null;
  readonly lines: readonly SoldLine[];
  /** What was taken off the bill, and why. */
  readonly discount: { /** @unit hundredths of a percent */ readonly share: number; readonly reason: string } | null;
  /** @unit hundredths of a percent */
  readonly serviceShare: number;
  /**
   * What the bill came to.
   *
   * @unit minor units
   */
  readonly totalMinor: bigint;
  readonly payments: readonly SoldPayment[];
};

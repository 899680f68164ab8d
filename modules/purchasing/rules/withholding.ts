import { rational, roundHalfEven } from '../../../kit/rational.ts';

/** A duty to keep back part of what suppliers are paid, as it stood when it was looked up. */
export type WithholdingRule = {
  readonly country: 'ET';
  /** The first day of payment that it holds for. */
  readonly validFrom: string;
  /**
   * Null where the law is known to have changed and nothing that could be checked says to what: people write it themselves.
   *
   * @unit hundredths of a percent of what is charged without tax
   */
  readonly rateBps: number | null;
  /**
   * What is charged for goods without tax from which on it holds; null where nothing that could be checked says so.
   *
   * @unit minor units of birr
   */
  readonly thresholdMinor: bigint | null;
  readonly law: string;
  readonly source: string;
  readonly lookedUpOn: string;
  /** Whether counsel has confirmed it; until then people are told that nobody has. */
  readonly isConfirmed: boolean;
};

/**
 * What is known by country, the latest last; counsel reviews it before anybody relies on it.
 *
 * @source Federal Income Tax Proclamation No. 979/2016, article 92, as amended by Proclamation No. 1395/2025
 */
export const withholdingRules: readonly WithholdingRule[] = [
  {
    country: 'ET',
    validFrom: '2016-07-08',
    // Neither figure could be found a second time, in the source named here or in the text of the law: to be confirmed, as
    // `isConfirmed` says to whoever pays. It holds for payments before August 2025 alone.
    rateBps: 200,
    thresholdMinor: 1_000_000n,
    law: 'Federal Income Tax Proclamation No. 979/2016, art. 92',
    source: 'https://taxsummaries.pwc.com/ethiopia/corporate/withholding-taxes',
    lookedUpOn: '2026-11-21',
    isConfirmed: false,
  },
  {
    country: 'ET',
    validFrom: '2025-08-01',
    // The source says from when it holds, and not how much; what others say could not be traced to the law.
    rateBps: null,
    thresholdMinor: null,
    law: 'Income Tax (Amendment) Proclamation No. 1395/2025',
    source: 'https://taffesseyirgalawoffice.com/2025/08/01/overview-of-ethiopias-newly-adopted-income-tax-amendment/',
    lookedUpOn: '2026-11-21',
    isConfirmed: false,
  },
];

/** What holds in a country on a day; null where nothing is known. */
export const withholdingOn = (country: string, day: string): WithholdingRule | null =>
  withholdingRules.findLast((rule) => rule.country === country && rule.validFrom <= day) ?? null;

/**
 * How much is kept back of a charge without tax; nothing below the threshold, where there is one.
 *
 * @unit minor units
 */
export const withheldOf = (
  netMinor: bigint,
  { rateBps, thresholdMinor }: { readonly rateBps: number; readonly thresholdMinor: bigint | null },
): bigint => (thresholdMinor !== null && netMinor < thresholdMinor ? 0n : roundHalfEven(rational(netMinor * BigInt(rateBps), 10_000n)));

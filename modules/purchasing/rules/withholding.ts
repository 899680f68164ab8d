import { rational, roundHalfEven } from '../../../kit/rational.ts';

/** A duty to keep back part of what suppliers are paid, as it stood when it was looked up. */
export type WithholdingRule = {
  readonly country: 'ET';
  /** The first day of payment that it holds for. */
  readonly validFrom: string;
  /** @unit hundredths of a percent of what is charged without tax */
  readonly rateBps: number;
  /**
   * What is charged for goods without tax from which on it holds.
   *
   * @unit minor units of birr
   */
  readonly thresholdMinor: bigint;
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
    rateBps: 200,
    thresholdMinor: 1_000_000n,
    law: 'Federal Income Tax Proclamation No. 979/2016, art. 92',
    source: 'https://taffesseyirgalawoffice.com/2025/08/01/overview-of-ethiopias-newly-adopted-income-tax-amendment/',
    lookedUpOn: '2026-11-21',
    isConfirmed: false,
  },
  {
    country: 'ET',
    validFrom: '2025-08-01',
    rateBps: 300,
    thresholdMinor: 2_000_000n,
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
 * How much is kept back of a charge without tax; nothing up to the threshold.
 *
 * @unit minor units
 */
export const withheldOf = (netMinor: bigint, rule: Pick<WithholdingRule, 'rateBps' | 'thresholdMinor'>): bigint =>
  netMinor <= rule.thresholdMinor ? 0n : roundHalfEven(rational(netMinor * BigInt(rule.rateBps), 10_000n));

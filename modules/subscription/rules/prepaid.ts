import type { ListedPlan } from './price-list.ts';

/** For how many months a plan can be paid ahead. */
export const prepaidMonths = [1, 3, 12] as const;

/** For how many months a plan is paid ahead. */
export type PrepaidMonths = (typeof prepaidMonths)[number];

/** A plan that can be paid in birr. */
export type PrepaidPlan = Extract<ListedPlan, 'growth' | 'pro'>;

/** Where plans can be paid in birr, by its ISO 3166-1 alpha-2 code. */
export const birrCountry = 'ET';

/** Prices in birr: nobody reckons them from pounds, they are set, and shown with the day they were set on. */
export type BirrPrices = {
  /** An ISO day. */
  readonly asOf: string;
  /** @unit santim a month */
  readonly monthlyMinor: Readonly<Record<PrepaidPlan, bigint>>;
};

/** What so many months cost: as many times a month, no discount. */
export const prepaidPrice = (prices: BirrPrices, plan: PrepaidPlan, months: PrepaidMonths): bigint =>
  prices.monthlyMinor[plan] * BigInt(months);

/** The instant so many calendar months later (UTC); a month that lacks the day ends with its last one. */
export const monthsAfter = (start: Date, months: number): Date => {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
};

/** What was paid ahead before, where anything was. */
export type PaidBefore = { readonly plan: string; readonly prepaidUntil: Date | null };

/**
 * What a payment covers: on the same plan it joins on to what is paid already, so that nobody loses days who pays
 * early; on another plan, or after the end, it begins when it is paid.
 */
export const prepaidTerm = (
  paid: { readonly plan: PrepaidPlan; readonly months: PrepaidMonths; readonly at: Date },
  before: PaidBefore,
): { readonly from: Date; readonly until: Date } => {
  const joins = before.plan === paid.plan && before.prepaidUntil !== null && before.prepaidUntil > paid.at;
  const from = joins && before.prepaidUntil ? before.prepaidUntil : paid.at;
  return { from, until: monthsAfter(from, paid.months) };
};

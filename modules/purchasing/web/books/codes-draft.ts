import { usualCodes, usualTaxType, type AccountingCodes, type AccountingLayout } from '../../rules/accounting-codes.ts';
import type { Bill } from '../../rules/bill-parts.ts';
import type { Currency } from '../../../../kit/money.ts';

/** Which rates a tax type is asked for: those of the bills, and those that somebody has said one of. */
export const ratesOf = (bills: readonly Bill[], { taxTypes }: AccountingCodes): readonly number[] => {
  const charged = bills.flatMap((bill) => [
    ...bill.lines.map(({ taxRateBps }) => taxRateBps),
    ...(bill.chargesMinor === '0' ? [] : [bill.chargesTaxRateBps]),
  ]);
  return [...new Set([...charged, ...taxTypes.map(({ rateBps }) => rateBps)])].toSorted((left, right) => left - right);
};

/** What was kept for a layout; what is usual where nothing was. */
export const codesOf = (
  kept: readonly { readonly layout: AccountingLayout; readonly codes: AccountingCodes }[],
  layout: AccountingLayout,
): AccountingCodes => kept.find((one) => one.layout === layout)?.codes ?? usualCodes(layout);

/** Codes with the account of a category said otherwise; an empty one is as purchases. */
export const withCategory = (codes: AccountingCodes, categoryId: string, account: string): AccountingCodes => ({
  ...codes,
  categoryAccounts: [
    ...codes.categoryAccounts.filter((one) => one.categoryId !== categoryId),
    ...(account === '' ? [] : [{ categoryId, account }]),
  ],
});

/** Codes with the word for a rate said otherwise; an empty one is the usual word. */
export const withTaxType = (codes: AccountingCodes, rateBps: number, taxType: string): AccountingCodes => ({
  ...codes,
  taxTypes: [...codes.taxTypes.filter((one) => one.rateBps !== rateBps), ...(taxType === '' ? [] : [{ rateBps, taxType }])],
});

/** The word for a rate that nobody has said one of. */
export const usualWord = (layout: AccountingLayout, currency: Currency) => (rateBps: number) => usualTaxType(layout, currency, rateBps);

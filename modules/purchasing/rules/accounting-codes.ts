import type { Currency } from '../../../kit/money.ts';

/** For whom purchases are written: any spreadsheet, Xero, or QuickBooks Online. */
export const accountingLayouts = ['PLAIN', 'XERO', 'QUICKBOOKS'] as const;

/** One of the above. */
export type AccountingLayout = (typeof accountingLayouts)[number];

/** Which account and which word for a tax stand for what was bought. */
export type AccountingCodes = {
  /** For what no category says otherwise. */
  readonly itemsAccount: string;
  /** For delivery and other charges. */
  readonly chargesAccount: string;
  readonly categoryAccounts: readonly { readonly categoryId: string; readonly account: string }[];
  readonly taxTypes: readonly { /** @unit hundredths of a percent */ readonly rateBps: number; readonly taxType: string }[];
};

const percent = (rateBps: number): string => String(rateBps / 100);

/**
 * What a tax is called where nobody has said it.
 *
 * @source names of Xero's rates in the United Kingdom: masseyaccountingcompany.com/vat-codes; QuickBooks Online's codes there: "VAT
 * codes in QuickBooks Online" of quickbooks.intuit.com (20.0% S, 5.0% R, 0.0% Z). Looked up on 2026-11-24; an organisation may have
 * others, so that each is a setting.
 */
export const usualTaxType = (layout: AccountingLayout, currency: Currency, rateBps: number): string => {
  if (layout === 'XERO') return rateBps === 0 ? 'Zero Rated Expenses' : `${percent(rateBps)}% (VAT on Expenses)`;
  const plain = `${(rateBps / 100).toFixed(1)}%`;
  if (layout === 'PLAIN' || currency !== 'GBP') return plain;
  if (rateBps === 0) return `${plain} Z`;
  return rateBps === 2000 ? `${plain} S` : `${plain} R`;
};

/**
 * What stands for purchases where nobody has said it.
 *
 * @source the chart of accounts that Xero begins with in the United Kingdom, 310 Cost of Goods Sold and 425 Postage, Freight & Courier:
 * linggardandthomas.co.uk/blog/xero-chart-of-accounts-cheat-sheet, looked up on 2026-11-24. QuickBooks Online goes by names; these
 * two are ours.
 */
export const usualCodes = (layout: AccountingLayout): AccountingCodes => {
  const [itemsAccount, chargesAccount] = layout === 'XERO' ? ['310', '425'] : ['Cost of Goods Sold', 'Freight and delivery'];
  return { itemsAccount, chargesAccount, categoryAccounts: [], taxTypes: [] };
};

import { m } from '../../../../generated/messages/web/messages.js';
import type { AccountLine, GoodsLine, SalesLine } from '../../rules/account-lines.ts';

const words: Readonly<Record<AccountLine, () => string>> = {
  SALES_FOOD: m.reports_line_sales_food,
  SALES_DRINK: m.reports_line_sales_drink,
  SALES_OTHER: m.reports_line_sales_other,
  FOOD: m.reports_line_food,
  DRINK: m.reports_line_drink,
  PACKAGING: m.reports_line_packaging,
  OTHER_GOODS: m.reports_line_other_goods,
  WAGES: m.reports_line_wages,
  PREMIUM: m.reports_line_premium,
  ON_COSTS: m.reports_line_on_costs,
  ENERGY: m.reports_line_energy,
  CLEANING: m.reports_line_cleaning,
  REPAIRS: m.reports_line_repairs,
  MARKETING: m.reports_line_marketing,
  PAYMENT_FEES: m.reports_line_payment_fees,
  COMMISSION: m.reports_line_commission,
  OTHER_COSTS: m.reports_line_other_costs,
  RENT: m.reports_line_rent,
  RATES: m.reports_line_rates,
  INSURANCE: m.reports_line_insurance,
};

/** What a line of the account is called. */
export const lineWord = (line: AccountLine): string => words[line]();

/** Lines as they are chosen. */
export const lineOptions = (lines: readonly (GoodsLine | SalesLine)[]): { readonly value: string; readonly label: string }[] =>
  lines.map((line) => ({ value: line, label: lineWord(line) }));

import { m } from '../../../generated/messages/server/messages.js';
import type { AccountLine } from '../rules/account-lines.ts';
import type { NamedSpan } from '../rules/report-period.ts';
import type { On } from './report-maker.ts';

const lines: Readonly<Record<AccountLine, (on: On) => string>> = {
  SALES_FOOD: (on) => m.reports_line_sales_food({}, on),
  SALES_DRINK: (on) => m.reports_line_sales_drink({}, on),
  SALES_OTHER: (on) => m.reports_line_sales_other({}, on),
  FOOD: (on) => m.reports_line_food({}, on),
  DRINK: (on) => m.reports_line_drink({}, on),
  PACKAGING: (on) => m.reports_line_packaging({}, on),
  OTHER_GOODS: (on) => m.reports_line_other_goods({}, on),
  WAGES: (on) => m.reports_line_wages({}, on),
  PREMIUM: (on) => m.reports_line_premium({}, on),
  ON_COSTS: (on) => m.reports_line_on_costs({}, on),
  ENERGY: (on) => m.reports_line_energy({}, on),
  CLEANING: (on) => m.reports_line_cleaning({}, on),
  REPAIRS: (on) => m.reports_line_repairs({}, on),
  MARKETING: (on) => m.reports_line_marketing({}, on),
  PAYMENT_FEES: (on) => m.reports_line_payment_fees({}, on),
  COMMISSION: (on) => m.reports_line_commission({}, on),
  OTHER_COSTS: (on) => m.reports_line_other_costs({}, on),
  RENT: (on) => m.reports_line_rent({}, on),
  RATES: (on) => m.reports_line_rates({}, on),
  INSURANCE: (on) => m.reports_line_insurance({}, on),
};

/** What a line of the account is called. */
export const lineWord = (line: AccountLine, on: On): string => lines[line](on);

const spans: Readonly<Record<NamedSpan, (on: On) => string>> = {
  day: (on) => m.reports_day({}, on),
  week: (on) => m.reports_span_week({}, on),
  month: (on) => m.reports_span_month({}, on),
  quarter: (on) => m.reports_span_quarter({}, on),
  year: (on) => m.reports_span_year({}, on),
};

/** What a stretch of a trend is called above its points. */
export const spanWord = (span: NamedSpan, on: On): string => spans[span](on);

/** A name as it stands in the reader's language, where somebody wrote it. */
export const nameIn = ({ name, nameLocal }: { readonly name: string; readonly nameLocal: string | null }, { locale }: On): string =>
  locale === 'am' ? (nameLocal ?? name) : name;

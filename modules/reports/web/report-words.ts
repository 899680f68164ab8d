import { m } from '../../../generated/messages/web/messages.js';
import type { ReportGroup, ReportId } from '../rules/report-ids.ts';

const names: Readonly<Record<ReportId, () => string>> = {
  sales: m.reports_name_sales,
  'prime-cost': m.reports_name_prime_cost,
  'food-cost': m.reports_name_food_cost,
  purchases: m.reports_name_purchases,
  'profit-and-loss': m.reports_name_profit_and_loss,
  'cost-of-goods': m.reports_name_cost_of_goods,
  'stock-value': m.reports_name_stock_value,
  variance: m.reports_name_variance,
  waste: m.reports_name_waste,
  menu: m.reports_name_menu,
  'ticket-times': m.reports_name_ticket_times,
  labour: m.reports_name_labour,
  tax: m.reports_name_tax,
  cash: m.reports_name_cash,
  tips: m.reports_name_tips,
};

const purposes: Readonly<Record<ReportId, () => string>> = {
  sales: m.reports_purpose_sales,
  'prime-cost': m.reports_purpose_prime_cost,
  'food-cost': m.reports_purpose_food_cost,
  purchases: m.reports_purpose_purchases,
  'profit-and-loss': m.reports_purpose_profit_and_loss,
  'cost-of-goods': m.reports_purpose_cost_of_goods,
  'stock-value': m.reports_purpose_stock_value,
  variance: m.reports_purpose_variance,
  waste: m.reports_purpose_waste,
  menu: m.reports_purpose_menu,
  'ticket-times': m.reports_purpose_ticket_times,
  labour: m.reports_purpose_labour,
  tax: m.reports_purpose_tax,
  cash: m.reports_purpose_cash,
  tips: m.reports_purpose_tips,
};

const groups: Readonly<Record<ReportGroup, () => string>> = {
  trade: m.reports_group_trade,
  cost: m.reports_group_cost,
  people: m.reports_group_people,
  books: m.reports_group_books,
};

/** What a report is called. */
export const reportWord = (report: ReportId): string => names[report]();

/** What a report tells, in a sentence. */
export const purposeWord = (report: ReportId): string => purposes[report]();

/** What a group of reports is called. */
export const groupWord = (group: ReportGroup): string => groups[group]();

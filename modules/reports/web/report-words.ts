import { m } from '../../../generated/messages/web/messages.js';
import type { ReportGroup, ReportId } from '../rules/report-ids.ts';

const names: Readonly<Record<ReportId, () => string>> = {
  sales: m.reports_name_sales,
  'prime-cost': m.reports_name_prime_cost,
  'food-cost': m.reports_name_food_cost,
  purchases: m.reports_name_purchases,
};

const purposes: Readonly<Record<ReportId, () => string>> = {
  sales: m.reports_purpose_sales,
  'prime-cost': m.reports_purpose_prime_cost,
  'food-cost': m.reports_purpose_food_cost,
  purchases: m.reports_purpose_purchases,
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

import { m } from '../../../generated/messages/web/messages.js';
import type { ReportGroup, ReportId } from '../rules/report-ids.ts';

const names: Readonly<Record<ReportId, () => string>> = {
  sales: m.reports_name_sales,
  tax: m.reports_name_tax,
  cash: m.reports_name_cash,
  tips: m.reports_name_tips,
};

const purposes: Readonly<Record<ReportId, () => string>> = {
  sales: m.reports_purpose_sales,
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

import type { ReportId } from '../rules/report-ids.ts';
import type { ReportMaker } from './report-maker.ts';
import { cashReport } from './cash/cash-report.ts';
import { salesReport } from './sales/sales-report.ts';
import { taxReport } from './tax/tax-report.ts';
import { tipsReport } from './tips/tips-report.ts';

/** How each report is made. */
export const reportMakers: Readonly<Record<ReportId, ReportMaker>> = {
  sales: salesReport,
  tax: taxReport,
  cash: cashReport,
  tips: tipsReport,
};

import { foodCostReport } from './food-cost/food-cost-report.ts';
import { primeCostReport } from './prime-cost/prime-cost-report.ts';
import { purchasesReport } from './purchases/purchases-report.ts';
import type { ReportId } from '../rules/report-ids.ts';
import type { ReportMaker } from './report-maker.ts';
import { salesReport } from './sales/sales-report.ts';

/** How each report is made. */
export const reportMakers: Readonly<Record<ReportId, ReportMaker>> = {
  sales: salesReport,
  'prime-cost': primeCostReport,
  'food-cost': foodCostReport,
  purchases: purchasesReport,
};

import { foodCostReport } from './food-cost/food-cost-report.ts';
import { primeCostReport } from './prime-cost/prime-cost-report.ts';
import { purchasesReport } from './purchases/purchases-report.ts';
import { profitAndLossReport } from './profit-and-loss/profit-and-loss-report.ts';
import { costOfGoodsReport } from './goods/cost-of-goods-report.ts';
import { stockValueReport } from './goods/stock-value-report.ts';
import { varianceReport } from './variance/variance-report.ts';
import { wasteReport } from './waste/waste-report.ts';
import { menuReport } from './menu/menu-report.ts';
import { ticketTimesReport } from './ticket-times/ticket-times-report.ts';
import { labourReport } from './labour/labour-report.ts';
import type { ReportId } from '../rules/report-ids.ts';
import type { ReportMaker } from './report-maker.ts';
import { cashReport } from './cash/cash-report.ts';
import { salesReport } from './sales/sales-report.ts';
import { taxReport } from './tax/tax-report.ts';
import { tipsReport } from './tips/tips-report.ts';

/** How each report is made. */
export const reportMakers: Readonly<Record<ReportId, ReportMaker>> = {
  sales: salesReport,
  'prime-cost': primeCostReport,
  'food-cost': foodCostReport,
  purchases: purchasesReport,
  'profit-and-loss': profitAndLossReport,
  'cost-of-goods': costOfGoodsReport,
  'stock-value': stockValueReport,
  variance: varianceReport,
  waste: wasteReport,
  menu: menuReport,
  'ticket-times': ticketTimesReport,
  labour: labourReport,
  tax: taxReport,
  cash: cashReport,
  tips: tipsReport,
};

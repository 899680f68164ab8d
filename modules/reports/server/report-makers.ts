import type { ReportId } from '../rules/report-ids.ts';
import type { ReportMaker } from './report-maker.ts';
import { salesReport } from './sales/sales-report.ts';

/** How each report is made. */
export const reportMakers: Readonly<Record<ReportId, ReportMaker>> = { sales: salesReport };

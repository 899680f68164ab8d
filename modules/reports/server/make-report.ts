import { tradingDay } from '../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import type { ReportDocument } from '../contract/report-document.ts';
import { comparableDays, runningDay } from '../rules/comparable-days.ts';
import type { ReportId } from '../rules/report-ids.ts';
import type { Days } from '../rules/report-period.ts';
import { periodName } from './period-name.ts';
import { reportMakers } from './report-makers.ts';
import type { On, ReportAsk } from './report-maker.ts';

/** Which report, of which days, in which language. */
export type AskedReport = Days & { readonly report: ReportId; readonly language: 'en' | 'am'; readonly subject?: string | undefined };

/** What somebody asks, with the house that answers. */
export const askOf = async (tx: RestaurantTx, { from, to, language, subject }: Omit<AskedReport, 'report'>): Promise<ReportAsk> => {
  const house = await getDetails(tx);
  const [days, calendar] = [{ from, to }, house.useEthiopianCalendar ? 'ETHIOPIC' : 'GREGORIAN'] as const;
  const today = tradingDay(tx, new Date());
  return {
    days,
    calendar,
    compared: comparableDays(days, calendar, today),
    running: runningDay(days, today),
    on: { house, locale: language },
    subject,
  };
};

/** What a report is called. */
export const reportName = (report: ReportId, on: On): string => reportMakers[report].name(on);

/** Makes a report of what is known now. */
export const makeReport = async (tx: RestaurantTx, { report, ...asked }: AskedReport): Promise<ReportDocument> => {
  const ask = await askOf(tx, asked);
  return {
    report,
    name: reportName(report, ask.on),
    restaurant: ask.on.house.name,
    period: { ...ask.days, name: periodName(ask), calendar: ask.calendar },
    asOf: new Date().toISOString(),
    closedAt: null,
    ...(await reportMakers[report].make(tx, ask)),
  };
};

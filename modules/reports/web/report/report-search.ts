import { isReportId, type ReportId } from '../../rules/report-ids.ts';
import { reportLimits } from '../../rules/report-limits.ts';
import { isBusinessDate } from '../../../../kit/time/business-date.ts';
import { readPeriodSearch, type PeriodSearch } from '../../../../ui/when/period.ts';

/** All that the address of a report says: its days, and the one thing that it tells of where it tells of one. */
export type ReportSearch = PeriodSearch & { readonly subject?: string };

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readReportSearch = (search: Readonly<Record<string, unknown>>): ReportSearch => ({
  ...readPeriodSearch(search, reportLimits.daysMax),
  ...(isId(search['subject']) && { subject: search['subject'] }),
});

/** The report of an address; null where there is none of that name. */
export const reportOfPath = (word: string): ReportId | null => (isReportId(word) ? word : null);

/** The month that an address names by one of its days; without one it is the month that runs. */
export const readMonthSearch = ({ month }: Readonly<Record<string, unknown>>): { readonly month?: string } =>
  typeof month === 'string' && isBusinessDate(month) ? { month } : {};

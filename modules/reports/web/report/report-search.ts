import { isReportId, type ReportId } from '../../rules/report-ids.ts';
import { reportLimits } from '../../rules/report-limits.ts';
import { readPeriodSearch, type PeriodSearch } from '../../../../ui/when/period.ts';

/** The days that an address of a report names. */
export const readReportSearch = (search: Readonly<Record<string, unknown>>): PeriodSearch => readPeriodSearch(search, reportLimits.daysMax);

/** The report of an address; null where there is none of that name. */
export const reportOfPath = (word: string): ReportId | null => (isReportId(word) ? word : null);

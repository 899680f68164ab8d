import type { Days } from '../../reports/rules/report-period.ts';
import { periodName } from '../../reports/server/public.ts';
import type { Asked } from './finding.ts';

/** What people call some days: "Friday, 20 November 2026", "Hidar 2019". */
export const periodOf = (days: Days, { calendar, on }: Asked): string => periodName({ days, calendar, on });

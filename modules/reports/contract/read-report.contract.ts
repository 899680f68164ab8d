import * as z from 'zod/mini';

import { restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { lengthOf, type Days } from '../rules/report-period.ts';
import { reportLimits } from '../rules/report-limits.ts';
import { reportAskShape, reportDocumentSchema } from './report-document.ts';

const tags = ['reports'];
const path = '/restaurants/{restaurantId}/reports/{report}';

/** Whether days are in order, and not more than one may ask for. */
export const isAskable = (asked: Days): boolean => asked.from <= asked.to && lengthOf(asked) <= reportLimits.daysMax;

const askSchema = z.strictObject(reportAskShape).check(z.refine(isAskable, { path: ['to'] }));

/** A report of some trading days. */
export const readReport = restaurantQuery('reports.view')
  .route({ method: 'GET', path, summary: 'Read a report', tags })
  .input(askSchema)
  .output(reportDocumentSchema);

/** The same report on paper. */
export const printReport = restaurantQuery('reports.view')
  .route({ method: 'GET', path: `${path}/pdf`, summary: 'Print a report', tags })
  .input(askSchema)
  .output(
    z.object({
      fileName: z.string(),
      /** In base64. */
      pdf: z.string(),
    }),
  );

/** Everything about reading reports. */
export const readReportContract = { readReport, printReport };

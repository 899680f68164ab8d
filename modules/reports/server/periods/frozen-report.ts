import { and, eq } from 'drizzle-orm';

import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { ReportDocument } from '../../contract/report-document.ts';
import { cellText } from '../../rules/cell-text.ts';
import { reportIds, type ReportId } from '../../rules/report-ids.ts';
import type { Days } from '../../rules/report-period.ts';
import { makeReport } from '../make-report.ts';
import type { On } from '../report-maker.ts';
import { reportPeriod, reportPeriodStep, reportSnapshot } from './period-tables.ts';

const languages = ['en', 'am'] as const;

/** Keeps every report of a month as it is now, in each language. */
export const freezeReports = async (tx: RestaurantTx, days: Days, version: number): Promise<void> => {
  for (const report of reportIds) {
    for (const language of languages) {
      const document = await makeReport(tx, { report, language, ...days });
      await tx.db.insert(reportSnapshot).values({ restaurantId: tx.restaurantId, fromDay: days.from, version, report, language, document });
    }
  }
};

type Asked = Days & { readonly report: ReportId; readonly language: 'en' | 'am' };

/** A report of a locked month as it was locked; null where the days are no such month. A report that came later than the lock is none. */
export const frozenReport = async (tx: RestaurantTx, { report, language, from, to }: Asked): Promise<ReportDocument | null> => {
  const [row] = await tx.db
    .select({ document: reportSnapshot.document, lockedAt: reportPeriodStep.takenAt })
    .from(reportPeriod)
    .innerJoin(
      reportPeriodStep,
      and(
        eq(reportPeriodStep.restaurantId, reportPeriod.restaurantId),
        eq(reportPeriodStep.fromDay, reportPeriod.fromDay),
        eq(reportPeriodStep.version, reportPeriod.version),
      ),
    )
    .innerJoin(
      reportSnapshot,
      and(
        eq(reportSnapshot.restaurantId, reportPeriod.restaurantId),
        eq(reportSnapshot.fromDay, reportPeriod.fromDay),
        eq(reportSnapshot.version, reportPeriod.version),
      ),
    )
    .where(
      and(
        eq(reportPeriod.restaurantId, tx.restaurantId),
        eq(reportPeriod.state, 'LOCKED'),
        eq(reportPeriod.fromDay, from),
        eq(reportPeriod.toDay, to),
        eq(reportSnapshot.report, report),
        eq(reportSnapshot.language, language),
      ),
    );
  return row ? { ...row.document, closedAt: row.lockedAt.toISOString() } : null;
};

/** What is otherwise by now than it was locked, figure by figure: it stands beside the locked figures and changes none of them. */
export const sinceLocked = (locked: ReportDocument, live: ReportDocument, on: On): ReportDocument['restsOn'] => {
  const reader = { wall: on.house, language: on.locale };
  return live.figures.flatMap(({ id, label, value }) => {
    const one = locked.figures.find((figure) => figure.id === id);
    if (!one || cellText(one.value, reader) === cellText(value, reader)) return [];
    const [was, now] = [cellText(one.value, reader), cellText(value, reader)];
    return [{ label: m.reports_since_locked({}, on), text: m.reports_since_locked_text({ figure: label, before: was, now }, on) }];
  });
};

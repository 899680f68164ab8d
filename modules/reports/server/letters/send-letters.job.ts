import { and, eq } from 'drizzle-orm';

import { m } from '../../../../generated/messages/server/messages.js';
import { withRestaurant } from '../../../../platform/server/database/tenancy.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { Pools } from '../../../../platform/server/database/pool.ts';
import { eachRestaurant } from '../../../../platform/server/jobs/each-restaurant.ts';
import type { Job } from '../../../../platform/server/jobs/job.ts';
import { queueMail } from '../../../../platform/server/mail/queue-mail.ts';
import { contactOf } from '../../../accounts/server/public.ts';
import { getDetails, holds, letterHouseOf, printForHouse } from '../../../restaurants/server/public.ts';
import { cellText } from '../../rules/cell-text.ts';
import { dueLetter } from '../../rules/letters/due-letter.ts';
import type { ReportId } from '../../rules/report-ids.ts';
import { reportPaper } from '../print-report.ts';
import { readReport } from '../read-report.ts';
import { reportLetter } from './letter-table.ts';
import { wallNow } from './wall-now.ts';

type Row = typeof reportLetter.$inferSelect;
type Named = { readonly restaurantId: string; readonly userId: string; readonly report: ReportId };

/** Sends what people asked for, each stretch once. */
export const sendLettersOften: Job = {
  name: 'reports.send-letters',
  schedule: '*/5 * * * *',
  run: ({ pools }) => sendLetters(pools, new Date()),
};

/**
 * Sends every report that is due at a moment. Each is made and queued in a transaction of its own, as its reader: whoever may not
 * see it any more gets nothing, and one that fails keeps none of the others waiting.
 */
export const sendLetters = async (pools: Pools, at: Date): Promise<void> => {
  const due: Named[] = [];
  await eachRestaurant(pools.app, 'reports.send-letters', async (tx) => {
    const rows = await tx.db.select().from(reportLetter).where(eq(reportLetter.restaurantId, tx.restaurantId));
    if (rows.length === 0) return;
    const now = await wallNow(tx, at);
    due.push(...rows.filter((row) => dueLetter(row, now) !== null));
  });
  const faults: unknown[] = [];
  for (const one of due) {
    const entry = { pool: pools.app, credential: { kind: 'person', userId: one.userId }, access: 'write' } as const;
    const [sent] = await Promise.allSettled([withRestaurant(entry, one.restaurantId, (tx) => sendOne(tx, one.report, at))]);
    if (sent.status === 'rejected') faults.push(sent.reason);
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} report(s) could not be sent.`);
};

/** The row is held until the commit, and says then what was sent: two servers never send the same. */
const sendOne = async (tx: RestaurantTx, report: ReportId, at: Date): Promise<void> => {
  if (!holds(tx, 'reports.view')) return;
  const key = [eq(reportLetter.restaurantId, tx.restaurantId), eq(reportLetter.userId, tx.userId ?? ''), eq(reportLetter.report, report)];
  const [row] = await tx.db
    .select()
    .from(reportLetter)
    .where(and(...key))
    .for('update');
  const days = row && dueLetter(row, await wallNow(tx, at));
  if (!row || !days) return;
  await queueLetter(tx, row, days);
  await tx.db
    .update(reportLetter)
    .set({ through: days.to })
    .where(and(...key));
};

const queueLetter = async (
  tx: RestaurantTx,
  { report, language }: Row,
  days: { readonly from: string; readonly to: string },
): Promise<void> => {
  if (tx.userId === null) throw new Error('A report is sent to somebody.');
  const document = await readReport(tx, { report, language, ...days });
  const { email: to, firstName } = await contactOf({ ...tx, userId: tx.userId });
  const on = { house: await getDetails(tx), locale: language };
  const reader = { wall: on.house, language };
  const content = await printForHouse(tx, reportPaper(document, on));
  await queueMail(tx, {
    to,
    language,
    template: 'report',
    facts: {
      firstName,
      restaurantName: document.restaurant,
      house: await letterHouseOf(tx),
      name: document.name,
      period: document.period.name,
      finding: document.finding.text,
      lines: document.figures.map(({ label, value }) => m.reports_letter_line({ figure: label, value: cellText(value, reader) }, on)),
      path: `/reports/${report}?from=${days.from}&to=${days.to}`,
    },
    attachment: { fileName: `${report}-${days.from}-${days.to}.pdf`, content },
  });
};

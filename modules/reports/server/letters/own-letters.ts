import { and, asc, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { ReportLetter } from '../../contract/letters.contract.ts';
import { dueLetter, type Rhythm } from '../../rules/letters/due-letter.ts';
import type { ReportId } from '../../rules/report-ids.ts';
import { reportLetter } from './letter-table.ts';
import { wallNow } from './wall-now.ts';

const own = (tx: RestaurantTx) => and(eq(reportLetter.restaurantId, tx.restaurantId), eq(reportLetter.userId, tx.userId ?? ''));

/** Which reports whoever asks has sent to them here. */
export const listLetters = async (tx: RestaurantTx): Promise<{ letters: ReportLetter[] }> => {
  const rows = await tx.db.select().from(reportLetter).where(own(tx)).orderBy(asc(reportLetter.report));
  return { letters: rows.map(({ report, rhythm, localHour, language }) => ({ report, rhythm, localHour, language })) };
};

type Body = {
  readonly report: ReportId;
  readonly wish: { readonly rhythm: Rhythm; readonly localHour: number; readonly language: 'en' | 'am' } | null;
};

/** Has a report sent to whoever asks, otherwise than before, or no more. What is over already when it is asked for is not sent. */
export const setLetter = async (tx: RestaurantTx, { body }: CommandEnvelope<Body>): Promise<{ letters: ReportLetter[] }> => {
  const { report, wish } = body;
  if (wish === null) {
    await tx.db.delete(reportLetter).where(and(own(tx), eq(reportLetter.report, report)));
    return listLetters(tx);
  }
  const through = dueLetter({ ...wish, through: null }, await wallNow(tx, new Date()))?.to ?? null;
  const facts = { ...wish, through };
  await tx.db
    .insert(reportLetter)
    .values({ ...facts, restaurantId: tx.restaurantId, userId: tx.userId ?? '', report })
    .onConflictDoUpdate({ target: [reportLetter.restaurantId, reportLetter.userId, reportLetter.report], set: facts });
  return listLetters(tx);
};

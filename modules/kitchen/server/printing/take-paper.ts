import { and, asc, eq, inArray, isNull, lte, or, lt, sql } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../../platform/server/jobs/wake-job.ts';
import type { Sent } from '../../../../platform/server/printing/send-to-printer.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import { announceKitchen } from '../announce-kitchen.ts';
import { printPapersJobName } from './print-papers-name.ts';
import { printer, printJob, type PrinterRow, type PrintJobRow } from './printing-tables.ts';

/** A paper that this server alone prints now. */
export type TakenPaper = {
  readonly printer: PrinterRow;
  readonly paper: PrintJobRow;
  /** Some of it may have come out before: who printed it last died, or lost the line, in the middle. */
  readonly isPerhapsCopy: boolean;
};

/** Longer than a paper may take, so that whoever lives keeps the printer. @unit milliseconds */
const leaseMs = 120_000;

const ofPrinter = (tx: RestaurantTx, printerId: string) => and(eq(printer.restaurantId, tx.restaurantId), eq(printer.id, printerId));

const ofPaper = (tx: RestaurantTx, jobId: string) => and(eq(printJob.restaurantId, tx.restaurantId), eq(printJob.id, jobId));

/** Nobody cooks by a paper of this morning, and nobody asks for one of last week. */
const dropOld = async (tx: RestaurantTx, printerId: string): Promise<void> => {
  const own = and(eq(printJob.restaurantId, tx.restaurantId), eq(printJob.printerId, printerId));
  const tooOld = sql`${printJob.queuedAt} < now() - make_interval(hours => ${kitchenLimits.paperHoursMax})`;
  await tx.db
    .update(printJob)
    .set({ state: 'DROPPED', doneAt: new Date() })
    .where(and(own, eq(printJob.state, 'WAITING'), tooOld));
  await tx.db
    .delete(printJob)
    .where(and(own, inArray(printJob.state, ['PRINTED', 'DROPPED']), sql`${printJob.doneAt} < now() - interval '7 days'`));
};

/**
 * Takes the oldest paper that waits for a printer, so that no other server prints on it meanwhile; null where nothing is
 * due. Whoever dies with a paper in hand leaves it to be printed again, marked as perhaps a copy.
 */
export const takePaper = async (tx: RestaurantTx, printerId: string): Promise<TakenPaper | null> => {
  const [now, busyUntil] = [new Date(), new Date(Date.now() + leaseMs)];
  const isFree = and(isNull(printer.archivedAt), lte(printer.dueAt, now), or(isNull(printer.busyUntil), lt(printer.busyUntil, now)));
  const [held] = await tx.db
    .select()
    .from(printer)
    .where(and(ofPrinter(tx, printerId), isFree))
    .for('update', { skipLocked: true });
  if (!held) return null;
  await dropOld(tx, printerId);
  const [paper] = await tx.db
    .select()
    .from(printJob)
    .where(and(eq(printJob.restaurantId, tx.restaurantId), eq(printJob.printerId, printerId), eq(printJob.state, 'WAITING')))
    .orderBy(asc(printJob.entry))
    .limit(1);
  if (!paper) return null;
  await tx.db.update(printer).set({ busyUntil }).where(ofPrinter(tx, printerId));
  await tx.db.update(printJob).set({ hasBegun: true }).where(ofPaper(tx, paper.id));
  return { printer: { ...held, busyUntil }, paper, isPerhapsCopy: paper.hasBegun };
};

/** How long a silent printer is left alone: 5, 10, 20, 40, then 60 seconds. @unit milliseconds */
const backOffMs = (tries: number): number => Math.min(60, 5 * 2 ** Math.min(tries, 4)) * 1000;

/** Writes down how a paper came out, and gives the printer back. */
export const noteSent = async (tx: RestaurantTx, { printer: held, paper, isPerhapsCopy }: TakenPaper, sent: Sent): Promise<void> => {
  const { fault, hasBegun, isTalking } = sent;
  const now = new Date();
  // Held by another server after a very long sleep: the printer is its business, the paper is ours.
  const stillOurs = and(ofPrinter(tx, held.id), eq(printer.busyUntil, held.busyUntil ?? now));
  const dueAt = fault === null ? now : new Date(now.getTime() + backOffMs(held.tries));
  const health =
    fault === null
      ? { fault: null, failingSince: null, tries: 0, lastPrintedAt: now }
      : { fault, failingSince: held.failingSince ?? now, tries: held.tries + 1 };
  await tx.db
    .update(printer)
    .set({ ...health, isTalking, dueAt, busyUntil: null })
    .where(stillOurs);
  const outcome = fault === null ? ({ state: 'PRINTED', doneAt: now } as const) : { hasBegun: hasBegun || isPerhapsCopy };
  await tx.db
    .update(printJob)
    .set(outcome)
    .where(and(ofPaper(tx, paper.id), eq(printJob.state, 'WAITING')));
  announceKitchen(tx, 'kitchen.v1.printing-changed', { printerId: held.id });
  if (fault !== null) await wakeJob(tx, printPapersJobName, { key: `${printPapersJobName}:${held.id}`, at: dueAt });
};

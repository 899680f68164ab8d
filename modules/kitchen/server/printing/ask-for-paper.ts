import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../../platform/server/jobs/wake-job.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { getDetails } from '../../../restaurants/server/public.ts';
import { stationTickets } from '../../rules/ticket-view.ts';
import { announceKitchen } from '../announce-kitchen.ts';
import { billPaper } from '../bill-paper.ts';
import { loadStations } from '../load-order.ts';
import { answerOrder } from '../present-order.ts';
import { linesOnScreens } from '../read-kitchen.ts';
import { printPapersJobName } from './print-papers-name.ts';
import type { PrintingSetting } from './printers.ts';
import { printer, printJob } from './printing-tables.ts';
import { slipOfPaper, testSlip } from './plain-slips.ts';
import { type LineOnPaper, loadPrinters, queuePapers, ticketsOf } from './queue-papers.ts';

type Queued = { papers: number };

const refuseOff = ({ arePrintersOn }: PrintingSetting): void => {
  if (!arePrintersOn) throw refusal('PRINTERS_OFF', { field: 'printer' });
};

/** Queues a test page. @refuses PRINTERS_OFF; NOT_FOUND */
export const printTest = async (
  tx: RestaurantTx,
  { body: { printerId } }: CommandEnvelope<{ readonly printerId: string }>,
  setting: PrintingSetting,
): Promise<Queued> => {
  refuseOff(setting);
  const found = (await loadPrinters(tx)).find(({ id }) => id === printerId);
  if (!found) throw refusal('NOT_FOUND');
  const { name, language } = found;
  await queuePapers(tx, [{ printerId, kind: 'TEST', orderId: null, label: name, slip: testSlip(name, language) }]);
  return { papers: 1 };
};

/** Queues a bill on the first printer of bills that prints; on one that does not where there is no other. @refuses PRINTERS_OFF; PRINTER_NONE; NOT_FOUND */
export const printBillSlip = async (
  tx: RestaurantTx,
  { body: { orderId } }: CommandEnvelope<{ readonly orderId: string }>,
  setting: PrintingSetting,
): Promise<Queued> => {
  refuseOff(setting);
  const { order } = await answerOrder(tx, orderId);
  const able = (await loadPrinters(tx)).filter(({ printsBills }) => printsBills);
  const chosen = able.find(({ fault }) => fault === null) ?? able[0];
  if (!chosen) throw refusal('PRINTER_NONE', { field: 'printer' });
  const slip = slipOfPaper(billPaper(order, await getDetails(tx), chosen.language));
  await queuePapers(tx, [{ printerId: chosen.id, kind: 'BILL', orderId, label: order.number, slip }]);
  return { papers: 1 };
};

/**
 * Queues every ticket that a station has open, in the order in which its screen shows them, each as it is now.
 *
 * @refuses PRINTERS_OFF; NOT_FOUND; PRINTER_NONE where no printer serves the station
 */
export const printOpenTickets = async (
  tx: RestaurantTx,
  { body: { stationId } }: CommandEnvelope<{ readonly stationId: string }>,
  setting: PrintingSetting,
): Promise<Queued> => {
  refuseOff(setting);
  const station = (await loadStations(tx)).find(({ id }) => id === stationId);
  if (!station) throw refusal('NOT_FOUND');
  const serving = (await loadPrinters(tx)).filter(({ stationIds }) => stationIds.includes(stationId));
  const chosen = serving.find(({ fault }) => fault === null) ?? serving[0];
  if (!chosen) throw refusal('PRINTER_NONE', { field: 'printer' });
  const rows = (await linesOnScreens(tx)).filter(({ state }) => state !== 'VOIDED');
  const shown = rows.map((row) => ({
    ...row,
    modifierIds: row.modifiers.map(({ id }) => id),
    firedAt: row.firedAt?.getTime() ?? 0,
    // What is made is not printed again for an allergy: the screens say so.
    isWarned: false,
    row,
  }));
  const tickets = stationTickets(shown, station);
  const papers: Awaited<ReturnType<typeof ticketsOf>>[number][] = [];
  for (const { lines, firedAt } of tickets) {
    const open = lines.filter(
      ({ state }) => state === 'QUEUED' || state === 'STARTED' || state === 'VOID_REQUESTED' || station.kind !== 'PREP',
    );
    // As of this station alone: what no station makes was found on it already.
    const onPaper: LineOnPaper[] = open.map(({ row }) => ({ line: row, change: 'OPEN', quantity: row.quantity, stationIds: [stationId] }));
    const plan = { printers: [{ ...chosen, stationIds: [stationId] }], stations: [{ ...station, kind: 'PREP' as const }] };
    papers.push(...(await ticketsOf(tx, onPaper, { ...plan, at: new Date(firedAt) })));
  }
  await queuePapers(tx, papers);
  return { papers: papers.length };
};

/** Tries what waits at once, or drops it. One that came out meanwhile stays out. @refuses NOT_FOUND */
export const stepPrintJob = async (
  tx: RestaurantTx,
  { body: { jobId, step } }: CommandEnvelope<{ readonly jobId: string; readonly step: 'NOW' | 'DROP' }>,
): Promise<Queued> => {
  const ofJob = and(eq(printJob.restaurantId, tx.restaurantId), eq(printJob.id, jobId));
  const [job] = await tx.db.select().from(printJob).where(ofJob).for('update');
  if (!job) throw refusal('NOT_FOUND');
  if (job.state !== 'WAITING') return { papers: 0 };
  const { printerId } = job;
  announceKitchen(tx, 'kitchen.v1.printing-changed', { printerId });
  if (step === 'DROP') {
    await tx.db.update(printJob).set({ state: 'DROPPED', doneAt: new Date() }).where(ofJob);
    return { papers: 0 };
  }
  await tx.db
    .update(printer)
    .set({ dueAt: new Date() })
    .where(and(eq(printer.restaurantId, tx.restaurantId), eq(printer.id, printerId)));
  await wakeJob(tx, printPapersJobName);
  return { papers: 1 };
};

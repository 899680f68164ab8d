import { and, asc, count, eq, isNull } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import type { Printer, WaitingPaper } from '../../contract/printing.contract.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import { announceKitchen } from '../announce-kitchen.ts';
import { printer, printJob, type PrinterRow } from './printing-tables.ts';
import { loadPrinters } from './queue-papers.ts';

/** Whether this server prints at all. */
export type PrintingSetting = { readonly arePrintersOn: boolean };

const present = (row: PrinterRow): Printer => ({
  id: row.id,
  name: row.name,
  host: row.host,
  port: row.port,
  paperMm: row.paperMm,
  language: row.language,
  stationIds: row.stationIds,
  printsBills: row.printsBills,
  fault: row.fault,
  failingSince: row.failingSince?.toISOString() ?? null,
  lastPrintedAt: row.lastPrintedAt?.toISOString() ?? null,
  version: row.version,
});

const waitingMax = 200;

/** Every printer that stands, and the papers that wait, the oldest first. */
export const readPrinting = async (
  tx: RestaurantTx,
  { arePrintersOn: isOn }: PrintingSetting,
): Promise<{ isOn: boolean; printers: Printer[]; waiting: WaitingPaper[] }> => {
  const printers = (await loadPrinters(tx)).map(present);
  const { id, printerId, kind, orderId, label, queuedAt } = printJob;
  const waiting = await tx.db
    .select({ id, printerId, kind, orderId, label, queuedAt })
    .from(printJob)
    .where(and(eq(printJob.restaurantId, tx.restaurantId), eq(printJob.state, 'WAITING')))
    .orderBy(asc(printJob.entry))
    .limit(waitingMax);
  return { isOn, printers, waiting: waiting.map((paper) => ({ ...paper, queuedAt: paper.queuedAt.toISOString() })) };
};

type PrinterBody = Pick<PrinterRow, 'name' | 'host' | 'port' | 'paperMm' | 'language' | 'stationIds' | 'printsBills'> & {
  readonly printerId: string;
  readonly baseVersion: number | null;
  readonly isArchived: boolean;
};

const refuseLimit = async (tx: RestaurantTx): Promise<void> => {
  const [all] = await tx.db
    .select({ printers: count() })
    .from(printer)
    .where(and(eq(printer.restaurantId, tx.restaurantId), isNull(printer.archivedAt)));
  const { printersMax } = kitchenLimits;
  if (all && all.printers >= printersMax) throw refusal('PRINTER_LIMIT_REACHED', { field: 'printer', printersMax });
};

const ownPrinter = (tx: RestaurantTx, printerId: string) => and(eq(printer.restaurantId, tx.restaurantId), eq(printer.id, printerId));

const dropWaiting = (tx: RestaurantTx, printerId: string, doneAt: Date) =>
  tx.db
    .update(printJob)
    .set({ state: 'DROPPED', doneAt })
    .where(and(eq(printJob.restaurantId, tx.restaurantId), eq(printJob.printerId, printerId), eq(printJob.state, 'WAITING')));

/** Another machine may stand at a new address: nothing is known of it yet. */
const asUnknown = { isTalking: false, failingSince: null, fault: null, tries: 0 };

const changePrinter = async (tx: RestaurantTx, { printerId, baseVersion, isArchived, ...facts }: PrinterBody, at: Date) => {
  const [row] = await tx.db.select().from(printer).where(ownPrinter(tx, printerId)).for('update');
  if (!row || row.archivedAt !== null) throw refusal('NOT_FOUND');
  if (row.version !== baseVersion) throw refusal('PRINTER_CHANGED', { field: 'version' });
  const isMoved = row.host !== facts.host || row.port !== facts.port;
  if (isArchived) await dropWaiting(tx, printerId, at);
  const [kept] = await tx.db
    .update(printer)
    .set({ ...facts, ...(isMoved && asUnknown), dueAt: at, version: baseVersion + 1, archivedAt: isArchived ? at : null })
    .where(ownPrinter(tx, printerId))
    .returning();
  return kept;
};

/**
 * Adds a printer, changes one over the version that the person saw, or puts it away with what waits for it.
 *
 * @refuses PRINTERS_OFF for one that nobody serves; PRINTER_LIMIT_REACHED; ID_TAKEN; NOT_FOUND; PRINTER_CHANGED
 */
export const savePrinter = async (
  tx: RestaurantTx,
  { body }: CommandEnvelope<PrinterBody>,
  { arePrintersOn }: PrintingSetting,
): Promise<{ printer: Printer }> => {
  const { printerId, baseVersion, isArchived, ...facts } = body;
  if (!arePrintersOn && !isArchived) throw refusal('PRINTERS_OFF', { field: 'printer' });
  if (baseVersion === null) await refuseLimit(tx);
  const now = new Date();
  const made = { ...facts, restaurantId: tx.restaurantId, id: printerId, archivedAt: isArchived ? now : null };
  const kept =
    baseVersion === null
      ? (await tx.db.insert(printer).values(made).onConflictDoNothing().returning())[0]
      : await changePrinter(tx, body, now);
  if (!kept) throw refusal('ID_TAKEN', { field: 'printer' });
  announceKitchen(tx, 'kitchen.v1.printing-changed', { printerId });
  return { printer: present(kept) };
};

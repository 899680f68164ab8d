import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { wakeJob } from '../../../../platform/server/jobs/wake-job.ts';
import { getDetails } from '../../../restaurants/server/public.ts';
import { routeTickets } from '../../rules/print-routing.ts';
import { announceKitchen } from '../announce-kitchen.ts';
import { loadStations } from '../load-order.ts';
import { presentHead } from '../present-order.ts';
import { diningTable, kitchenOrder, type LineRow, type StationRow } from '../tables.ts';
import { printer, printJob, type PrinterRow, type PrintJobRow } from './printing-tables.ts';
import { printPapersJobName } from './print-papers-name.ts';
import { type TicketLine, ticketSlip } from './ticket-slip.ts';

/** A paper that somebody wants. */
export type WantedPaper = Pick<PrintJobRow, 'printerId' | 'kind' | 'orderId' | 'label' | 'slip'>;

/** Every printer that stands, in the order of their names. */
export const loadPrinters = (tx: RestaurantTx): Promise<PrinterRow[]> =>
  tx.db
    .select()
    .from(printer)
    .where(and(eq(printer.restaurantId, tx.restaurantId), isNull(printer.archivedAt)))
    .orderBy(asc(printer.name), asc(printer.id));

/** Queues papers in the transaction of what causes them: they come out after its commit, and never where there is a rollback. */
export const queuePapers = async (tx: RestaurantTx, papers: readonly WantedPaper[]): Promise<void> => {
  if (papers.length === 0) return;
  await tx.db.insert(printJob).values(papers.map((paper) => ({ ...paper, restaurantId: tx.restaurantId, id: uuidv7() })));
  for (const printerId of new Set(papers.map((paper) => paper.printerId)))
    announceKitchen(tx, 'kitchen.v1.printing-changed', { printerId });
  await wakeJob(tx, printPapersJobName);
};

/** A line that paper has something to say of. */
export type LineOnPaper = Pick<TicketLine, 'change' | 'quantity'> & {
  readonly line: LineRow;
  /** Where it is made, or was before it was held again. */
  readonly stationIds: readonly string[];
};

const headsOf = async (tx: RestaurantTx, orderIds: readonly string[]) => {
  const rows = await tx.db
    .select({ order: kitchenOrder, tableName: diningTable.name })
    .from(kitchenOrder)
    .leftJoin(diningTable, and(eq(diningTable.restaurantId, kitchenOrder.restaurantId), eq(diningTable.id, kitchenOrder.tableId)))
    .where(and(eq(kitchenOrder.restaurantId, tx.restaurantId), inArray(kitchenOrder.id, [...new Set(orderIds)])));
  return rows.map(({ order, tableName }) => presentHead(order, tableName));
};

/** Where tickets may come out: the printers, and whose tickets each of them prints now. */
export type TicketPlan = { readonly printers: readonly PrinterRow[]; readonly stations: readonly StationRow[] };

/**
 * The tickets of these lines, one for each order, station and printer.
 *
 * @param at when the kitchen was told
 */
export const ticketsOf = async (
  tx: RestaurantTx,
  lines: readonly LineOnPaper[],
  { printers, stations, at }: TicketPlan & { readonly at: Date },
): Promise<readonly WantedPaper[]> => {
  const wall = await getDetails(tx);
  const heads = await headsOf(
    tx,
    lines.map(({ line }) => line.orderId),
  );
  return heads.flatMap((head) => {
    const own = lines.filter(({ line }) => line.orderId === head.id);
    return routeTickets(own, printers, stations).flatMap(({ printerId, stationId, lines: routed }) => {
      const station = stations.find(({ id }) => id === stationId);
      const { language = 'en' } = printers.find(({ id }) => id === printerId) ?? {};
      if (!station) return [];
      const slip = ticketSlip({ ...head, station, at, lines: routed }, { language, wall });
      const kind = routed.some(({ change }) => change === 'OPEN') ? ('OPEN_TICKET' as const) : ('TICKET' as const);
      return [{ printerId, kind, orderId: head.id, label: head.number, slip }];
    });
  });
};

/** Queues what paper has to say of these lines, wherever their stations have a printer. A house without one pays a single look. */
export const printLines = async (tx: RestaurantTx, lines: readonly LineOnPaper[], at: Date): Promise<void> => {
  if (lines.length === 0) return;
  const printers = (await loadPrinters(tx)).filter(({ stationIds }) => stationIds.length > 0);
  if (printers.length === 0) return;
  const stations = (await loadStations(tx)).filter(({ archivedAt }) => archivedAt === null);
  await queuePapers(tx, await ticketsOf(tx, lines, { printers, stations, at }));
};

import * as z from 'zod/mini';

import { commandEnvelope, idSchema } from '../../../platform/contract/command.ts';
import { isPrinterHost, printerPorts } from '../../../platform/contract/printer-address.ts';
import { instantSchema, versionSchema } from '../../inventory/contract/fields.ts';
import { catalogueRefusals } from '../../inventory/contract/refusals.ts';
import { restaurantCommand, restaurantQuery } from '../../restaurants/contract/procedure.ts';
import { wordsSchema } from './fields.ts';
import { kitchenRefusals } from './refusals.ts';

const tags = ['kitchen'];
const path = '/restaurants/{restaurantId}/printers';
const { ID_TAKEN } = catalogueRefusals;

/** Why a printer prints nothing. */
export const printerFaults = ['NAME_UNKNOWN', 'NO_ANSWER', 'NOT_TAKEN', 'NO_PAPER', 'COVER_OPEN', 'NOT_READY'] as const;

/** What may come out of a printer. */
export const printJobKinds = ['TICKET', 'OPEN_TICKET', 'BILL', 'TEST'] as const;

const port = z.int().check(z.minimum(printerPorts.first), z.maximum(printerPorts.last));

const said = {
  name: wordsSchema(60),
  port,
  /** @unit millimetres across */
  paperMm: z.literal([58, 80]),
  language: z.enum(['en', 'am']),
  /** Whose tickets it prints by itself. */
  stationIds: z.array(idSchema).check(z.maxLength(40)),
  printsBills: z.boolean(),
};

const printerSchema = z.object({
  id: idSchema,
  host: z.string(),
  ...said,
  /** Null while it prints. */
  fault: z.nullable(z.enum(printerFaults)),
  failingSince: z.nullable(instantSchema),
  lastPrintedAt: z.nullable(instantSchema),
  version: versionSchema,
});

const waitingSchema = z.object({
  id: idSchema,
  printerId: idSchema,
  kind: z.enum(printJobKinds),
  orderId: z.nullable(idSchema),
  label: z.string(),
  queuedAt: instantSchema,
});

/** Every printer, and the papers that wait for one, the oldest first. */
export const readPrinting = restaurantQuery('kitchen.view')
  .route({ method: 'GET', path, summary: 'Read printers and what waits for them', tags })
  .input(z.strictObject({ restaurantId: idSchema }))
  .output(z.object({ isOn: z.boolean(), printers: z.array(printerSchema), waiting: z.array(waitingSchema) }));

/** Adds a printer, changes one over the version that the person saw, or puts it away with what waits for it. */
export const savePrinter = restaurantCommand('kitchen.set-up', 'kitchen.save-printer@1', 'forbidden')
  .route({ method: 'POST', path, summary: 'Save a printer', tags })
  .input(
    commandEnvelope(
      z.strictObject({
        printerId: z.uuidv7(),
        baseVersion: z.nullable(versionSchema),
        host: z.string().check(z.trim(), z.toLowerCase(), z.refine(isPrinterHost)),
        ...said,
        isArchived: z.boolean(),
      }),
    ),
  )
  .output(z.object({ printer: printerSchema }))
  .errors({
    ID_TAKEN,
    PRINTER_CHANGED: kitchenRefusals.PRINTER_CHANGED,
    PRINTER_LIMIT_REACHED: kitchenRefusals.PRINTER_LIMIT_REACHED,
    PRINTERS_OFF: kitchenRefusals.PRINTERS_OFF,
  });

const queued = z.object({ papers: z.int() });
const { PRINTER_NONE, PRINTERS_OFF } = kitchenRefusals;

/** Prints a page that shows whether everything is read and cut. */
export const printTest = restaurantCommand('kitchen.set-up', 'kitchen.print-test@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/test`, summary: 'Print a test page', tags })
  .input(commandEnvelope(z.strictObject({ printerId: idSchema })))
  .output(queued)
  .errors({ PRINTERS_OFF });

/** Prints a bill where bills are printed. It says of itself that it is no tax receipt. */
export const printBillSlip = restaurantCommand('kitchen.take-payments', 'kitchen.print-bill@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/bill`, summary: 'Print a bill on a receipt printer', tags })
  .input(commandEnvelope(z.strictObject({ orderId: idSchema })))
  .output(queued)
  .errors({ PRINTER_NONE, PRINTERS_OFF });

/** Prints every ticket that is open at a station: for when its screen dies. */
export const printOpenTickets = restaurantCommand('kitchen.cook', 'kitchen.print-open-tickets@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/open-tickets`, summary: 'Print every open ticket of a station', tags })
  .input(commandEnvelope(z.strictObject({ stationId: idSchema })))
  .output(queued)
  .errors({ PRINTER_NONE, PRINTERS_OFF });

/** Tries what waits at once, or drops it. What came out meanwhile stays out. */
export const stepPrintJob = restaurantCommand('kitchen.cook', 'kitchen.step-print-job@1', 'forbidden')
  .route({ method: 'POST', path: `${path}/jobs/step`, summary: 'Print a waiting paper now, or drop it', tags })
  .input(commandEnvelope(z.strictObject({ jobId: idSchema, step: z.enum(['NOW', 'DROP']) })))
  .output(queued);

/** Everything about what is printed on paper. */
export const printingContract = { readPrinting, savePrinter, printTest, printBillSlip, printOpenTickets, stepPrintJob };

/** A printer as it travels. */
export type Printer = z.infer<typeof printerSchema>;

/** A paper that waits, as it travels. */
export type WaitingPaper = z.infer<typeof waitingSchema>;

/** Why a printer prints nothing. */
export type PrinterFaultCode = (typeof printerFaults)[number];

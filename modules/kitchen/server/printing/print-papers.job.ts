import { withSystem } from '../../../../platform/server/database/tenancy.ts';
import type { Job, JobContext } from '../../../../platform/server/jobs/job.ts';
import { serveDue } from '../../../../platform/server/jobs/serve-due.ts';
import { drawSlip } from '../../../../platform/server/printing/draw-slip.ts';
import { encodeSlip } from '../../../../platform/server/printing/encode-slip.ts';
import { paperDots } from '../../../../platform/server/printing/lay-out-slip.ts';
import { sendToPrinter } from '../../../../platform/server/printing/send-to-printer.ts';
import { markAsCopy } from './plain-slips.ts';
import { printPapersJobName } from './print-papers-name.ts';
import { noteSent, takePaper, type TakenPaper } from './take-paper.ts';

type DuePrinter = { readonly restaurant_id: string; readonly printer_id: string };

/** Printers that one server serves at once. */
const printersMax = 32;

const print = async ({ printer, paper, isPerhapsCopy }: TakenPaper) => {
  const slip = isPerhapsCopy ? markAsCopy(paper.slip, printer.language) : paper.slip;
  const bytes = await encodeSlip(await drawSlip(slip, paperDots[printer.paperMm]));
  const { host, port, isTalking } = printer;
  return sendToPrinter({ host, port, bytes, isTalking });
};

/** Prints what waits for one printer, paper by paper, until nothing is due or it stops. */
const serve = async ({ pools, log }: JobContext, due: DuePrinter): Promise<void> => {
  const where = { restaurantId: due.restaurant_id, reason: printPapersJobName };
  for (let isPrinting = true; isPrinting;) {
    const taken = await withSystem(pools.app, where, (tx) => takePaper(tx, due.printer_id));
    if (!taken) return;
    const sent = await print(taken);
    await withSystem(pools.app, where, (tx) => noteSent(tx, taken, sent));
    isPrinting = sent.fault === null;
    if (sent.fault !== null) log.warn({ printer: due.printer_id, paper: taken.paper.id, fault: sent.fault }, 'a paper was not printed');
  }
};

/** Prints whatever waits, on every printer at once and on each in order. The log names printers and papers by their ids. */
export const printPapers: Job = {
  name: printPapersJobName,
  schedule: '* * * * *',
  run: (context) =>
    serveDue<DuePrinter>({
      look: async () => (await context.pools.app.query<DuePrinter>('select * from app.printers_due($1)', [printersMax])).rows,
      keyOf: ({ printer_id: id }) => id,
      serve: (due) => serve(context, due),
      onFault: (err, { printer_id: printer }) => context.log.error({ err, printer }, 'a printer could not be served'),
    }),
};

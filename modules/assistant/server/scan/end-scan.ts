import type { CommandEnvelope } from '../../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { refusal } from '../../../../platform/server/rpc/refuse.ts';
import { namesOfItems } from '../../../inventory/server/public.ts';
import { namesOfSuppliers } from '../../../purchasing/server/public.ts';
import type { Reading, WrittenPaper } from '../../contract/scan.ts';
import { writtenDistance, type ReadBesideWritten } from '../../rules/read/written-distance.ts';
import { keepConfirmations } from './line-rules.ts';
import { endPicture, openPicture } from './read-picture.ts';

type Body = { readonly scanId: string; readonly written: WrittenPaper | null };
type Ended = { readonly outcome: 'ACCEPTED' | 'EDITED' | 'REJECTED'; readonly editDistance: number; readonly learned: number };

/** Every field beside what was read of it; a line that was left out was read for nothing. */
const besides = (reading: Reading, written: WrittenPaper): ReadBesideWritten => {
  const said = (field: { readonly value: string } | null | undefined) => field?.value ?? '';
  const used = new Set(written.lines.map(({ readLine }) => readLine));
  return [
    [said(reading.number), written.number],
    [said(reading.date), written.invoicedOn],
    [said(reading.totalMinor), written.totalMinor],
    ...written.lines.flatMap((line): ReadBesideWritten => {
      const read = line.readLine === null ? undefined : reading.lines[line.readLine];
      return [
        [said(read?.text), line.description],
        [said(read?.quantity), line.quantity],
        [said(read?.unitPrice), line.unitPrice],
        [said(read?.amountMinor), line.amountMinor],
      ];
    }),
    ...reading.lines.flatMap((read, at): ReadBesideWritten => (used.has(at) ? [] : [[said(read.text), '']])),
  ];
};

/** Only what this restaurant has can be meant by a line. */
const confirmationsOf = async (tx: RestaurantTx, reading: Reading, { supplierId, lines }: WrittenPaper) => {
  const items = new Set((await namesOfItems(tx)).map(({ id }) => id));
  if (!(await namesOfSuppliers(tx)).some(({ id }) => id === supplierId)) throw refusal('NOT_FOUND');
  return lines.flatMap(({ readLine, itemId }) => {
    const read = readLine === null ? undefined : reading.lines[readLine];
    if (!read || itemId === null || !items.has(itemId)) return [];
    return [{ supplierId, line: { code: read.code?.value ?? null, text: read.text?.value ?? '' }, itemId }];
  });
};

/**
 * Keeps what became of a reading, and what each line was said to be.
 *
 * @refuses NOT_FOUND for a reading or a supplier of another restaurant; SCAN_ENDED where it was said before
 */
export const endScan = async (tx: RestaurantTx, { body: { scanId, written } }: CommandEnvelope<Body>): Promise<Ended> => {
  const row = await openPicture(tx, 'PAPER', scanId);
  const editDistance = written === null ? 0 : writtenDistance(besides(row.reading, written));
  const outcome = written === null ? 'REJECTED' : editDistance === 0 ? 'ACCEPTED' : 'EDITED';
  const learned = written === null ? 0 : await keepConfirmations(tx, written.supplierId, await confirmationsOf(tx, row.reading, written));
  await endPicture(tx, scanId, { outcome, editDistance, invoiceId: written?.invoiceId ?? null });
  return { outcome, editDistance, learned };
};

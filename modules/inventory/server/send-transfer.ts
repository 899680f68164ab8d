import { and, eq } from 'drizzle-orm';

import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Transfer } from '../contract/transfers.contract.ts';
import { startedBySender } from '../rules/transfer.ts';
import { announceInventory } from './announce-inventory.ts';
import { linesFor, nextTransferNumber, partnerFor, writeOwnLines, type OwnLine, type TransferBody } from './request-transfer.ts';
import { sendToPartner } from './send-to-partner.ts';
import { shipLines } from './ship-lines.ts';
import type { SentLine, ShippedLine } from './transfer-message.ts';
import { stockTransfer } from './transfer-tables.ts';
import { linesOf, presentTransfer } from './transfers.ts';

/**
 * Sends stock to another restaurant of the same account holder that nobody there asked for: it leaves at once, and is
 * on its way. The other restaurant receives it like any other, and says which of its items each line is.
 *
 * @refuses TRANSFER_PARTNER_UNKNOWN, TRANSFER_ITEM_REPEATED, NOT_FOUND, ID_TAKEN; whatever an entry
 * or the ledger is refused for
 */
export const sendTransfer = async (
  tx: RestaurantTx,
  { body, occurredAt, deviceId }: CommandEnvelope<TransferBody>,
): Promise<{ transfer: Transfer }> => {
  const { transferId } = body;
  const partner = await partnerFor(tx, body.partnerId);
  const lines = await linesFor(tx, body.lines);
  const note = body.note === '' ? null : body.note;
  const at = new Date(occurredAt);
  const deed = { by: tx.personName ?? '', at: at.toISOString() };
  const ends = { side: 'SENDING', partnerId: partner.id, partnerName: partner.name, status: startedBySender } as const;
  const [made] = await tx.db
    .insert(stockTransfer)
    .values({
      ...ends,
      restaurantId: tx.restaurantId,
      id: transferId,
      number: await nextTransferNumber(tx),
      note,
      steps: { SHIP: deed },
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'transfer' });
  await writeOwnLines(tx, transferId, lines);
  const shipping = lines.map(({ line, itemId }, index) => ({ line, itemId, entry: body.lines[index]?.entry ?? { text: '', parts: [] } }));
  const stored = await linesOf(tx, transferId);
  const shipment = await shipLines(tx, { lines: stored, booking: { transferId, at, deviceId }, deed }, shipping);
  const { currency } = shipment;
  await tx.db
    .update(stockTransfer)
    .set({ currency })
    .where(and(eq(stockTransfer.restaurantId, tx.restaurantId), eq(stockTransfer.id, transferId)));
  await sendToPartner(tx, made, { kind: 'SEND', note, deed, currency, lines: lines.map((line) => toldLine(line, shipment.lines)) });
  announceInventory(tx, 'inventory.v1.transfer-moved', { transferId, status: made.status });
  return { transfer: presentTransfer(tx, { ...made, currency }, lines.length) };
};

const toldLine = ({ itemId: _own, ...line }: OwnLine, shipped: readonly ShippedLine[]): SentLine => {
  const left = shipped.find((one) => one.line === line.line);
  if (!left) throw refusal('NOT_FOUND');
  return { ...line, ...left };
};

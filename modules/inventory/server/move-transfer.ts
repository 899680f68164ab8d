import { and, eq } from 'drizzle-orm';

import { formatQuantity, noQuantity, type Quantity, quantity } from '../../../kit/quantity.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import type { Transfer, TransferMove } from '../contract/transfers.contract.ts';
import { sumOfParts } from '../rules/quantity-entry.ts';
import { decideTransferStep, type TransferStatus } from '../rules/transfer.ts';
import { announceInventory } from './announce-inventory.ts';
import { bookTransferIn } from './book-transfer.ts';
import { lockItem, type LockedItem } from './load-item.ts';
import { sendToPartner } from './send-to-partner.ts';
import { lineOrRefuse, partsOf, shipLines, writeLine, type Shipping } from './ship-lines.ts';
import { stockTransfer } from './transfer-tables.ts';
import type { ReceivedLine, TransferMessage } from './transfer-message.ts';
import { linesOf, lockTransfer, presentTransfer, type StoredTransfer, type StoredTransferLine } from './transfers.ts';

type Step = Shipping & { readonly transfer: StoredTransfer };

type Receiving = Extract<TransferMove, { readonly step: 'RECEIVE' }>['lines'];

type Arrived = { readonly line: StoredTransferLine; readonly said: Receiving[number] | undefined };

/** The own item that a line is, as whoever asked or receives has said: a guess is nobody's word. */
const ownItem = async (tx: RestaurantTx, { line, said }: Arrived): Promise<LockedItem> => {
  const names = { name: line.itemName, nameLocal: line.itemNameLocal };
  const itemId = said?.itemId ?? (line.match === 'SURE' ? line.itemId : null);
  const own = itemId === null ? null : await lockItem(tx, itemId);
  if (!own) throw refusal('TRANSFER_LINE_UNMATCHED', { field: 'lines', ...names });
  if (own.units.baseUnit !== line.baseUnit) throw refusal('TRANSFER_UNIT_DIFFERS', { field: 'lines', ...names });
  return own;
};

const quantityArrived = ({ line, said }: Arrived, { units }: LockedItem): Quantity => {
  if (!said) return noQuantity;
  const received = orRefuse(sumOfParts(partsOf(said.entry), units), { field: 'lines' });
  const shipped = quantity(line.shipped ?? '0');
  if (received < noQuantity) throw refusal('QUANTITY_NEGATIVE', { field: 'lines' });
  if (received > shipped) throw refusal('TRANSFER_OVER_SHIPPED', { field: 'lines', name: line.itemName, nameLocal: line.itemNameLocal });
  return received;
};

const receive = async (tx: RestaurantTx, step: Step, receiving: Receiving): Promise<{ message: TransferMessage; isShort: boolean }> => {
  const told: ReceivedLine[] = [];
  let isShort = false;
  const shipped = step.lines.filter((line) => line.shipped !== null);
  for (const { line } of receiving) lineOrRefuse(shipped, line);
  const saidOf = (line: StoredTransferLine) => receiving.find((one) => one.line === line.line);
  const orderOf = (line: StoredTransferLine): string => saidOf(line)?.itemId ?? line.itemId ?? '';
  for (const line of shipped.toSorted((left, right) => (orderOf(left) < orderOf(right) ? -1 : 1))) {
    const said = saidOf(line);
    const own = await ownItem(tx, { line, said });
    const received = quantityArrived({ line, said }, own);
    const lossReason = said?.lossReason === '' ? null : (said?.lossReason ?? null);
    isShort ||= received < quantity(line.shipped ?? '0');
    const { partnerName, currency } = step.transfer;
    await bookTransferIn(tx, step.booking, { line: { ...line, itemId: own.itemId }, received, lossReason, partnerName, currency });
    await writeLine(tx, line, { itemId: own.itemId, match: 'SURE', received: formatQuantity(received), lossReason });
    told.push({ line: line.line, received: formatQuantity(received), lossReason });
  }
  return { message: { kind: 'RECEIVE', deed: step.deed, lines: told }, isShort };
};

const facts = (tx: RestaurantTx, transfer: StoredTransfer, isShort: boolean) => ({
  status: transfer.status,
  side: transfer.side,
  role: tx.role,
  isRequester: transfer.requestedBy !== null && transfer.requestedBy === tx.userId,
  isShort,
  isClosedHere: transfer.isClosedHere,
  isClosedThere: transfer.isClosedThere,
});

const reasonOf = (move: TransferMove): string | null => ('reason' in move ? move.reason : null);

/** What a step writes and tells, and whether less came than was sent. */
const worked = async (tx: RestaurantTx, step: Step, move: TransferMove): Promise<{ message: TransferMessage; isShort: boolean }> => {
  if (move.step === 'SHIP') return { message: await shipLines(tx, step, move.lines), isShort: false };
  if (move.step === 'RECEIVE') return receive(tx, step, move.lines);
  return { message: { kind: move.step, reason: reasonOf(move), deed: step.deed }, isShort: false };
};

/**
 * Takes a step of a transfer on this side, books what it moves, and tells the other side.
 *
 * @refuses NOT_FOUND; whatever decideTransferStep refuses; TRANSFER_LINE_UNMATCHED, TRANSFER_UNIT_DIFFERS,
 * TRANSFER_OVER_SHIPPED, TRANSFER_NOTHING_SHIPPED, TRANSFER_ITEM_REPEATED; whatever an entry or the ledger refuses
 */
export const moveTransfer = async (
  tx: RestaurantTx,
  { body, occurredAt, deviceId }: CommandEnvelope<{ readonly transferId: string; readonly move: TransferMove }>,
): Promise<{ transfer: Transfer }> => {
  const transfer = await lockTransfer(tx, body.transferId);
  if (!transfer) throw refusal('NOT_FOUND');
  const { move } = body;
  // Who may, and whether it is its turn, is decided before anything is booked; what came decides only how it ends.
  orRefuse(decideTransferStep(move.step, facts(tx, transfer, false)), { field: 'transfer' });
  const at = new Date(occurredAt);
  const lines = await linesOf(tx, transfer.id);
  const deed = { by: tx.personName ?? '', at: at.toISOString() };
  const { message, isShort } = await worked(tx, { transfer, lines, booking: { transferId: transfer.id, at, deviceId }, deed }, move);
  const status: TransferStatus = orRefuse(decideTransferStep(move.step, facts(tx, transfer, isShort)), { field: 'transfer' });
  const columns = {
    status,
    steps: { ...transfer.steps, [move.step]: deed },
    isClosedHere: transfer.isClosedHere || move.step === 'CLOSE',
    ...(reasonOf(move) !== null && { reason: reasonOf(move) }),
    ...(message.kind === 'SHIP' && { currency: message.currency }),
    version: transfer.version + 1,
    updatedAt: new Date(),
  };
  await tx.db
    .update(stockTransfer)
    .set(columns)
    .where(and(eq(stockTransfer.restaurantId, tx.restaurantId), eq(stockTransfer.id, transfer.id)));
  await sendToPartner(tx, transfer, message);
  announceInventory(tx, 'inventory.v1.transfer-moved', { transferId: transfer.id, status });
  return { transfer: presentTransfer(tx, { ...transfer, ...columns }, lines.length) };
};

import { and, eq } from 'drizzle-orm';

import { quantity } from '../../../kit/quantity.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { matchItem } from '../rules/match-item.ts';
import { afterPartnerStep, startedBySender } from '../rules/transfer.ts';
import { announceInventory } from './announce-inventory.ts';
import { definitionColumns } from './load-definition.ts';
import { nextTransferNumber } from './request-transfer.ts';
import { item } from './tables.ts';
import { stockTransfer, stockTransferLine, stockTransferMessage } from './transfer-tables.ts';
import type { AskedLine, ShippedLine, TransferMessage } from './transfer-message.ts';
import { linesOf, lockTransfer, type StoredTransfer } from './transfers.ts';

/** A message on its way, and who sends it. */
export type CarriedMessage = {
  readonly id: string;
  readonly transferId: string;
  readonly from: { readonly id: string; readonly name: string };
  readonly content: TransferMessage;
};

/** Takes a message of the other restaurant into this one's own rows, as the restaurant itself; one that came before counts once. */
export const takeMessage = async (tx: RestaurantTx, message: CarriedMessage): Promise<void> => {
  const { id, transferId, from, content } = message;
  const noted = await tx.db
    .insert(stockTransferMessage)
    .values({ restaurantId: tx.restaurantId, id, direction: 'IN', partnerId: from.id, transferId, content, carriedAt: new Date() })
    .onConflictDoNothing()
    .returning({ id: stockTransferMessage.id });
  if (noted.length === 0) return;
  if (content.kind === 'REQUEST' || content.kind === 'SEND') return takeBeginning(tx, message, content);
  const transfer = await lockTransfer(tx, transferId);
  if (transfer) await takeStep(tx, transfer, content);
};

type Beginning = Extract<TransferMessage, { readonly kind: 'REQUEST' | 'SEND' }>;

/** A transfer that the other restaurant begins: by asking this one, or by sending it what it did not ask for. */
const takeBeginning = async (tx: RestaurantTx, { transferId, from }: CarriedMessage, content: Beginning): Promise<void> => {
  const { note, deed } = content;
  const status = content.kind === 'SEND' ? startedBySender : 'REQUESTED';
  await tx.db.insert(stockTransfer).values({
    restaurantId: tx.restaurantId,
    id: transferId,
    side: content.kind === 'SEND' ? 'RECEIVING' : 'SENDING',
    status,
    partnerId: from.id,
    partnerName: from.name,
    number: await nextTransferNumber(tx),
    note,
    ...(content.kind === 'SEND' ? { steps: { SHIP: deed }, currency: content.currency } : { steps: { REQUEST: deed } }),
  });
  const own = await tx.db
    .select(definitionColumns)
    .from(item)
    .where(and(eq(item.restaurantId, tx.restaurantId), eq(item.isActive, true)));
  const here = { restaurantId: tx.restaurantId, transferId };
  const matched = (line: AskedLine) => matchItem({ ...line, name: line.itemName, nameLocal: line.itemNameLocal }, own);
  const lines: readonly (AskedLine & Partial<ShippedLine>)[] = content.lines;
  await tx.db.insert(stockTransferLine).values(
    lines.map(({ valueMinor = null, ...line }) => ({
      ...line,
      ...matched(line),
      ...here,
      barcodes: [...line.barcodes],
      valueMinor: valueMinor === null ? null : BigInt(valueMinor),
    })),
  );
  announceInventory(tx, 'inventory.v1.transfer-moved', { transferId, status });
};

type StepMessage = Exclude<TransferMessage, { readonly kind: 'REQUEST' | 'SEND' }>;

const takeStep = async (tx: RestaurantTx, transfer: StoredTransfer, message: StepMessage): Promise<void> => {
  const isShort = message.kind === 'RECEIVE' && (await isShortOf(tx, transfer.id, message.lines));
  const status = afterPartnerStep(message.kind, { status: transfer.status, isShort, isClosedHere: transfer.isClosedHere });
  const isClosing = message.kind === 'CLOSE';
  if (status === null && !isClosing) return;
  if (message.kind === 'SHIP' || message.kind === 'RECEIVE') await takeLines(tx, transfer.id, message.lines);
  await tx.db
    .update(stockTransfer)
    .set({
      status: status ?? transfer.status,
      steps: { ...transfer.steps, [message.kind]: message.deed },
      isClosedThere: transfer.isClosedThere || isClosing,
      ...('reason' in message && message.reason !== null && { reason: message.reason }),
      ...(message.kind === 'SHIP' && { currency: message.currency }),
      version: transfer.version + 1,
      updatedAt: new Date(),
    })
    .where(and(eq(stockTransfer.restaurantId, tx.restaurantId), eq(stockTransfer.id, transfer.id)));
  announceInventory(tx, 'inventory.v1.transfer-moved', { transferId: transfer.id, status: status ?? transfer.status });
};

type Received = Extract<TransferMessage, { readonly kind: 'RECEIVE' }>['lines'];

const isShortOf = async (tx: RestaurantTx, transferId: string, received: Received): Promise<boolean> => {
  const lines = await linesOf(tx, transferId);
  return received.some((one) => quantity(one.received) < quantity(lines.find(({ line }) => line === one.line)?.shipped ?? '0'));
};

const takeLines = async (
  tx: RestaurantTx,
  transferId: string,
  lines: Extract<TransferMessage, { readonly kind: 'SHIP' | 'RECEIVE' }>['lines'],
): Promise<void> => {
  for (const { line, ...told } of lines) {
    const columns = 'valueMinor' in told ? { ...told, valueMinor: told.valueMinor === null ? null : BigInt(told.valueMinor) } : told;
    await tx.db
      .update(stockTransferLine)
      .set(columns)
      .where(
        and(
          eq(stockTransferLine.restaurantId, tx.restaurantId),
          eq(stockTransferLine.transferId, transferId),
          eq(stockTransferLine.line, line),
        ),
      );
  }
};

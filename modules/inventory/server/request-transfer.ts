import { and, eq, inArray, sql } from 'drizzle-orm';

import { formatQuantity, noQuantity, quantity } from '../../../kit/quantity.ts';
import type { CommandEnvelope } from '../../../platform/contract/command.ts';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { orRefuse, refusal } from '../../../platform/server/rpc/refuse.ts';
import { itemUnitsFromWire } from '../contract/from-wire.ts';
import type { MovementBody } from '../contract/movement-schemas.ts';
import type { Transfer } from '../contract/transfers.contract.ts';
import { sumOfParts } from '../rules/quantity-entry.ts';
import { announceInventory } from './announce-inventory.ts';
import { holdSetting } from './books.ts';
import { definitionColumns } from './load-definition.ts';
import { wireUnitsOf } from './load-item.ts';
import { item } from './tables.ts';
import { stockTransfer, stockTransferLine } from './transfer-tables.ts';
import { sendToPartner } from './send-to-partner.ts';
import type { AskedLine } from './transfer-message.ts';
import { partnersOf, presentTransfer } from './transfers.ts';

/** An item and how much of it. */
export type Asked = { readonly itemId: string; readonly entry: MovementBody['entry'] };

/** The number that this restaurant's next transfer gets; its setting's row is held, so that two never get the same. */
export const nextTransferNumber = async (tx: RestaurantTx): Promise<number> => {
  await holdSetting(tx);
  const [row] = await tx.db
    .select({ last: sql<number>`coalesce(max(${stockTransfer.number}), 0)::int` })
    .from(stockTransfer)
    .where(eq(stockTransfer.restaurantId, tx.restaurantId));
  return (row?.last ?? 0) + 1;
};

/** A line as it is told to the other restaurant, with the item that it is here. */
export type OwnLine = AskedLine & { readonly itemId: string };

/**
 * What was chosen and how much of it, in the words of this restaurant's own items.
 *
 * @refuses NOT_FOUND, TRANSFER_ITEM_REPEATED, QUANTITY_ZERO; whatever an entry is refused for
 */
export const linesFor = async (tx: RestaurantTx, asked: readonly Asked[]): Promise<readonly OwnLine[]> => {
  const ids = asked.map(({ itemId }) => itemId);
  const rows = await tx.db
    .select(definitionColumns)
    .from(item)
    .where(and(eq(item.restaurantId, tx.restaurantId), inArray(item.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return asked.map(({ itemId, entry }, index) => {
    const known = byId.get(itemId);
    if (!known) throw refusal('NOT_FOUND');
    const { name, nameLocal } = known;
    if (ids.indexOf(itemId) !== index) throw refusal('TRANSFER_ITEM_REPEATED', { field: 'lines', name, nameLocal });
    const parts = entry.parts.map((part) => ({ quantity: quantity(part.quantity), unit: part.unit }));
    const requested = orRefuse(sumOfParts(parts, itemUnitsFromWire(wireUnitsOf(known))), { field: 'lines' });
    if (requested <= noQuantity) throw refusal('QUANTITY_ZERO', { field: 'lines' });
    return {
      line: index + 1,
      itemId,
      itemName: name,
      itemNameLocal: nameLocal,
      sku: known.sku,
      barcodes: known.barcodes,
      baseUnit: known.baseUnit,
      enteredText: entry.text,
      requested: formatQuantity(requested),
    };
  });
};

/** What goes between which restaurants. */
export type TransferBody = {
  readonly transferId: string;
  readonly partnerId: string;
  readonly note: string | null;
  readonly lines: readonly Asked[];
};

/**
 * The restaurant that a new transfer is with.
 *
 * @refuses TRANSFER_PARTNER_UNKNOWN
 */
export const partnerFor = async (tx: RestaurantTx, partnerId: string): Promise<{ readonly id: string; readonly name: string }> => {
  const partner = (await partnersOf(tx)).find(({ id }) => id === partnerId);
  if (!partner) throw refusal('TRANSFER_PARTNER_UNKNOWN', { field: 'partner' });
  return partner;
};

/**
 * Asks another restaurant of the same account holder for stock.
 *
 * @refuses TRANSFER_PARTNER_UNKNOWN, TRANSFER_ITEM_REPEATED, NOT_FOUND, ID_TAKEN; whatever an entry
 * is refused for
 */
export const requestTransfer = async (
  tx: RestaurantTx,
  { body, occurredAt }: CommandEnvelope<TransferBody>,
): Promise<{ transfer: Transfer }> => {
  const partner = await partnerFor(tx, body.partnerId);
  const lines = await linesFor(tx, body.lines);
  const note = body.note === '' ? null : body.note;
  const deed = { by: tx.personName ?? '', at: new Date(occurredAt).toISOString() };
  const [made] = await tx.db
    .insert(stockTransfer)
    .values({
      restaurantId: tx.restaurantId,
      id: body.transferId,
      side: 'RECEIVING',
      partnerId: partner.id,
      partnerName: partner.name,
      number: await nextTransferNumber(tx),
      note,
      requestedBy: tx.userId,
      steps: { REQUEST: deed },
    })
    .onConflictDoNothing()
    .returning();
  if (!made) throw refusal('ID_TAKEN', { field: 'transfer' });
  await writeOwnLines(tx, body.transferId, lines);
  const told = lines.map(({ itemId: _own, ...line }) => line);
  await sendToPartner(tx, made, { kind: 'REQUEST', note, deed, lines: told });
  announceInventory(tx, 'inventory.v1.transfer-moved', { transferId: made.id, status: made.status });
  return { transfer: presentTransfer(tx, made, lines.length) };
};

/** Writes down what a transfer of this restaurant's is of. */
export const writeOwnLines = async (tx: RestaurantTx, transferId: string, lines: readonly OwnLine[]): Promise<void> => {
  const rows = lines.map((line) => ({ ...line, barcodes: [...line.barcodes], restaurantId: tx.restaurantId, transferId }));
  await tx.db.insert(stockTransferLine).values(rows.map((row) => ({ ...row, match: 'SURE' as const })));
};

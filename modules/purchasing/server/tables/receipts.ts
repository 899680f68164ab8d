import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { currencies } from '../../../../kit/money.ts';
import { bytea, exact, instant, now, restaurantId } from '../../../../platform/server/database/columns.ts';
import type { LineFinding, RejectReason } from '../../rules/receipt-line.ts';
import type { ReceiptState } from '../../rules/receipt-state.ts';

type StoredPart = { readonly quantity: string; readonly unit: string };

/** What came from a supplier. */
export const goodsReceipt = pgTable(
  'goods_receipt',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    orderId: uuid('order_id'),
    supplierId: uuid('supplier_id').notNull(),
    state: text().notNull().$type<ReceiptState>(),
    receivedAt: instant('received_at').notNull(),
    businessDate: date('business_date').notNull(),
    receivedBy: uuid('received_by').notNull(),
    deviceId: uuid('device_id'),
    deliveryNoteNumber: text('delivery_note_number'),
    vehicleTempTenths: integer('vehicle_temp_tenths'),
    note: text(),
    isOpenMarket: boolean('is_open_market').notNull().default(false),
    hasFindings: boolean('has_findings').notNull(),
    isOverTolerance: boolean('is_over_tolerance').notNull(),
    overrideReason: text('override_reason'),
    postedBy: uuid('posted_by'),
    postedAt: instant('posted_at'),
    reversedBy: uuid('reversed_by'),
    reversedAt: instant('reversed_at'),
    reverseReason: text('reverse_reason'),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** The lines of what came. */
export const goodsReceiptLine = pgTable(
  'goods_receipt_line',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    receiptId: uuid('receipt_id').notNull(),
    position: integer().notNull(),
    orderLineId: uuid('order_line_id'),
    offerId: uuid('offer_id'),
    itemId: uuid('item_id').notNull(),
    description: text().notNull(),
    deliveredText: text('delivered_text').notNull(),
    deliveredParts: jsonb('delivered_parts').$type<readonly StoredPart[]>().notNull(),
    rejectedText: text('rejected_text'),
    rejectedParts: jsonb('rejected_parts').$type<readonly StoredPart[]>().notNull().default([]),
    packChain: jsonb('pack_chain').$type<{ readonly unit: string; readonly per: string }[]>().notNull().default([]),
    deliveredBase: exact('delivered_base').notNull(),
    rejectedBase: exact('rejected_base').notNull(),
    acceptedBase: exact('accepted_base').notNull(),
    catchWeightG: exact('catch_weight_g'),
    rejectReason: text('reject_reason').$type<RejectReason>(),
    findings: jsonb().$type<LineFinding[]>().notNull().default([]),
    outstandingBase: exact('outstanding_base'),
    lotNumber: text('lot_number'),
    printedDate: date('printed_date'),
    tempTenths: integer('temp_tenths'),
    storageAreaId: uuid('storage_area_id'),
    unitPrice: exact('unit_price'),
    priceUnit: text('price_unit'),
    pricePerBase: exact('price_per_base'),
    currency: text({ enum: currencies }).notNull(),
    movementId: uuid('movement_id'),
    bookedMinor: bigint('booked_minor', { mode: 'bigint' }),
    invoicedBase: exact('invoiced_base').notNull().default('0'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Pictures of what came. */
export const receiptPhoto = pgTable(
  'receipt_photo',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    receiptId: uuid('receipt_id').notNull(),
    lineId: uuid('line_id'),
    mediaType: text('media_type', { enum: ['image/webp', 'image/jpeg'] }).notNull(),
    fingerprint: text().notNull(),
    bytes: bytea().notNull(),
    takenBy: uuid('taken_by').notNull(),
    takenAt: instant('taken_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What happened to a receipt, an invoice or a request for credit. */
export const purchaseDocumentStep = pgTable(
  'purchase_document_step',
  {
    restaurantId: restaurantId(),
    id: uuid()
      .notNull()
      .default(sql`uuidv7()`),
    document: text({ enum: ['RECEIPT', 'INVOICE', 'CREDIT'] }).notNull(),
    documentId: uuid('document_id').notNull(),
    step: text().notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull(),
    reason: text(),
    takenBy: uuid('taken_by'),
    takenAt: instant('taken_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

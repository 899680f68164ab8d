import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { currencies } from '../../../kit/money.ts';
import { exact, instant, now, restaurantId } from '../../../platform/server/database/columns.ts';
import { orderStates } from '../rules/order-state.ts';
import { priceModes } from '../rules/offer.ts';
import { requestStates } from '../rules/purchase-request.ts';

/** One link of a pack chain as it is stored. */
type StoredPackLink = { readonly unit: string; readonly per: string };

/** Somebody at a supplier. */
type StoredContact = { readonly name: string; readonly part: string | null; readonly phone: string | null; readonly email: string | null };

/** What a supplier would rather bring of one line, as it is stored. */
export type StoredProposedLine = {
  readonly lineId: string;
  readonly quantity: string | null;
  readonly unitPrice: string | null;
  readonly isUnavailable: boolean;
};

export const supplier = pgTable(
  'supplier',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    nameLocal: text('name_local'),
    country: text().notNull(),
    taxNumber: text('tax_number'),
    contacts: jsonb().$type<StoredContact[]>().notNull().default([]),
    email: text(),
    phone: text(),
    whatsapp: text(),
    telegram: text(),
    language: text({ enum: ['en', 'am'] })
      .notNull()
      .default('en'),
    orderDays: jsonb('order_days').$type<number[]>().notNull().default([]),
    deliveryDays: jsonb('delivery_days').$type<number[]>().notNull().default([]),
    cutoffTime: text('cutoff_time'),
    minimumMinor: bigint('minimum_minor', { mode: 'bigint' }),
    leadTimeDays: integer('lead_time_days').notNull().default(0),
    paymentTerms: text('payment_terms'),
    currency: text({ enum: currencies }).notNull(),
    isOpenMarket: boolean('is_open_market').notNull().default(false),
    /** Stands for everybody at the market who has no name here. */
    isAnybody: boolean('is_anybody').notNull().default(false),
    certificates: jsonb().$type<{ name: string; expiresOn: string | null }[]>().notNull().default([]),
    note: text(),
    isActive: boolean('is_active').notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

export const supplierOffer = pgTable(
  'supplier_offer',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    supplierId: uuid('supplier_id').notNull(),
    itemId: uuid('item_id').notNull(),
    supplierCode: text('supplier_code'),
    description: text(),
    packChain: jsonb('pack_chain').$type<StoredPackLink[]>().notNull().default([]),
    packText: text('pack_text'),
    orderUnit: text('order_unit').notNull(),
    priceMode: text('price_mode', { enum: priceModes }).notNull(),
    priceUnit: text('price_unit'),
    price: exact(),
    pricePerBase: exact('price_per_base'),
    currency: text({ enum: currencies }).notNull(),
    isTaxIncluded: boolean('is_tax_included').notNull().default(false),
    taxRateBps: integer('tax_rate_bps'),
    isPrimary: boolean('is_primary').notNull().default(false),
    minimum: exact(),
    multiple: exact(),
    contractFrom: date('contract_from'),
    contractTo: date('contract_to'),
    isActive: boolean('is_active').notNull().default(true),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull().default(now),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** Every price that an offer had. */
export const offerPrice = pgTable(
  'offer_price',
  {
    restaurantId: restaurantId(),
    id: uuid()
      .notNull()
      .default(sql`uuidv7()`),
    offerId: uuid('offer_id').notNull(),
    cause: text({ enum: ['MANUAL', 'IMPORT', 'AGREED', 'RECEIPT', 'INVOICE'] }).notNull(),
    causeId: uuid('cause_id'),
    price: exact().notNull(),
    pricePerBase: exact('price_per_base').notNull(),
    currency: text({ enum: currencies }).notNull(),
    recordedBy: uuid('recorded_by'),
    recordedAt: instant('recorded_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

export const purchaseOrder = pgTable(
  'purchase_order',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    supplierId: uuid('supplier_id').notNull(),
    state: text({ enum: orderStates as unknown as [string, ...string[]] })
      .notNull()
      .default('DRAFT')
      .$type<(typeof orderStates)[number]>(),
    heldFrom: text('held_from').$type<(typeof orderStates)[number]>(),
    revision: integer().notNull().default(0),
    expectedOn: date('expected_on'),
    currency: text({ enum: currencies }).notNull(),
    totalMinor: bigint('total_minor', { mode: 'bigint' }).notNull().default(0n),
    unpricedLines: integer('unpriced_lines').notNull().default(0),
    lineCount: integer('line_count').notNull().default(0),
    note: text(),
    overrideReason: text('override_reason'),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at').notNull().default(now),
    approvedBy: uuid('approved_by'),
    sentAt: instant('sent_at'),
    acknowledgedAt: instant('acknowledged_at'),
    version: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

export const purchaseOrderLine = pgTable(
  'purchase_order_line',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    orderId: uuid('order_id').notNull(),
    position: integer().notNull(),
    itemId: uuid('item_id').notNull(),
    offerId: uuid('offer_id'),
    description: text().notNull(),
    supplierCode: text('supplier_code'),
    packText: text('pack_text'),
    unit: text().notNull(),
    priceMode: text('price_mode').notNull().$type<(typeof priceModes)[number]>(),
    priceUnit: text('price_unit'),
    quantity: exact().notNull(),
    baseQuantity: exact('base_quantity').notNull(),
    unitPrice: exact('unit_price'),
    pricePerBase: exact('price_per_base'),
    amountMinor: bigint('amount_minor', { mode: 'bigint' }),
    receivedBase: exact('received_base').notNull().default('0'),
    rejectedBase: exact('rejected_base').notNull().default('0'),
    invoicedBase: exact('invoiced_base').notNull().default('0'),
    cancelledBase: exact('cancelled_base').notNull().default('0'),
    closeReason: text('close_reason'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a supplier was told, word for word. */
export const purchaseOrderRevision = pgTable(
  'purchase_order_revision',
  {
    restaurantId: restaurantId(),
    orderId: uuid('order_id').notNull(),
    revision: integer().notNull(),
    expectedOn: date('expected_on'),
    lines: jsonb().$type<readonly object[]>().notNull(),
    totalMinor: bigint('total_minor', { mode: 'bigint' }).notNull(),
    unpricedLines: integer('unpriced_lines').notNull(),
    note: text(),
    sentBy: uuid('sent_by'),
    sentVia: text('sent_via', { enum: ['EMAIL', 'BY_HAND'] })
      .notNull()
      .default('BY_HAND'),
    sentAt: instant('sent_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.orderId, table.revision] })],
);

/** What happened to an order. */
export const purchaseOrderStep = pgTable(
  'purchase_order_step',
  {
    restaurantId: restaurantId(),
    id: uuid()
      .notNull()
      .default(sql`uuidv7()`),
    orderId: uuid('order_id').notNull(),
    step: text().notNull(),
    fromState: text('from_state'),
    toState: text('to_state').notNull().$type<(typeof orderStates)[number]>(),
    reason: text(),
    takenBy: uuid('taken_by'),
    takenAt: instant('taken_at').notNull().default(now),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What a supplier answered. */
export const purchaseOrderProposal = pgTable(
  'purchase_order_proposal',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    orderId: uuid('order_id').notNull(),
    revision: integer().notNull(),
    message: text(),
    lines: jsonb().$type<StoredProposedLine[]>().notNull().default([]),
    state: text({ enum: ['OPEN', 'ACCEPTED', 'DECLINED', 'OVERTAKEN'] })
      .notNull()
      .default('OPEN'),
    madeAt: instant('made_at').notNull().default(now),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

/** What the kitchen asks for. */
export const purchaseRequest = pgTable(
  'purchase_request',
  {
    restaurantId: restaurantId(),
    id: uuid().notNull(),
    itemId: uuid('item_id').notNull(),
    enteredText: text('entered_text').notNull(),
    baseQuantity: exact('base_quantity').notNull(),
    note: text(),
    state: text({ enum: requestStates as unknown as [string, ...string[]] })
      .notNull()
      .default('OPEN')
      .$type<(typeof requestStates)[number]>(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    orderId: uuid('order_id'),
    reason: text(),
    decidedBy: uuid('decided_by'),
    decidedAt: instant('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] })],
);

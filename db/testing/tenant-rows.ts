import { uuidv7 } from 'uuidv7';

/** Two restaurants with one owner each, enough to try every door between them. */
export type Household = { readonly userId: string; readonly restaurantId: string };

/** Ids for a household that does not exist yet. */
export const newHousehold = (): Household => ({ userId: uuidv7(), restaurantId: uuidv7() });

type Row = Readonly<Record<string, unknown>>;

/**
 * One valid row for every table with row security, in an order that foreign keys allow. A table that is missing here
 * fails the tenancy tests.
 */
export const tenantRows = (household: Household): readonly (readonly [table: string, row: Row])[] => {
  const { userId, restaurantId } = household;
  const here = { restaurant_id: restaurantId };
  const now = new Date();
  const itemId = uuidv7();
  return [
    ...accountRows(household),
    [
      'restaurant',
      {
        id: restaurantId,
        owner_id: userId,
        name: 'R',
        address: 'a',
        city: 'c',
        state: 's',
        zip_code: 'z',
        country: 'GB',
        phone: '+44 5555555555',
        currency: 'GBP',
        time_zone: 'Europe/London',
        expected_staff_count: 1,
      },
    ],
    ['department', { ...here, name: 'Terrace' }],
    ['membership', { ...here, user_id: userId, role: 'owner' }],
    ...peopleRows(household),
    ['command_log', { ...here, command_id: uuidv7(), name: 'x@1', request_hash: 'h' }],
    ['event_counter', { ...here, last_sequence: 1 }],
    ['event', { ...here, sequence: 1, name: 'x.v1.y', payload: {} }],
    ...stockRows(household, itemId),
    ...purchasingRows(household, itemId),
    ...wasteRows(household),
    ['audit_entry', { ...here, action: 'x@1', subject: {}, occurred_at: now }],
  ];
};

/** What lies on the shelf, and what the books say about it. */
const stockRows = ({ restaurantId }: Household, itemId: string): readonly (readonly [table: string, row: Row])[] => {
  const here = { restaurant_id: restaurantId };
  const now = new Date();
  const [categoryId, areaId] = [uuidv7(), uuidv7()];
  const [movementId, lotId, transferId] = [uuidv7(), uuidv7(), uuidv7()];
  return [
    ['item_category', { ...here, id: categoryId, name: 'Spices' }],
    ['storage_area', { ...here, id: areaId, name: 'Dry store', kind: 'DRY' }],
    ['item', { ...here, id: itemId, name: 'Berbere', sku: 'BER-000001', base_unit: 'g' }],
    ['item_barcode', { ...here, code: '5000000000001', item_id: itemId }],
    ['item_storage_area', { ...here, item_id: itemId, storage_area_id: areaId }],
    [
      'stock_movement',
      {
        ...here,
        id: movementId,
        item_id: itemId,
        entry_number: 1,
        kind: 'RECEIPT',
        quantity: '1000',
        currency: 'GBP',
        balance_after: '1000',
        is_provisional_cost: true,
        source_type: 'manual',
        source_id: uuidv7(),
        occurred_at: now,
        effective_at: now,
        business_date: '2026-11-20',
      },
    ],
    ['stock_level', { ...here, item_id: itemId, on_hand: '1000', currency: 'GBP', attention: 3, list_name: 'berbere', is_listed: true }],
    ['stock_setting', { ...here }],
    ['stock_snapshot', { ...here, cause: 'CLOSE', cause_id: uuidv7(), item_id: itemId, on_hand: '1', currency: 'GBP' }],
    ['stock_period_change', { ...here, id: uuidv7(), changed_by: uuidv7() }],
    [
      'stock_lot',
      { ...here, id: lotId, item_id: itemId, source_type: 'manual', source_id: uuidv7(), received_at: now, date_type: 'USE_BY' },
    ],
    ['stock_lot_movement', { ...here, movement_id: movementId, lot_id: lotId, quantity: '1000' }],
    ['stock_lot_step', { ...here, id: uuidv7(), lot_id: lotId, step: 'OPEN', taken_at: now }],
    ['stock_transfer', { ...here, id: transferId, side: 'SENDING', partner_id: uuidv7(), partner_name: 'Habesha House', number: 1 }],
    [
      'stock_transfer_line',
      {
        ...here,
        transfer_id: transferId,
        line: 1,
        match: 'NONE',
        item_name: 'Berbere',
        sku: 'BER-000001',
        base_unit: 'g',
        entered_text: '1 kg',
        requested: '1000',
      },
    ],
    ['stock_transfer_message', { ...here, id: uuidv7(), direction: 'OUT', partner_id: uuidv7(), transfer_id: transferId, content: {} }],
    ...countRows({ restaurantId, itemId, areaId }),
  ];
};

type Counted = { readonly restaurantId: string; readonly itemId: string; readonly areaId: string };

/** A count of it that comes round, and one that is going on. */
const countRows = ({ restaurantId, itemId, areaId }: Counted): readonly (readonly [table: string, row: Row])[] => {
  const here = { restaurant_id: restaurantId };
  const [templateId, sessionId, counterId] = [uuidv7(), uuidv7(), uuidv7()];
  const strictness = { recount_bps: 1000, recount_with_minor: 1500, recount_alone_minor: 7500 };
  const kind = { is_blind: true, is_open_to_kitchen: true, ...strictness };
  const ofSession = { ...here, session_id: sessionId };
  return [
    ['count_template', { ...here, id: templateId, name: 'Walk-in', rhythm: 'DAILY', timing: 'END', ...kind }],
    ['count_session', { ...here, id: sessionId, number: 1, name: 'Walk-in', is_key_items_only: false, created_by: counterId, ...kind }],
    ['count_line', { ...ofSession, item_id: itemId }],
    ['count_spot', { ...ofSession, position: 1, item_id: itemId, storage_area_id: areaId }],
    ['count_part', { ...ofSession, counter_id: counterId, storage_area_id: areaId }],
    [
      'count_entry',
      {
        ...ofSession,
        id: uuidv7(),
        number: 1,
        item_id: itemId,
        counter_id: counterId,
        recount_number: 0,
        quantity: '1',
        method: 'MANUAL',
        counted_at: new Date(),
      },
    ],
  ];
};

/** Who sells, and what was ordered. */
const purchasingRows = ({ userId, restaurantId }: Household, itemId: string): readonly (readonly [table: string, row: Row])[] => {
  const here = { restaurant_id: restaurantId };
  const [supplierId, offerId, orderId] = [uuidv7(), uuidv7(), uuidv7()];
  const sold = { order_unit: 'kg', price_mode: 'PER_PACK', currency: 'GBP' };
  const wanted = { description: 'Teff', unit: 'kg', price_mode: 'PER_PACK', quantity: '1', base_quantity: '1000' };
  return [
    ['supplier', { ...here, id: supplierId, name: 'Merkato Grains', country: 'ET', currency: 'ETB' }],
    ['supplier_offer', { ...here, id: offerId, supplier_id: supplierId, item_id: itemId, ...sold }],
    ['offer_price', { ...here, offer_id: offerId, cause: 'MANUAL', price: '1', price_per_base: '0.001', currency: 'GBP' }],
    ['document_series', { ...here, series: 'PO', year: 2026, last_number: 1 }],
    ['purchase_order', { ...here, id: orderId, number: 'PO-2026-0001', supplier_id: supplierId, currency: 'GBP', created_by: userId }],
    ['purchase_order_line', { ...here, id: uuidv7(), order_id: orderId, position: 0, item_id: itemId, ...wanted }],
    ['purchase_order_revision', { ...here, order_id: orderId, revision: 1, lines: '[]', total_minor: 1, unpriced_lines: 0 }],
    ['purchase_order_step', { ...here, order_id: orderId, step: 'CREATE', to_state: 'DRAFT' }],
    ['purchase_order_proposal', { ...here, id: uuidv7(), order_id: orderId, revision: 1 }],
    [
      'purchase_request',
      { ...here, id: uuidv7(), item_id: itemId, entered_text: '1 kg', base_quantity: '1000', asked_by: userId, asked_at: new Date() },
    ],
    ['access_link', { ...here, token_hash: 'h', kind: 'purchase-order', subject_id: orderId, expires_at: new Date() }],
    ...deliveryRows({ userId, restaurantId }, { itemId, supplierId }),
  ];
};

/** A kept picture. */
const picture = (userId: string): Row => ({
  media_type: 'image/webp',
  fingerprint: 'f'.repeat(64),
  bytes: Buffer.from([0]),
  taken_by: userId,
  taken_at: new Date(),
});

type Delivered = { readonly itemId: string; readonly supplierId: string };

/** What came, what was charged for it, and what was paid and reclaimed. */
const deliveryRows = (
  { userId, restaurantId }: Household,
  { itemId, supplierId }: Delivered,
): readonly (readonly [table: string, row: Row])[] => {
  const here = { restaurant_id: restaurantId };
  const [receiptId, invoiceId] = [uuidv7(), uuidv7()];
  const today = '2026-11-21';
  const came = { state: 'COMPLETED', received_at: new Date(), business_date: today, received_by: userId };
  const measured = { delivered_text: '1 kg', delivered_parts: '[]', delivered_base: '1000', rejected_base: '0', accepted_base: '1000' };
  const charged = { invoiced_on: today, due_on: today, currency: 'GBP', total_minor: 1, created_by: userId };
  return [
    [
      'goods_receipt',
      { ...here, id: receiptId, number: 'GRN-2026-0001', supplier_id: supplierId, ...came, has_findings: false, is_over_tolerance: false },
    ],
    [
      'goods_receipt_line',
      { ...here, id: uuidv7(), receipt_id: receiptId, position: 0, item_id: itemId, description: 'Milk', currency: 'GBP', ...measured },
    ],
    ['receipt_photo', { ...here, id: uuidv7(), receipt_id: receiptId, ...picture(userId) }],
    ['purchase_document_step', { ...here, document: 'RECEIPT', document_id: receiptId, step: 'COMPLETE', to_state: 'COMPLETED' }],
    ['supplier_invoice', { ...here, id: invoiceId, supplier_id: supplierId, number: '7', type: 'INVOICE', state: 'REVIEW', ...charged }],
    [
      'supplier_invoice_line',
      {
        ...here,
        id: uuidv7(),
        invoice_id: invoiceId,
        position: 0,
        description: 'Milk',
        quantity: '1',
        unit: 'kg',
        unit_price: '1',
        amount_minor: 100,
      },
    ],
    ['invoice_exception', { ...here, invoice_id: invoiceId, kind: 'TOTAL' }],
    [
      'credit_request',
      { ...here, id: uuidv7(), number: 'CR-2026-0001', supplier_id: supplierId, state: 'OPEN', currency: 'GBP', created_by: userId },
    ],
    [
      'supplier_payment',
      { ...here, id: uuidv7(), invoice_id: invoiceId, paid_on: today, amount_minor: 1, currency: 'GBP', method: 'CASH' },
    ],
    [
      'purchase_file',
      {
        ...here,
        id: uuidv7(),
        invoice_id: invoiceId,
        file_name: 'invoice.pdf',
        media_type: 'application/pdf',
        bytes: Buffer.from('%PDF-'),
        fingerprint: 'f',
      },
    ],
  ];
};

/** What was thrown away, and what shall come of it. */
const wasteRows = ({ userId, restaurantId }: Household): readonly (readonly [table: string, row: Row])[] => {
  const here = { restaurant_id: restaurantId };
  const now = new Date();
  const entryId = uuidv7();
  return [
    ['waste_container', { ...here, id: uuidv7(), name: 'Tub', tare_g: '300' }],
    [
      'waste_entry',
      {
        ...here,
        id: entryId,
        kind: 'PLATE',
        weight_g: '800',
        stage: 'PLATE',
        reason: 'RETURNED',
        is_avoidable: true,
        destination: 'FOOD_WASTE_BIN',
        currency: 'GBP',
        status: 'CONFIRMED',
        logged_by: userId,
        logged_at: now,
        happened_at: now,
        business_date: '2026-11-20',
        local_hour: 14,
      },
    ],
    ...wasteGoalRows({ userId, restaurantId }),
    ['waste_photo', { ...here, entry_id: entryId, ...picture(userId) }],
  ];
};

/** What waste is held against, and what shall come of it. */
const wasteGoalRows = ({ userId, restaurantId }: Pick<Household, 'userId' | 'restaurantId'>): readonly (readonly [string, Row])[] => {
  const here = { restaurant_id: restaurantId };
  const now = new Date();
  const goal = { metric: 'MONEY_A_WEEK', baseline_from: '2026-10-05', baseline_to: '2026-11-01', starts_on: '2026-11-02' };
  const values = { baseline_value: '9000', target_value: '7000', until_on: '2027-01-31', currency: 'GBP' };
  const review = { reason: 'SPOILED', action: 'TASK', words: 'Look at it', state: 'OPEN', currency: 'GBP' };
  return [
    ['waste_day', { ...here, business_date: '2026-11-20', covers: 80, sales_minor: '240000', currency: 'GBP', set_by: userId }],
    ['waste_goal', { ...here, id: uuidv7(), ...goal, ...values, set_by: userId, set_at: now }],
    ['waste_review', { ...here, id: uuidv7(), ...review, started_by: userId, started_at: now }],
  ];
};

/** What hangs on an account. */
const accountRows = ({ userId, restaurantId }: Household): readonly (readonly [table: string, row: Row])[] => [
  ['profile', { user_id: userId, email: `${userId}@example.com`, first_name: 'A', last_name: 'B', title: 'owner' }],
  ['avatar', { user_id: userId, media_type: 'image/webp', fingerprint: 'f'.repeat(64), bytes: Buffer.from([0]) }],
  ['subscription', { owner_id: userId, plan: 'pro', status: 'active', payment_status: 'paid', is_active: true, start_at: new Date() }],
  ['subscription_history', { id: uuidv7(), owner_id: userId, event_type: 'trial_start', new_plan: 'free_trial' }],
  ['owner_metadata', { user_id: userId, owned_restaurant_ids: [restaurantId], primary_restaurant_id: restaurantId }],
  ['person_command_log', { user_id: userId, command_id: uuidv7(), name: 'x@1', request_hash: 'h' }],
];

/** What hangs on a membership, and how people come in. */
const peopleRows = ({ userId, restaurantId }: Household): readonly (readonly [table: string, row: Row])[] => {
  const here = { restaurant_id: restaurantId };
  const now = new Date();
  const tabletId = uuidv7();
  return [
    ['hourly_rate', { ...here, user_id: userId, amount_minor: '1250', currency: 'GBP' }],
    ['former_person', { ...here, user_id: uuidv7(), name: 'A B' }],
    ['invitation', { ...here, id: uuidv7(), secret_hash: 'h', made_by: userId, expires_at: now }],
    ['tablet', { ...here, id: tabletId, name: 'Pass', secret_hash: 'h', registered_by: userId }],
    ['tablet_pin', { ...here, user_id: userId, pin_hash: 'h' }],
    ['tablet_attempt', { ...here, tablet_id: tabletId, user_id: userId }],
    ['tablet_session', { ...here, token_hash: 'h', tablet_id: tabletId, user_id: userId, expires_at: now }],
  ];
};

import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';
import { kitchenRows } from './kitchen-rows.ts';
import { menuRows } from './menu-rows.ts';
import { purchasingRows } from './purchasing-rows.ts';
import { alertsRows } from './alerts-rows.ts';
import { integrationsRows } from './integrations-rows.ts';
import { assistantRows } from './assistant-rows.ts';
import { reportsRows } from './reports-rows.ts';
import { staffRows } from './staff-rows.ts';
import { tasksRows } from './tasks-rows.ts';
import { wasteRows } from './waste-rows.ts';

/**
 * One valid row for every table with row security, in an order that foreign keys allow. A table that is missing here
 * fails the tenancy tests.
 */
export const tenantRows = (household: Household): readonly TenantRow[] => {
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
    [
      'ai_operation',
      {
        ...here,
        owner_id: userId,
        id: uuidv7(),
        category: 'vision_scanning',
        cost: 2,
        status: 'RESERVED',
        cycle_start_at: now,
        lease_until: now,
      },
    ],
    ['command_log', { ...here, command_id: uuidv7(), name: 'x@1', request_hash: 'h' }],
    ['event_counter', { ...here, last_sequence: 1 }],
    ['event', { ...here, sequence: 1, name: 'x.v1.y', payload: {} }],
    ...stockRows(household, itemId),
    ...tryOutRows(household),
    ...purchasingRows(household, itemId),
    ...reportsRows(household),
    ...alertsRows(household),
    ...assistantRows(household),
    ...integrationsRows(household),
    ...wasteRows(household),
    ...menuRows(household, itemId),
    ...kitchenRows(household),
    ...staffRows(household),
    ...tasksRows(household),
    ['derived.sold_day', soldDay(here)],
    ['audit_entry', { ...here, action: 'x@1', subject: {}, occurred_at: now }],
  ];
};

/** A day long before any order of the household's, which nothing that is sold forgets. */
const soldDay = (here: { readonly restaurant_id: string }) => ({
  ...here,
  business_date: '2020-01-01',
  currency: 'GBP',
  time_zone: 'Europe/London',
  sales: '[]',
  headings: '[]',
  things: '[]',
  plates: '[]',
  times: '[]',
  tips: '[]',
});

/** Put before its movement, whose own sum of the day joins it. */
const stockDay = (here: { readonly restaurant_id: string }, itemId: string) => ({
  ...here,
  business_date: '2026-11-20',
  item_id: itemId,
  kind: 'RECEIPT',
  currency: 'GBP',
  quantity: '0',
  value_minor: '0',
  unpriced: 0,
});

/** What somebody tries out beside the books. */
const tryOutRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  return [
    ['stock_check_run', { ...here, id: uuidv7(), asked_by: userId }],
    ['restaurant_brand', here],
    ['stock_tour', { ...here, user_id: userId, scratch_id: uuidv7(), scratch_person_id: uuidv7(), item_id: uuidv7() }],
  ];
};

/** What lies on the shelf, and what the books say about it. */
const stockRows = ({ restaurantId }: Household, itemId: string): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const now = new Date();
  const [categoryId, areaId, movementId, lotId, transferId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  return [
    ['item_category', { ...here, id: categoryId, name: 'Spices' }],
    ['storage_area', { ...here, id: areaId, name: 'Dry store', kind: 'DRY' }],
    ['item', { ...here, id: itemId, name: 'Berbere', sku: 'BER-000001', base_unit: 'g' }],
    ['item_barcode', { ...here, code: '5000000000001', item_id: itemId }],
    ['item_storage_area', { ...here, item_id: itemId, storage_area_id: areaId }],
    ['derived.stock_day', stockDay(here, itemId)],
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
    ['item_merge', { ...here, id: uuidv7(), ...itemMerge, merged_id: itemId, kept_id: itemId, merged_by: uuidv7(), merged_at: now }],
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
const countRows = ({ restaurantId, itemId, areaId }: Counted): readonly TenantRow[] => {
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

const itemMerge = { quantity: '0', currency: 'GBP', kept_before: {}, was_active: true };

/** What hangs on an account. */
const accountRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => [
  ['profile', { user_id: userId, email: `${userId}@example.com`, first_name: 'A', last_name: 'B', title: 'owner' }],
  ['avatar', { user_id: userId, media_type: 'image/webp', fingerprint: 'f'.repeat(64), bytes: Buffer.from([0]) }],
  ['subscription', { owner_id: userId, plan: 'pro', status: 'active', payment_status: 'paid', is_active: true, start_at: new Date() }],
  ['subscription_history', { id: uuidv7(), owner_id: userId, event_type: 'trial_start', new_plan: 'free_trial' }],
  ...billingRows(userId),
  ['owner_metadata', { user_id: userId, owned_restaurant_ids: [restaurantId], primary_restaurant_id: restaurantId }],
  ['person_command_log', { user_id: userId, command_id: uuidv7(), name: 'x@1', request_hash: 'h' }],
];

/** How a plan is paid for, and what is counted against it. */
const billingRows = (userId: string): readonly TenantRow[] => {
  const [now, later] = [new Date(), new Date(Date.now() + 1000)];
  const account = { owner_id: userId, provider: 'stripe' };
  const term = { period_start_at: now, period_end_at: later };
  return [
    ['billing_account', { ...account, customer_ref: 'cus_1' }],
    [
      'billing_payment',
      { ...account, id: uuidv7(), reference: 'r', plan: 'pro', months: 1, amount_minor: 1, currency: 'GBP', status: 'OPEN' },
    ],
    ['billing_message', { ...account, message_id: 'evt_1', kind: 'k' }],
    ['currency_rate', { owner_id: userId, id: uuidv7(), one: 'GBP', other: 'ETB', rate: '165.5', source: 'Bank', rated_on: '2026-11-20' }],
    ['billing_notice', { owner_id: userId, subject: 'trial-7' }],
    ['sandbox_subscription', { owner_id: userId, reference: 's', plan: 'pro', status: 'active', ...term }],
    ['ai_usage', { owner_id: userId, cycle_start_at: now, cycle_end_at: later }],
  ];
};

/** What hangs on a membership, and how people come in. */
const peopleRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const now = new Date();
  const [tabletId, keyId] = [uuidv7(), uuidv7()];
  return [
    ['hourly_rate', { ...here, user_id: userId, amount_minor: '1250', currency: 'GBP' }],
    ['former_person', { ...here, user_id: uuidv7(), name: 'A B' }],
    ['invitation', { ...here, id: uuidv7(), secret_hash: 'h', made_by: userId, expires_at: now }],
    ['tablet', { ...here, id: tabletId, name: 'Pass', secret_hash: 'h', registered_by: userId }],
    ['api_key', { ...here, id: keyId, name: 'Books', secret_hash: 'h', scopes: ['stock:read'], made_by: userId }],
    ['api_key_day', { ...here, key_id: keyId, day: '2026-11-20' }],
    ['tablet_pin', { ...here, user_id: userId, pin_hash: 'h' }],
    ['tablet_attempt', { ...here, tablet_id: tabletId, user_id: userId }],
    ['tablet_session', { ...here, token_hash: 'h', tablet_id: tabletId, user_id: userId, expires_at: now }],
  ];
};

import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

/** What guests asked for, and what the kitchen did with it. */
export const kitchenRows = ({ userId, restaurantId }: Household): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const [tableId, orderId, lineId, printerId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const now = new Date();
  const number = { number_prefix: 'A', number_in_day: 1, business_date: '2026-11-20' };
  const ofOrder = { ...here, order_id: orderId };
  const ordered = { dish_id: uuidv7(), dish_name: 'Shiro', quantity: 1, unit_price_minor: '1200', vat_rate: 2000, state: 'QUEUED' };
  return [
    ['kitchen_station', { ...here, id: uuidv7(), name: 'Hot', kind: 'PREP' }],
    ['dining_table', { ...here, id: tableId, name: '4' }],
    [
      'kitchen_order',
      { ...here, id: orderId, ...number, source: 'PAD', channel: 'DINE_IN', table_id: tableId, currency: 'GBP', opened_at: now },
    ],
    ['order_line', { ...ofOrder, id: lineId, ...ordered }],
    ['kitchen_event', { ...ofOrder, id: uuidv7(), line_id: lineId, kind: 'FIRE', occurred_at: now }],
    ['order_discount', { ...ofOrder, id: uuidv7(), share: 1000, reason: 'Waited', given_by: userId, given_at: now }],
    ['order_payment', { ...ofOrder, id: uuidv7(), method: 'CASH', amount_minor: '1200', currency: 'GBP', taken_at: now }],
    [
      'takings',
      { ...here, business_date: '2026-11-20', channel: 'DINE_IN', gross_minor: '1', currency: 'GBP', source: 'TYPED', set_by: userId },
    ],
    [
      'reservation',
      { ...here, id: uuidv7(), guest_name: 'Abebe', covers: 4, starts_at: now, business_date: '2026-11-20', made_by: userId },
    ],
    ['till', { ...here, id: uuidv7(), name: 'Bar till', prefix: 'T', paired_by: userId }],
    ['printer', { ...here, id: printerId, name: 'Hot', host: '192.168.1.9', paper_mm: 80, language: 'en' }],
    ['print_job', { ...ofOrder, id: uuidv7(), printer_id: printerId, kind: 'BILL', label: 'A-1', slip: {} }],
    ['planned_portions', { ...here, business_date: '2020-01-05', dish_id: uuidv7(), portions: '12.5', planned_by: userId }],
    ['stock_not_taken', { ...ofOrder, id: uuidv7(), line_id: lineId, why: 'DISH_UNMAPPED', subject_id: uuidv7() }],
  ];
};

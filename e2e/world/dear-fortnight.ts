import { uuidv7 } from 'uuidv7';

import { knownItem, knownOrder } from '../../apps/server/testing/known-weeks.ts';
import { superuserOf } from '../../apps/server/testing/real-server.ts';
import { insertRowsAs } from '../../db/testing/insert-row.ts';
import { dayLater } from '../../modules/reports/rules/report-period.ts';
import type { Kitchen } from './kitchen.ts';
import type { MaedServer } from './maed-server.ts';

type Row = readonly [table: string, row: Readonly<Record<string, unknown>>];

/** A delivery of lamb, and the invoice that charges it. */
type Bought = { readonly number: string; readonly day: string; readonly minor: number };

const supply = (
  restaurantId: string,
  by: { readonly itemId: string; readonly supplierId: string; readonly userId: string },
  bought: Bought,
): Row[] => {
  const { itemId, supplierId, userId } = by;
  const { number, day, minor } = bought;
  const here = { restaurant_id: restaurantId };
  const [receiptId, lineId, invoiceId] = [uuidv7(), uuidv7(), uuidv7()];
  const at = new Date(`${day}T09:00:00Z`);
  const came = { state: 'POSTED', received_at: at, business_date: day, received_by: userId, has_findings: false, is_over_tolerance: false };
  const measured = { delivered_text: '10 kg', delivered_parts: '[]', delivered_base: '10000', rejected_base: '0', accepted_base: '10000' };
  const said = { description: 'Lamb', item_id: itemId, position: 0 };
  const charged = { invoiced_on: day, due_on: day, currency: 'GBP', total_minor: minor, created_by: userId, approved_at: at };
  const price = { quantity: '10', unit: 'kg', unit_price: String(minor / 1000), amount_minor: minor, base_quantity: '10000' };
  const agreed = { difference_minor: 0, on_hand_minor: 0, used_minor: 0 };
  return [
    ['goods_receipt', { ...here, id: receiptId, number: `GRN-${number}`, supplier_id: supplierId, ...came }],
    ['goods_receipt_line', { ...here, id: lineId, receipt_id: receiptId, ...said, currency: 'GBP', booked_minor: minor, ...measured }],
    ['supplier_invoice', { ...here, id: invoiceId, supplier_id: supplierId, number, type: 'INVOICE', state: 'APPROVED', ...charged }],
    ['supplier_invoice_line', { ...here, id: uuidv7(), invoice_id: invoiceId, receipt_line_id: lineId, ...said, ...price, ...agreed }],
  ];
};

/**
 * Two weeks of a kitchen until yesterday: ten kilograms of lamb at 10.00 and ten more at 15.00, two kilograms of it cooked in each
 * week, for a hundred pounds without VAT each.
 *
 * @returns the day that goes on, as the restaurant counts it
 */
export const dearFortnight = async (maed: MaedServer, { restaurantId, owner, tell }: Kitchen): Promise<string> => {
  const { id: userId } = owner.session.user;
  const dayEndsMs = 4 * 60 * 60 * 1000;
  const today = new Date(Date.now() - dayEndsMs).toISOString().slice(0, 10);
  const ago = (days: number): string => dayLater(today, -days);
  const [meat, mains, itemId, supplierId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  const sold = (days: number) => ({
    day: ago(days),
    discountShare: null,
    lines: [{ categoryId: mains, gross: 12_000, isTaken: true }],
  });
  await insertRowsAs(superuserOf(maed.dataFolder), [
    ['item_category', { restaurant_id: restaurantId, id: meat, name: 'Meat' }],
    ['menu_category', { restaurant_id: restaurantId, id: mains, name: 'Mains' }],
    ['supplier', { restaurant_id: restaurantId, id: supplierId, name: 'Smithfield Lamb', country: 'GB', currency: 'GBP' }],
    ...knownItem(restaurantId, { id: itemId, name: 'Lamb', categoryId: meat }, [
      { day: ago(13), kind: 'RECEIPT', grams: 10_000, minor: 10_000 },
      { day: ago(12), kind: 'SALE_DEPLETION', grams: -2000, minor: -2000 },
      { day: ago(5), kind: 'RECEIPT', grams: 10_000, minor: 15_000 },
      { day: ago(3), kind: 'SALE_DEPLETION', grams: -2000, minor: -2800 },
    ]),
    ...supply(restaurantId, { itemId, supplierId, userId }, { number: 'SL-100', day: ago(13), minor: 10_000 }),
    ...supply(restaurantId, { itemId, supplierId, userId }, { number: 'SL-150', day: ago(5), minor: 15_000 }),
    ...knownOrder(restaurantId, 1, sold(12)),
    ...knownOrder(restaurantId, 1, sold(3)),
  ]);
  await tell('reports/saveHeadings', { baseVersion: 0, items: { [meat]: 'FOOD' }, dishes: { [mains]: 'SALES_FOOD' } });
  return today;
};

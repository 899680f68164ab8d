import { uuidv7 } from 'uuidv7';

import type { Household, TenantRow } from './household.ts';

const today = '2026-11-21';

/** Who sells, and what was ordered. */
export const purchasingRows = ({ userId, restaurantId }: Household, itemId: string): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const [supplierId, offerId, orderId] = [uuidv7(), uuidv7(), uuidv7()];
  const sold = { order_unit: 'kg', price_mode: 'PER_PACK', currency: 'GBP' };
  const wanted = { description: 'Teff', unit: 'kg', price_mode: 'PER_PACK', quantity: '1', base_quantity: '1000' };
  return [
    ['supplier', { ...here, id: supplierId, name: 'Merkato Grains', country: 'ET', currency: 'ETB' }],
    ['supplier_offer', { ...here, id: offerId, supplier_id: supplierId, item_id: itemId, ...sold }],
    ['assistant_line_rule', { ...here, supplier_id: supplierId, code: '', text: 'teff', item_id: itemId, confirmed_count: 1 }],
    ['assistant_label_rule', { ...here, text: 'teff', item_id: itemId, confirmed_count: 1 }],
    ['offer_price', { ...here, offer_id: offerId, cause: 'MANUAL', price: '1', price_per_base: '0.001', currency: 'GBP' }],
    ['accounting_layout', { ...here, layout: 'XERO', codes: '{}' }],
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

type Delivered = { readonly itemId: string; readonly supplierId: string };

/** What came, and the papers about it. */
const deliveryRows = ({ userId, restaurantId }: Household, { itemId, supplierId }: Delivered): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const receiptId = uuidv7();
  const came = { state: 'COMPLETED', received_at: new Date(), business_date: today, received_by: userId };
  const measured = { delivered_text: '1 kg', delivered_parts: '[]', delivered_base: '1000', rejected_base: '0', accepted_base: '1000' };
  return [
    [
      'goods_receipt',
      { ...here, id: receiptId, number: 'GRN-2026-0001', supplier_id: supplierId, ...came, has_findings: false, is_over_tolerance: false },
    ],
    [
      'goods_receipt_line',
      { ...here, id: uuidv7(), receipt_id: receiptId, position: 0, item_id: itemId, description: 'Milk', currency: 'GBP', ...measured },
    ],
    [
      'receipt_photo',
      {
        ...here,
        id: uuidv7(),
        receipt_id: receiptId,
        media_type: 'image/webp',
        fingerprint: 'f'.repeat(64),
        bytes: Buffer.from([0]),
        taken_by: userId,
        taken_at: new Date(),
      },
    ],
    ['purchase_document_step', { ...here, document: 'RECEIPT', document_id: receiptId, step: 'COMPLETE', to_state: 'COMPLETED' }],
    ...paperRows({ userId, restaurantId }, supplierId),
  ];
};

/** What was charged, and what was paid and reclaimed. */
const paperRows = ({ userId, restaurantId }: Household, supplierId: string): readonly TenantRow[] => {
  const here = { restaurant_id: restaurantId };
  const invoiceId = uuidv7();
  const charged = { invoiced_on: today, due_on: today, currency: 'GBP', total_minor: 1, created_by: userId };
  return [
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

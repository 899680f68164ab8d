import { uuidv7 } from 'uuidv7';

import type { InvoiceBody } from '../../contract/invoice.contract.ts';
import { moveInvoice, settleException } from '../move-invoice.ts';
import { saveInvoice } from '../save-invoice.ts';
import { receive, sendOrder } from './deliveries.ts';
import type { Market } from './market.ts';

/** Two sacks that were ordered at 40.00 and come; an invoice asks 44.00 for each. */
export const chargeMore = async (market: Market) => {
  const orderId = await sendOrder(market, '2');
  const receipt = await receive(market, 'owner', { came: '2', orderId });
  const lineId = uuidv7();
  const line = {
    lineId,
    receiptLineId: receipt.lines[0]?.id ?? '',
    description: 'Teff',
    quantity: '2',
    unit: 'sack',
    unitPrice: '44',
    amountMinor: '8800',
    taxRateBps: 0,
  };
  const invoice = {
    supplierId: market.supplierId,
    number: 'INV-9',
    type: 'INVOICE',
    invoicedOn: '2026-11-20',
    dueOn: '2026-12-20',
    chargesMinor: '0',
    chargesTaxRateBps: 0,
    taxMinor: '0',
    totalMinor: '8800',
    note: null,
    lines: [line],
  } as InvoiceBody;
  const saved = await market.as('manager', (tx) => saveInvoice(tx, { invoiceId: uuidv7(), baseVersion: null, invoice }));
  return { saved, receipt, lineId };
};

/** Accepts what was charged more, and approves the invoice. */
export const approve = async (market: Market, { saved }: Awaited<ReturnType<typeof chargeMore>>): Promise<void> => {
  const exceptionId = saved.exceptions[0]?.id ?? '';
  const settling = { invoiceId: saved.id, exceptionId, how: 'ACCEPTED', creditId: uuidv7(), reason: 'Harvest' } as const;
  const ready = await market.as('manager', (tx) => settleException(tx, settling));
  await market.as('manager', (tx) => moveInvoice(tx, { invoiceId: saved.id, baseVersion: ready.version, step: 'APPROVE', reason: null }));
};

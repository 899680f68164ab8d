import { ORPCError } from '@orpc/client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { m } from '../../../generated/messages/web/messages.js';
import { dropAllDrafts } from '../../../platform/web/draft-storage.ts';
// The codes that the server refuses with are known once their contract is.
import '../contract/refusals.ts';
import type { Invoice } from '../contract/invoice.contract.ts';
import { ReceiveScreen } from './deliveries/receive-screen.tsx';
import { InvoiceScreen, NewInvoiceScreen } from './invoices/invoice-screen.tsx';
import { openPurchasing, type Opening, type PurchasingAnswers } from './testing/buyer-device.tsx';

const fails = () => Promise.reject(new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 }));
const cut = () => Promise.reject(new TypeError('fetch failed'));
const refuses = (code: string, data: object = {}) => Promise.reject(new ORPCError(code, { status: 409, defined: true, data }));

const [invoiceId, supplierId, lineId, exceptionId] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];

const receiving = { screen: ReceiveScreen, path: '/inventory/deliveries/new', address: '/inventory/deliveries/new' } as const;
const writing = { screen: NewInvoiceScreen, path: '/purchase/invoices/new', address: '/purchase/invoices/new' } as const;
const matching = { screen: InvoiceScreen, path: '/purchase/invoices/$invoiceId', address: `/purchase/invoices/${invoiceId}` } as const;

const opened: { close: () => void }[] = [];
const open = async (where: Omit<Opening, 'answers'>, answers: PurchasingAnswers) => {
  opened.push(await openPurchasing({ ...where, answers }));
};
afterEach(async () => {
  cleanup();
  await dropAllDrafts();
  for (const device of opened.splice(0)) device.close();
});

const nothing = { expected: [], receipts: [], suppliers: [], packs: [], tracked: [] };
const seller = { id: supplierId, name: 'Merkato Grains', currency: 'GBP', isActive: true };
const sellers = async () => ({ suppliers: [seller] });

/** Teff charged dearer than it was agreed. */
const dear: Invoice = {
  id: invoiceId,
  supplierId,
  supplierName: 'Merkato Grains',
  supplierTaxNumber: null,
  supplierCountry: 'GB',
  number: 'INV-7',
  type: 'INVOICE',
  state: 'MATCH_EXCEPTION',
  invoicedOn: '2026-11-20',
  dueOn: '2026-12-20',
  currency: 'GBP',
  chargesMinor: '0',
  chargesTaxRateBps: 0,
  taxMinor: '1760',
  totalMinor: '10560',
  paidMinor: '0',
  openExceptions: 1,
  isOverLimit: false,
  note: null,
  version: 1,
  lines: [
    {
      lineId,
      receiptLineId: null,
      itemId: null,
      description: 'Teff',
      quantity: '2',
      unit: 'sack',
      unitPrice: '44',
      amountMinor: '8800',
      taxRateBps: 2000,
      onHandMinor: null,
      usedMinor: null,
    },
  ],
  exceptions: [
    { id: exceptionId, lineId, kind: 'PRICE', expected: '8000', actual: '8800', differenceMinor: '800', state: 'OPEN', reason: null },
  ],
  payments: [],
  files: [],
  lookalikes: [],
  steps: [],
};

describe.each([
  ['the receiving form', receiving, 'listDeliveries'],
  ['the match of an invoice', matching, 'getInvoice'],
] as const)('%s, which the server has to answer for first', (_name, where, question) => {
  test('says that the server failed, and asks again when told to', async () => {
    const ask = vi.fn(fails);
    await open(where, { [question]: ask });
    const alert = await screen.findByText(m.ui_unread_failed());
    expect(alert).toBeDefined();
    const asked = ask.mock.calls.length;
    fireEvent.click(screen.getByRole('button', { name: m.ui_unread_try_again() }));
    await waitFor(() => expect(ask.mock.calls.length).toBeGreaterThan(asked));
  });

  test('says that there is no line, without blaming the server', async () => {
    await open(where, { [question]: cut });
    expect(await screen.findByText(m.ui_unread_no_connection())).toBeDefined();
    expect(screen.queryByText(m.ui_unread_failed())).toBeNull();
  });
});

describe('the receiving form', () => {
  test('with nothing to expect takes in what came anyway, once somebody says from whom', async () => {
    await open(receiving, { listDeliveries: async () => nothing });
    expect(await screen.findByText(m.purchasing_receive_without())).toBeDefined();
    expect(screen.getByText(m.purchasing_receive_draft())).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: m.purchasing_receive_finish() }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent?.trim())).toEqual([
      m.ui_choose_one(),
      m.purchasing_receive_nothing(),
    ]);
  });

  test('is closed to whoever may not take things in, and says who may', async () => {
    await open({ ...receiving, role: 'staff' }, { listDeliveries: async () => nothing });
    expect(await screen.findByText(m.purchasing_receive_kitchen())).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the form of an invoice', () => {
  const fill = async () => {
    await screen.findByRole('option', { name: 'Merkato Grains' });
    fireEvent.change(screen.getByLabelText(m.purchasing_receive_supplier()), { target: { value: supplierId } });
    fireEvent.change(screen.getByLabelText(m.purchasing_invoice_number()), { target: { value: 'INV-7' } });
    fireEvent.click(await screen.findByRole('button', { name: m.purchasing_invoice_other_line() }));
    const lines = within(screen.getByRole('list', { name: m.purchasing_invoice_lines() }));
    fireEvent.change(lines.getByLabelText(m.purchasing_invoice_line_description()), { target: { value: 'Cola' } });
    fireEvent.change(lines.getByLabelText(/^Price for one/), { target: { value: '12.50' } });
    fireEvent.change(lines.getByLabelText(m.purchasing_tax_rate()), { target: { value: '20' } });
    fireEvent.change(screen.getByLabelText(m.purchasing_invoice_total()), { target: { value: '15' } });
  };
  const save = () => fireEvent.click(screen.getByRole('button', { name: m.purchasing_invoice_save() }));

  test('works the tax out from the rates, and sends each line with its own', async () => {
    const saveInvoice = vi.fn(async (_said: never) => ({}));
    await open(writing, { listSuppliers: sellers, listChargeable: async () => ({ lines: [] }), saveInvoice });
    await fill();
    expect(screen.getByRole('list', { name: m.purchasing_tax_by_rate() }).textContent).toContain('£2.50');
    save();
    await waitFor(() => expect(saveInvoice).toHaveBeenCalled());
    expect(saveInvoice.mock.calls[0]?.[0]).toMatchObject({
      body: { invoice: { taxMinor: '250', totalMinor: '1500', lines: [{ amountMinor: '1250', taxRateBps: 2000 }] } },
    });
  });

  test.each([
    ['refused as one that is here already', () => refuses('INVOICE_DUPLICATE', { number: 'INV-7' })],
    ['cut off from the server', cut],
  ])('%s keeps everything that was typed', async (_how, saveInvoice) => {
    await open(writing, { listSuppliers: sellers, listChargeable: async () => ({ lines: [] }), saveInvoice });
    await fill();
    save();
    await waitFor(() => expect(screen.getByRole('button', { name: m.purchasing_invoice_save() })).toHaveProperty('disabled', false));
    expect(screen.getByLabelText(m.purchasing_invoice_number())).toHaveProperty('value', 'INV-7');
    expect(screen.getByLabelText(m.purchasing_invoice_line_description())).toHaveProperty('value', 'Cola');
  });

  test('opened again after a reload holds what was typed, and is empty once it was saved', async () => {
    const answers = { listSuppliers: sellers, listChargeable: async () => ({ lines: [] }), saveInvoice: async () => ({}) };
    await open(writing, answers);
    await fill();
    cleanup();
    await open(writing, answers);
    expect(await screen.findByDisplayValue('Cola')).toBeDefined();
    expect(screen.getByLabelText(m.purchasing_invoice_number())).toHaveProperty('value', 'INV-7');
    await waitFor(() => expect(screen.getByRole('button', { name: m.purchasing_invoice_save() })).toHaveProperty('disabled', false));
    save();
    // There is no screen of the invoice here: whoever leaves for it has saved it.
    await waitFor(() => expect(screen.queryByDisplayValue('Cola')).toBeNull());
    cleanup();
    await open(writing, answers);
    expect(await screen.findByLabelText(m.purchasing_invoice_number())).toHaveProperty('value', '');
  });

  test('without a supplier sends nothing, and says so', async () => {
    await open(writing, { listSuppliers: async () => ({ suppliers: [] }), listChargeable: async () => ({ lines: [] }) });
    fireEvent.click(await screen.findByRole('button', { name: m.purchasing_invoice_save() }));
    expect(screen.getByLabelText(m.purchasing_receive_supplier()).getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the match of an invoice', () => {
  test('says what differs and by how much, and offers no approval over it', async () => {
    await open(matching, { getInvoice: async () => dear });
    const differences = await screen.findByRole('list', { name: m.purchasing_invoice_exceptions() });
    expect(differences.textContent).toContain('£8.00');
    expect(screen.queryByRole('button', { name: m.purchasing_invoice_approve() })).toBeNull();
  });

  test('that was decided on elsewhere stays as it was, with every way to settle it', async () => {
    const settleException = vi.fn(() => refuses('INVOICE_DECIDED'));
    await open(matching, { getInvoice: async () => dear, settleException });
    fireEvent.click(await screen.findByRole('button', { name: m.purchasing_exception_credit() }));
    await waitFor(() => expect(settleException).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: m.purchasing_exception_credit() })).toHaveProperty('disabled', false));
  });
});

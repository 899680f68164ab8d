import { uuidv7 } from 'uuidv7';
import { beforeEach, expect, it } from 'vitest';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { InvoiceBody } from '../contract/invoice.contract.ts';
import { usualCodes } from '../rules/accounting-codes.ts';
import { billsFiles } from '../rules/bills-file.ts';
import { listBills, readAccounting, saveAccounting } from './accounting.ts';
import { listInvoices } from './list-invoices.ts';
import { moveInvoice, settleException } from './move-invoice.ts';
import { saveInvoice } from './save-invoice.ts';
import { openMarket, type Market } from './testing/market.ts';

const database = useTestDatabase();
let market: Market;

beforeEach(async () => {
  market = await openMarket(database());
});

const days = { from: '2026-11-01', to: '2026-11-30' };

const line = (amountMinor: string, taxRateBps: number) => ({
  lineId: uuidv7(),
  receiptLineId: null,
  description: 'Gas',
  quantity: '1',
  unit: 'each' as const,
  unitPrice: String(Number(amountMinor) / 100),
  amountMinor,
  taxRateBps,
});

const save = async (invoice: Pick<InvoiceBody, 'number' | 'taxMinor' | 'totalMinor' | 'lines'> & Partial<InvoiceBody>) => {
  const head = { supplierId: market.supplierId, type: 'INVOICE', note: null, chargesMinor: '0', chargesTaxRateBps: 0 } as const;
  const dated = { invoicedOn: '2026-11-20', dueOn: '2026-12-20' };
  const invoiceId = uuidv7();
  return market.as('manager', (tx) => saveInvoice(tx, { invoiceId, baseVersion: null, invoice: { ...head, ...dated, ...invoice } }));
};

type Saved = Awaited<ReturnType<typeof save>>;

/** Accepts whatever differs, and approves. */
const approve = async ({ id: invoiceId, version, exceptions }: Saved): Promise<Saved> => {
  let now = version;
  for (const { id: exceptionId } of exceptions) {
    const settling = { invoiceId, exceptionId, how: 'ACCEPTED', creditId: uuidv7(), reason: 'Agreed' } as const;
    now = (await market.as('owner', (tx) => settleException(tx, settling))).version;
  }
  return market.as('owner', (tx) => moveInvoice(tx, { invoiceId, baseVersion: now, step: 'APPROVE', reason: null }));
};

it('a file has what was approved in its days, adds up to the list of invoices, and counts what nobody has decided on', async () => {
  await approve(await save({ number: 'A', lines: [line('1999', 2000), line('333', 0)], taxMinor: '400', totalMinor: '2732' }));
  await approve(await save({ number: 'N', type: 'CREDIT_NOTE', lines: [line('500', 2000)], taxMinor: '100', totalMinor: '600' }));
  await save({ number: 'OPEN', lines: [line('700', 0)], taxMinor: '0', totalMinor: '700' });
  const old = { invoicedOn: '2026-10-31', dueOn: '2026-11-30' };
  await approve(await save({ number: 'OLD', ...old, lines: [line('900', 0)], taxMinor: '0', totalMinor: '900' }));
  const wrong = await approve(await save({ number: 'WRONG', lines: [line('800', 0)], taxMinor: '0', totalMinor: '800' }));
  const back = { invoiceId: wrong.id, baseVersion: wrong.version, step: 'REVERSE', reason: 'Twice' } as const;
  await market.as('owner', (tx) => moveInvoice(tx, back));
  const { bills, undecided } = await market.as('manager', (tx) => listBills(tx, days));
  expect(bills.map(({ number }) => number).toSorted()).toEqual(['A', 'N']);
  expect(undecided).toBe(1);
  const words = { charges: 'Delivery', rounding: 'Rounding' };
  const [file] = billsFiles(bills, { layout: 'PLAIN', codes: usualCodes('PLAIN'), words });
  const total = (file?.rows ?? []).slice(1).reduce((sum, row) => sum + Math.round(Number(row[10]) * 100), 0);
  const { invoices } = await market.as('manager', (tx) => listInvoices(tx, { filter: 'OWED' }));
  const listed = invoices
    .filter(({ invoicedOn }) => invoicedOn >= days.from && invoicedOn <= days.to)
    .reduce((sum, { type, totalMinor }) => sum + Number(totalMinor) * (type === 'CREDIT_NOTE' ? -1 : 1), 0);
  expect(total).toBe(listed);
  expect(total).toBe(2132);
});

it('what is said of a layout is kept for it alone, and said anew it is what was said last', async () => {
  const said = { restaurantId: '', deviceId: '', commandId: '', occurredAt: '' };
  const codes = { ...usualCodes('XERO'), categoryAccounts: [], taxTypes: [{ rateBps: 0, taxType: 'No VAT' }] };
  const keep = (itemsAccount: string) =>
    market.as('manager', (tx) => saveAccounting(tx, { ...said, body: { layout: 'XERO', codes: { ...codes, itemsAccount } } }));
  await keep('310');
  await keep('311');
  const { layouts } = await market.as('manager', readAccounting);
  expect(layouts).toEqual([{ layout: 'XERO', codes: { ...codes, itemsAccount: '311' } }]);
});

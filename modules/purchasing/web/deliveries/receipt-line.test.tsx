import { cleanup, screen, within } from '@testing-library/react';
import { uuidv7 } from 'uuidv7';
import { afterEach, expect, test } from 'vitest';

import { m } from '../../../../generated/messages/web/messages.js';
import type { Receipt } from '../../contract/receipt.contract.ts';
import { openPurchasing } from '../testing/buyer-device.tsx';
import { ReceiptScreen } from './receipt-screen.tsx';

const opened: { close: () => void }[] = [];
afterEach(() => {
  cleanup();
  for (const device of opened.splice(0)) device.close();
});

type Line = Receipt['lines'][number];

const came = (description: string, line: Partial<Line>): Line => ({
  id: uuidv7(),
  orderLineId: uuidv7(),
  itemId: uuidv7(),
  description,
  deliveredText: '10000',
  rejectedText: null,
  acceptedBase: '10000',
  outstandingBase: '10000',
  rejectReason: null,
  findings: [],
  catchWeightG: null,
  lotNumber: null,
  printedDate: null,
  tempTenths: null,
  ...line,
});

const receipt: Receipt = {
  id: uuidv7(),
  number: 'GRN-7',
  supplierId: uuidv7(),
  supplierName: 'Merkato Grains',
  orderId: uuidv7(),
  orderNumber: 'PO-7',
  state: 'COMPLETED',
  receivedAt: '2026-11-20T09:00:00Z',
  receivedBy: 'Hanna',
  lineCount: 3,
  findings: ['SHORT', 'REJECTED'],
  isOpenMarket: false,
  version: 1,
  deliveryNoteNumber: null,
  vehicleTempTenths: null,
  note: null,
  isOverTolerance: false,
  creditNumber: null,
  isCharged: false,
  photos: [],
  lines: [
    came('Teff', {}),
    came('Milk', { outstandingBase: '20000', findings: ['SHORT'] }),
    came('Lamb', { deliveredText: '12000', rejectedText: '2000', findings: ['REJECTED'] }),
  ],
  steps: [],
};

const open = async (shown: Receipt) => {
  const path = '/inventory/deliveries/$receiptId';
  const answers = { getReceipt: async () => shown };
  opened.push(await openPurchasing({ screen: ReceiptScreen, path, address: `/inventory/deliveries/${shown.id}`, answers }));
};

const lineOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);

test('a line that came short says what was expected; what was taken stands once', async () => {
  await open(receipt);
  const expected = m.purchasing_receipt_expected({ amount: '20000' });
  expect((await lineOf('Milk')).getByText(expected)).toBeTruthy();
  expect((await lineOf('Teff')).getAllByText(/10000/)).toHaveLength(1);
  expect((await lineOf('Teff')).queryByText(/20000/)).toBeNull();
  expect(
    (await lineOf('Lamb')).getByText(`${m.purchasing_receipt_came({ amount: '12000' })} · ${m.purchasing_sent_back()} 2000`),
  ).toBeTruthy();
});

const invoiceLink = () => screen.queryByRole('link', { name: m.purchasing_add_invoice() });
const askButton = () => screen.queryByRole('button', { name: m.purchasing_credit_ask() });

test('what is booked leads to its invoice and to a request for credit, until there is one', async () => {
  await open({ ...receipt, state: 'POSTED' });
  await screen.findByText('Milk');
  expect(invoiceLink()?.getAttribute('href')).toContain(receipt.supplierId);
  expect(askButton()).toBeTruthy();
});

test('credit that was asked is named and not asked again, and what is charged needs no invoice', async () => {
  await open({ ...receipt, state: 'POSTED', creditNumber: 'CR-3', isCharged: true });
  expect((await screen.findByRole('link', { name: m.purchasing_credit_asked_as({ number: 'CR-3' }) })).getAttribute('href')).toContain(
    'credits',
  );
  expect([askButton(), invoiceLink()]).toEqual([null, null]);
});

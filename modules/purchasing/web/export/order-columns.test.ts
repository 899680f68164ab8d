import { expect, test } from 'vitest';

import { csvText } from '../../../../ui/file/csv-text.ts';
import type { OrderLine, OrderWithLines } from '../../contract/order.contract.ts';
import { csvRows } from './csv-column.ts';
import { orderColumns } from './order-columns.ts';

const line: OrderLine = {
  id: 'l',
  itemId: 'i',
  offerId: 'o',
  description: '=HYPERLINK("x")',
  supplierCode: '007',
  packText: 'sack of 25 kg',
  unit: 'sack',
  priceMode: 'PER_PACK',
  priceUnit: null,
  quantity: '4',
  baseQuantity: '100000',
  unitPrice: '40.5',
  pricePerBase: '0.00162',
  amountMinor: '16200',
  receivedBase: '62500',
  cancelledBase: '0',
  invoicedBase: '0',
};
const order: OrderWithLines = {
  id: 'p',
  number: 'PO-2026-0001',
  supplierId: 's',
  supplierName: 'መርካቶ, Grains',
  state: 'PARTIALLY_RECEIVED',
  heldFrom: null,
  revision: 1,
  expectedOn: '2026-11-22',
  currency: 'ETB',
  totalMinor: '16200',
  unpricedLines: 0,
  lineCount: 1,
  createdBy: 'Hanna',
  createdAt: '2026-11-20T22:30:00.000Z',
  sentAt: null,
  acknowledgedAt: null,
  hasProposal: false,
  version: 1,
  lines: [line],
};

test('a line goes into a file with its figures as figures, the restaurant’s days, what came in packs, and nothing that runs', () => {
  const [headings, row] = csvText(csvRows(orderColumns('Africa/Addis_Ababa'), [{ order, line }])).split('\r\n');
  expect(headings?.split(',')).toHaveLength(15);
  expect(row).toBe(
    `PO-2026-0001,"መርካቶ, Grains",Partly here,2026-11-21,,2026-11-22,"'=HYPERLINK(""x"")",007,sack of 25 kg,4,40.5,pack,162,ETB,2.5`,
  );
});

test('a price that nobody knows is an empty cell, never 0', () => {
  const unpriced = { ...line, unitPrice: null, amountMinor: null };
  const [, row = []] = csvRows(orderColumns('Africa/Addis_Ababa'), [{ order, line: unpriced }]);
  expect([row[10], row[12]]).toEqual([null, null]);
});

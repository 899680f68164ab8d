import { expect, test } from 'vitest';

import { readTable } from '../../../../ui/file/read-table.ts';
import type { SupplierRow } from '../../contract/supplier.contract.ts';
import { guessSupplierColumns } from '../../rules/supplier-columns.ts';
import { readSupplierList } from './read-supplier-list.ts';

const known = {
  id: '0197a000-0000-7000-8000-000000000001',
  name: 'Merkato Grains',
  nameLocal: null,
  country: 'GB',
  taxNumber: null,
  contacts: [{ name: 'Sara', part: 'Sales', phone: '+44 7555 000 001', email: null }],
  email: 'orders@merkato.example',
  phone: null,
  whatsapp: null,
  telegram: null,
  language: 'am',
  orderDays: [1, 3],
  deliveryDays: [],
  cutoffTime: '16:00',
  minimumMinor: '5000',
  leadTimeDays: 1,
  paymentTerms: null,
  currency: 'GBP',
  isOpenMarket: false,
  certificates: [{ name: 'HACCP', expiresOn: null }],
  note: null,
  isActive: true,
  version: 3,
  offers: 0,
  openOrders: 0,
  lastOrderedAt: null,
  earliestDelivery: '2026-11-22',
} satisfies SupplierRow;

const read = async (text: string) => {
  const file = await readTable('list', text);
  return readSupplierList(file, guessSupplierColumns(file.headers), { suppliers: [known], currency: 'ETB' });
};

test('a known supplier is changed only where the row says something; another one is new', async () => {
  const { good, bad } = await read('Name,Phone,Minimum order\nmerkato grains,\'+44 20 7946 0000,\nሾላ ወተት,+251 911 000 000,"1,250.50"\n');
  expect(bad).toEqual([]);
  expect(good[0]).toMatchObject({
    known: { version: 3 },
    supplier: {
      phone: '+44 20 7946 0000',
      minimumMinor: '5000',
      language: 'am',
      orderDays: [1, 3],
      contacts: [{ name: 'Sara', part: 'Sales' }],
    },
  });
  expect(good[1]).toMatchObject({ known: null, supplier: { name: 'ሾላ ወተት', currency: 'ETB', country: 'ET', minimumMinor: '125050' } });
});

test('what the form would refuse stays behind, beside its cell', async () => {
  const rows = [
    ',a@b.example,,',
    'Bole Dairy,not-an-address,,',
    'Piassa,a@b.example,12,Ethiopia',
    'Shola,,,',
    'shola,,,',
    'Arada,,,Narnia',
  ];
  const { good, bad } = await read(['Name,Email,TIN,Country', ...rows].join('\n'));
  expect(good.map(({ supplier }) => supplier.name)).toEqual(['Shola']);
  expect(bad.map(({ problems }) => [problems[0]?.field, problems[0]?.code])).toEqual([
    ['name', 'LIST_NAME_MISSING'],
    ['email', 'LIST_CELL_UNUSABLE'],
    ['taxNumber', 'TAX_NUMBER_WRONG'],
    ['name', 'LIST_ROW_REPEATED'],
    ['country', 'LIST_CELL_UNUSABLE'],
  ]);
});

test('days of the week, and whom to talk to, are understood; what is no day stays behind', async () => {
  const rows = ['Merkato Grains,"Mon, Thu",ማክሰኞ,Abel,', 'Piassa,Whenever,,,'];
  const { good, bad } = await read(['Name,Delivers on,Takes orders on,Contact person,Their phone', ...rows].join('\n'));
  expect(good[0]?.supplier).toMatchObject({
    deliveryDays: [1, 4],
    orderDays: [2],
    contacts: [{ name: 'Abel', part: 'Sales', phone: '+44 7555 000 001' }],
  });
  expect(bad.map(({ problems }) => [problems[0]?.field, problems[0]?.code])).toEqual([['deliveryDays', 'LIST_CELL_UNUSABLE']]);
});

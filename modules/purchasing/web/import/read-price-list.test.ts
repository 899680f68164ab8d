import { expect, test } from 'vitest';

import { readTable } from '../../../../ui/file/read-table.ts';
import type { OfferRow } from '../../contract/offer.contract.ts';
import type { Supplier } from '../../contract/supplier.contract.ts';
import { guessPriceColumns } from '../../rules/price-columns.ts';
import { priceRows, readPriceList } from './read-price-list.ts';

const [supplierId, teffId, oilId, offerId] = [1, 2, 3, 4].map((digit) => `0197a000-0000-7000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
  string,
];
const supplier = { id: supplierId, name: 'Merkato Grains', nameLocal: null, currency: 'GBP' } as Supplier;
const item = (id: string, name: string, baseUnit: 'g' | 'ml') => ({
  id,
  name,
  nameLocal: null,
  sku: name.slice(0, 3).toUpperCase(),
  barcodes: [],
  units: { baseUnit },
});
const items = [item(teffId, 'White teff', 'g'), item(oilId, 'Sunflower oil', 'ml')];
const known: OfferRow = {
  id: offerId,
  supplierId,
  itemId: teffId,
  supplierCode: 'TF-25',
  description: null,
  packChain: [{ unit: 'sack', per: '25000' }],
  packText: 'sack of 25 kg',
  orderUnit: 'sack',
  priceMode: 'PER_PACK',
  priceUnit: null,
  price: '40',
  isTaxIncluded: true,
  taxRateBps: 2000,
  isPrimary: true,
  minimum: '2',
  multiple: null,
  contractFrom: '2026-01-01',
  contractTo: null,
  isActive: true,
  currency: 'GBP',
  pricePerBase: '0.0016',
  version: 7,
  supplierName: 'Merkato Grains',
  itemName: 'White teff',
  itemNameLocal: null,
  baseUnit: 'g',
  volatility: 'STABLE',
};
const world = { supplier, items, offers: [known] };

const read = async (text: string, choices: ReadonlyMap<number, string> = new Map()) => {
  const file = await readTable('list', text);
  return readPriceList(file, guessPriceColumns(file.headers), { ...world, choices });
};

test('a pasted list prices what is offered anew, keeps all else of it, and adds what is not', async () => {
  const { good, unsure, bad } = await read(
    'Code\tItem\tPack\tPrice\nTF-25\tTeff, white\t\t44.50\n\tSunflower oil\tcase 6 bottle 750 ml\t18\n',
  );
  expect([unsure, bad]).toEqual([[], []]);
  const [teff, oil] = priceRows(good);
  expect(teff).toMatchObject({ offerId, baseVersion: 7 });
  expect(teff?.offer).toMatchObject({ price: '44.5', minimum: '2', isPrimary: true, isTaxIncluded: true, contractFrom: '2026-01-01' });
  expect(oil).toMatchObject({ baseVersion: null, offer: { itemId: oilId, orderUnit: 'case', price: '18', isActive: true } });
});

test('what only resembles an item is written once a person said so, and is called then as the supplier calls it', async () => {
  const text = 'Item,Pack,Price\nSunflowr oil,case 6 bottle 750 ml,18\n';
  const before = await read(text);
  expect([before.good.length, before.unsure[0]?.items.map(({ id }) => id)]).toEqual([0, [oilId]]);
  const { good } = await read(text, new Map([[2, oilId]]));
  expect(good[0]).toMatchObject({ by: 'CHOSEN', offer: { itemId: oilId, description: 'Sunflowr oil' } });
});

test('a row about what an earlier one said, in a wrong measure or with a code that is too long stays behind, alone', async () => {
  const { good, bad } = await read(
    `Item,Code,Pack,Price\nWhite teff,,kg,2\nWhite teff,,kg,3\nSunflower oil,,sack of 5 kg,4\nSunflower oil,${'x'.repeat(61)},case 6 bottle 750 ml,4\n`,
  );
  expect(good).toHaveLength(1);
  expect(bad.map(({ rowNumber, problems }) => [rowNumber, problems[0]?.field, problems[0]?.code])).toEqual([
    [3, 'row', 'LIST_ROW_REPEATED'],
    [4, 'pack', 'LIST_PACK_MEASURE'],
    [5, 'supplierCode', 'LIST_CELL_UNUSABLE'],
  ]);
});

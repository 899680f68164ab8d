import { uuidv7 } from 'uuidv7';
import { beforeAll, expect, it } from 'vitest';

import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { importList } from './import-list.ts';
import { listPrices } from './offer-prices.ts';
import { listOffers } from './offers.ts';
import { listSuppliers } from './suppliers.ts';
import { grains, teffOffer } from './testing/grains.ts';
import { openMarket, type Market } from './testing/market.ts';

const database = useTestDatabase();
let market: Market;

beforeAll(async () => {
  market = await openMarket(database());
});

it('a price list gives what is offered a new price and adds what is not, notes each price, and hands back what is refused', async () => {
  const kilo = { ...teffOffer(market), supplierCode: null, packChain: [], packText: null, orderUnit: 'kg' as const, price: '1.75' };
  const rows = [
    { rowNumber: 2, offerId: market.offerId, baseVersion: 1, offer: { ...teffOffer(market), price: '44', isPrimary: true } },
    { rowNumber: 3, offerId: uuidv7(), baseVersion: null, offer: kilo },
    { rowNumber: 4, offerId: uuidv7(), baseVersion: null, offer: { ...kilo, orderUnit: 'l' as const } },
    { rowNumber: 5, offerId: market.offerId, baseVersion: 1, offer: teffOffer(market) },
    { rowNumber: 6, offerId: uuidv7(), baseVersion: null, offer: { ...kilo, itemId: uuidv7() } },
  ];
  const { outcomes } = await market.as('manager', (tx) => importList(tx, { of: 'OFFERS', rows }));
  expect(outcomes.map((one) => (one.outcome === 'REFUSED' ? one.code : one.outcome))).toEqual([
    'IMPORTED',
    'IMPORTED',
    'UNIT_NOT_BRIDGED',
    'OFFER_CHANGED',
    'NOT_FOUND',
  ]);
  const { offers } = await market.as('manager', (tx) => listOffers(tx, { supplierId: market.supplierId }));
  expect(offers.map(({ orderUnit, price, isPrimary }) => [orderUnit, price, isPrimary])).toEqual([
    ['sack', '44', true],
    ['kg', '1.75', false],
  ]);
  const { prices } = await market.as('manager', (tx) => listPrices(tx, market.offerId));
  expect(prices.map(({ price, cause }) => [price, cause])).toEqual([
    ['44', 'IMPORT'],
    ['40', 'MANUAL'],
  ]);
});

it('a list of suppliers keeps the rules of the form, row by row', async () => {
  const row = (rowNumber: number, supplier: object) => ({
    rowNumber,
    supplierId: uuidv7(),
    baseVersion: null,
    supplier: { ...grains, ...supplier },
  });
  const rows = [
    row(2, { name: 'Bole Dairy' }),
    row(3, { name: 'bole dairy' }),
    row(4, { name: 'Shola', country: 'ET', taxNumber: '12' }),
    row(5, { name: 'Shola' }),
  ];
  const { outcomes } = await market.as('manager', (tx) => importList(tx, { of: 'SUPPLIERS', rows }));
  expect(outcomes.map((one) => (one.outcome === 'REFUSED' ? one.code : one.outcome))).toEqual([
    'IMPORTED',
    'SUPPLIER_NAME_TAKEN',
    'TAX_NUMBER_WRONG',
    'IMPORTED',
  ]);
  const { suppliers } = await market.as('manager', listSuppliers);
  expect(suppliers.map(({ name }) => name)).toEqual(['Bole Dairy', 'Merkato Grains', 'Shola']);
});

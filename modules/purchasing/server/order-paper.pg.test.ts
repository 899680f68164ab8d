import { beforeEach, expect, it } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import { getDetails } from '../../restaurants/server/public.ts';
import { loadOrder } from './load-order.ts';
import { orderPaper } from './order-paper.ts';
import { orderPdf } from './order-pdf.ts';
import { draft, openMarket, type Market } from './testing/market.ts';

const database = useTestDatabase();
let market: Market;

beforeEach(async () => {
  market = await openMarket(database());
});

const paperOf = (orderId: string) =>
  market.as('manager', async (tx) => JSON.stringify(orderPaper(await loadOrder(tx, orderId, 'look'), await getDetails(tx))));

it('an order on paper says who wants what from whom, until when and for how much', async () => {
  const paper = await paperOf(await draft(market, 'manager', { sacks: '2', expectedOn: '2027-01-29' }));
  for (const said of ['-0001', 'Selam Kitchen', '1 High Street', 'London E1', 'Merkato Grains', 'Friday']) expect(paper).toContain(said);
  expect(paper).toContain(JSON.stringify(['TF-25', 'Teff', '2 × sack of 25 kg', '£40.00 / sack', '£80.00']));
  expect(paper).toContain('Total £80.00');
  expect(paper).toContain('A draft');
});

it('an order on paper names its revision from the second time it is told', async () => {
  const orderId = await draft(market, 'manager', { sacks: '2', expectedOn: '2027-01-29' });
  const told = async (revision: number) => {
    await queryAs(database().owner, `update purchase_order set state = 'SENT', revision = $2 where id = $1`, [orderId, revision]);
    return paperOf(orderId);
  };
  expect(await told(1)).not.toMatch(/Revision|A draft/);
  expect(await told(2)).toContain('Revision 2');
});

it('an order on paper speaks the language of its supplier', async () => {
  market = await openMarket(database(), { language: 'am' });
  const paper = await paperOf(await draft(market, 'manager', { sacks: '2', expectedOn: '2027-01-29' }));
  for (const said of ['የግዢ ትዕዛዝ', 'መርካቶ እህል', 'ጠቅላላ ያለ ግብር £80.00']) expect(paper).toContain(said);
  expect(paper).not.toMatch(/Friday|Total|Code/);
});

it('an order is had as a PDF named by its number', async () => {
  const orderId = await draft(market, 'manager', { sacks: '2' });
  const { fileName, pdf } = await market.as('manager', (tx) => orderPdf(tx, orderId));
  expect(fileName).toMatch(/^PO-\d{4}-0001\.pdf$/);
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

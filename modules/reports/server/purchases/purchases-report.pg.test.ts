import { beforeEach, describe, expect, it } from 'vitest';

import { queryAs } from '../../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../../db/testing/test-database.ts';
import { receive, sendOrder } from '../../../purchasing/server/testing/deliveries.ts';
import { approve, chargeMore } from '../../../purchasing/server/testing/invoices.ts';
import { openMarket, type Market } from '../../../purchasing/server/testing/market.ts';
import { readReport } from '../read-report.ts';

const database = useTestDatabase();
let market: Market;

beforeEach(async () => {
  market = await openMarket(database());
  await queryAs(database().superuser, 'update stock_level set on_hand = 0, value_minor = 0 where item_id = $1', [market.itemId]);
});

const today = new Date().toISOString().slice(0, 10);
const dayBefore = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const read = (subject?: string) =>
  market.as('manager', (tx) => readReport(tx, { report: 'purchases', from: dayBefore, to: today, language: 'en', subject }));

const amounts = (report: Awaited<ReturnType<typeof read>>, table: string) =>
  report.tables
    .find(({ id }) => id === table)
    ?.rows.map(({ cells, place }) => ({ place, said: cells.flatMap((cell) => (cell.kind === 'money' ? [cell.minor] : [])) }));

describe('what was bought of an item', () => {
  it('leads to the line of the invoice that charged it, and is worth what that charged once somebody approved it', async () => {
    const charged = await chargeMore(market);
    const place = `/purchase/invoices/${charged.saved.id}#line-${charged.lineId}`;
    // Fifty kilograms: 1.60 a kilogram as delivered, 1.76 as charged.
    expect(amounts(await read(market.itemId), 'lines')).toEqual([{ place, said: ['8000', '160'] }]);
    await approve(market, charged);
    expect(amounts(await read(market.itemId), 'lines')).toEqual([{ place, said: ['8800', '176'] }]);
    expect(amounts(await read(), 'suppliers')?.map(({ said }) => said)).toEqual([['8800'], ['8800']]);
  });

  it('leads to its delivery while nobody charges it', async () => {
    const orderId = await sendOrder(market, '1');
    const receipt = await receive(market, 'owner', { came: '1', orderId });
    expect(amounts(await read(market.itemId), 'lines')).toEqual([{ place: `/inventory/deliveries/${receipt.id}`, said: ['4000', '160'] }]);
  });

  it('bears on the days of its approval what fell on goods that were used by then', async () => {
    const charged = await chargeMore(market);
    await queryAs(database().superuser, 'update stock_level set on_hand = 20000, value_minor = 3200 where item_id = $1', [market.itemId]);
    await approve(market, charged);
    const report = await market.as('manager', (tx) =>
      readReport(tx, { report: 'cost-of-goods', from: dayBefore, to: today, language: 'en' }),
    );
    // Of 8.00 more, 3.20 lie on what is there and 4.80 on what is gone.
    expect(amounts(report, 'why')?.at(-1)?.said).toEqual(['0', '0', '0', '0', '480', '480']);
  });
});

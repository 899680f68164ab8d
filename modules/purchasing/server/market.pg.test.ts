import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';

import { queryAs } from '../../../db/testing/query-as.ts';
import { useTestDatabase } from '../../../db/testing/test-database.ts';
import type { MarketBody } from '../contract/market.contract.ts';
import { buyAtMarket } from './buy-at-market.ts';
import { listInvoices } from './list-invoices.ts';
import { getInvoice } from './load-invoice.ts';
import { moveReceipt } from './move-receipt.ts';
import { listChargeable } from './received-lines.ts';
import { listSuppliers } from './suppliers.ts';
import { openMarket, type Market } from './testing/market.ts';

type Role = 'owner' | 'manager' | 'chef' | 'kitchenstaff';

const database = useTestDatabase();
let market: Market;

beforeAll(async () => {
  market = await openMarket(database());
});

const threeMedeb = (paidMinor: string | null, per = '400'): MarketBody['lines'][number] => ({
  lineId: uuidv7(),
  movementId: uuidv7(),
  paperLineId: uuidv7(),
  itemId: market.itemId,
  bought: { text: '3 medeb', parts: [{ quantity: '3', unit: 'medeb' }] },
  measure: { unit: 'medeb', per },
  paidMinor,
});

const buy = (role: Role, lines: readonly MarketBody['lines'][number][], supplierId: string | null = null) => {
  const ids = { receiptId: uuidv7(), paperId: uuidv7(), paymentId: uuidv7() };
  const body: MarketBody = { ...ids, supplierId, place: 'Shola', note: null, lines: [...lines] };
  const envelope = { commandId: uuidv7(), restaurantId: market.restaurantId, deviceId: uuidv7(), occurredAt: new Date().toISOString() };
  return { ...ids, done: market.as(role, (tx) => buyAtMarket(tx, { ...envelope, body })) };
};

const ledgerOf = (receiptId: string) =>
  queryAs<{ kind: string; quantity: string; value_minor: string }>(
    database().superuser,
    `select kind, trim_scale(quantity)::text as quantity, value_minor::text from stock_movement
      where source_id = $1 and kind = 'RECEIPT' order by entry_number`,
    [receiptId],
  );

describe('a purchase at the market', () => {
  it('is in stock at once by the seller’s own measure, at what was paid, with a paper that is paid in cash', async () => {
    const { receiptId, paperId, done } = buy('chef', [threeMedeb('20000')]);
    expect(await done).toMatchObject({ state: 'POSTED', isOpenMarket: true, supplierName: 'Open market', note: 'Shola' });
    expect(await ledgerOf(receiptId)).toEqual([{ kind: 'RECEIPT', quantity: '1200', value_minor: '20000' }]);
    const paper = await market.as('manager', (tx) => getInvoice(tx, paperId));
    expect(paper).toMatchObject({ type: 'OPEN_MARKET', state: 'PAID', totalMinor: '20000', exceptions: [] });
    expect(paper.lines).toMatchObject([{ quantity: '3', unit: 'medeb', amountMinor: '20000' }]);
    expect(paper.payments).toMatchObject([{ amountMinor: '20000', withheldMinor: '0', method: 'CASH' }]);
    expect(paper.steps.map(({ toState }) => toState)).toEqual(['READY', 'APPROVED', 'PAID']);
    expect((await market.as('owner', (tx) => listInvoices(tx, { filter: 'OWED' }))).invoices).toEqual([]);
  });

  it('of nobody by name is of one seller of the restaurant, however often', async () => {
    await buy('owner', [threeMedeb('100')]).done;
    await buy('manager', [threeMedeb('200')]).done;
    const { suppliers } = await market.as('owner', listSuppliers);
    expect(suppliers.filter(({ isOpenMarket }) => isOpenMarket)).toMatchObject([{ name: 'Open market', nameLocal: 'ገበያ' }]);
  });

  it('by whoever sees no cost is in stock without a price, and waits for a manager’s paper', async () => {
    await expect(buy('kitchenstaff', [threeMedeb('20000')]).done).rejects.toMatchObject({ code: 'MARKET_PAID_FORBIDDEN' });
    const { receiptId, done } = buy('kitchenstaff', [threeMedeb(null, '500')]);
    const receipt = await done;
    expect(JSON.stringify(receipt)).not.toMatch(/price|minor|amount/i);
    expect(await ledgerOf(receiptId)).toMatchObject([{ quantity: '1500' }]);
    const { lines } = await market.as('manager', (tx) => listChargeable(tx, receipt.supplierId));
    expect(lines).toMatchObject([{ receiptNumber: receipt.number, unitPrice: null }]);
  });

  it('with a price for some lines only is not written at all', async () => {
    const { receiptId, done } = buy('owner', [threeMedeb('100'), threeMedeb(null)]);
    await expect(done).rejects.toMatchObject({ code: 'MARKET_PAID_MISSING' });
    expect(await ledgerOf(receiptId)).toEqual([]);
  });

  it('in a measure that nobody has given a size is refused, never taken as one to one', async () => {
    await expect(buy('owner', [{ ...threeMedeb('100'), measure: null }]).done).rejects.toMatchObject({ code: 'UNIT_NOT_IN_PACK_CHAIN' });
  });

  it('that was written wrongly is taken back with its paper, by a manager', async () => {
    const { receiptId, paperId, done } = buy('chef', [threeMedeb('20000')]);
    const { version } = await done;
    const move = { receiptId, baseVersion: version, step: 'REVERSE', reason: 'Typed twice' } as const;
    await expect(market.as('chef', (tx) => moveReceipt(tx, move))).rejects.toMatchObject({ code: 'RECEIPT_NEEDS_MANAGER' });
    expect(await market.as('manager', (tx) => moveReceipt(tx, move))).toMatchObject({ state: 'REVERSED' });
    expect(await market.as('manager', (tx) => getInvoice(tx, paperId))).toMatchObject({ state: 'REVERSED' });
    const rows = await queryAs<{ sum: string; worth: string }>(
      database().superuser,
      `select sum(quantity)::int::text as sum, sum(value_minor)::text as worth from stock_movement where source_id = $1`,
      [receiptId],
    );
    expect(rows).toEqual([{ sum: '0', worth: '0' }]);
  });
});

import { beforeEach, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import type { ReportId } from '../../modules/reports/rules/report-ids.ts';
import { insertRowsAs } from '../../db/testing/insert-row.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { lineBody, orderBody } from './testing/kitchen-fixtures.ts';
import { sellDish } from './testing/sell-dish.ts';

const house = freshHouse();
const { as, tell } = house;
let dishId: string;
let today: string;

const dayMs = 86_400_000;
const later = (days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);

beforeEach(async () => {
  const { restaurantId, people } = house.here();
  ({ dishId } = await sellDish(house.app(), people.owner, { restaurantId }));
  ({ today } = await as('owner').reports.listCloses({ restaurantId }));
});

/** Some portions at 12.00 with VAT of 20 %, paid by one method. */
const sell = async (quantity: number, method: 'CASH' | 'CARD') => {
  const orderId = uuidv7();
  await as('manager').kitchen.openOrder(tell(orderBody(orderId, [lineBody(dishId, { quantity })])));
  const payment = { orderId, paymentId: uuidv7(), method, amountMinor: String(1200 * quantity), reference: null };
  await as('manager').kitchen.takePayment(tell(payment));
  return orderId;
};

const read = (report: ReportId, days = { from: later(-6), to: today }) =>
  as('owner').reports.readReport({ restaurantId: house.here().restaurantId, report, language: 'en', ...days });

type Report = Awaited<ReturnType<typeof read>>;

const valueOf = (cell: Report['figures'][number]['value']) => {
  if ('minor' in cell) return cell.minor;
  if ('value' in cell) return cell.value;
  if ('text' in cell) return cell.text;
  return 'day' in cell ? cell.day : null;
};
const figures = (report: Report) => Object.fromEntries(report.figures.map(({ id, value }) => [id, valueOf(value)]));
const rows = (report: Report, id: string) => report.tables.find((table) => table.id === id)?.rows.map(({ cells }) => cells.map(valueOf));

it('VAT stands by its rate and by day, net and VAT add up to gross, and takings without their VAT say so', async () => {
  await sell(2, 'CARD');
  await as('manager').kitchen.saveTakings(
    tell({
      source: 'TYPED' as const,
      rows: [
        { businessDate: later(-1), channel: 'DELIVERY' as const, baseVersion: null, grossMinor: '5000', vatMinor: null, covers: null },
        { businessDate: later(-2), channel: 'DELIVERY' as const, baseVersion: null, grossMinor: '6000', vatMinor: '1000', covers: null },
      ],
    }),
  );
  const report = await read('tax');
  expect(figures(report)).toEqual({ output: '1400', input: '0', due: '1400' });
  expect(rows(report, 'rates')).toEqual([
    [2000, '2000', '400', '2400'],
    ['Rate not known', '10000', '1000', '11000'],
    ['Total', '12000', '1400', '13400'],
  ]);
  const byDay = rows(report, 'stretches') ?? [];
  expect(byDay).toHaveLength(8);
  expect(byDay.at(-2)).toEqual([today, '2000', '400', '2400', '0']);
  for (const [, net, vat, gross] of byDay.filter(([, known]) => known !== null))
    expect(BigInt(String(net)) + BigInt(String(vat))).toBe(BigInt(String(gross)));
  expect(report.restsOn.map(({ label }) => label)).toContain('VAT');
});

/** A paper of a supplier that was approved, with lines at their rates of tax. */
const paper = (
  supplierId: string,
  {
    type = 'INVOICE',
    taxMinor,
    lines,
  }: { readonly type?: string; readonly taxMinor: number; readonly lines: readonly (readonly [rate: number, minor: number])[] },
) => {
  const { restaurantId, ownerId } = house.here();
  const [here, id] = [{ restaurant_id: restaurantId }, uuidv7()];
  const total = lines.reduce((sum, [, minor]) => sum + minor, taxMinor);
  const said = {
    type,
    state: 'APPROVED',
    invoiced_on: today,
    due_on: today,
    currency: 'GBP',
    created_by: ownerId,
    approved_at: new Date(),
  };
  return [
    ['supplier_invoice', { ...here, id, supplier_id: supplierId, number: id, total_minor: total, tax_minor: taxMinor, ...said }] as const,
    ...lines.map(([rate, minor], position) => {
      const charged = { description: 'Goods', quantity: '1', unit: 'each', unit_price: '1', amount_minor: minor, tax_rate_bps: rate };
      return ['supplier_invoice_line', { ...here, id: uuidv7(), invoice_id: id, position, ...charged }] as const;
    }),
  ];
};

it('VAT on purchases stands by its rate, credit notes taken off, and what a paper says otherwise by itself', async () => {
  const supplierId = uuidv7();
  const supplier = { restaurant_id: house.here().restaurantId, id: supplierId, name: 'Cash and Carry', country: 'GB', currency: 'GBP' };
  await insertRowsAs(house.database().owner, [
    ['supplier', supplier],
    ...paper(supplierId, {
      taxMinor: 2060,
      lines: [
        [2000, 10_000],
        [0, 5000],
        [2000, 300],
      ],
    }),
    ...paper(supplierId, { type: 'CREDIT_NOTE', taxMinor: 200, lines: [[2000, 1000]] }),
    ...paper(supplierId, { taxMinor: 199, lines: [[2000, 999]] }),
  ]);
  const report = await read('tax');
  expect(rows(report, 'bought')).toEqual([
    [0, '5000', '0', '5000'],
    [2000, '10299', '2060', '12359'],
    ['What the papers say otherwise', '0', '-1', '-1'],
    ['Total', '15299', '2059', '17358'],
  ]);
  expect(figures(report)).toMatchObject({ input: '2059' });
});

it('money that went back is said once beside sales, which stay what was sold', async () => {
  const orderId = await sell(2, 'CASH');
  await as('manager').kitchen.giveBack(
    tell({ orderId, paymentId: uuidv7(), method: 'CASH' as const, amountMinor: '500', reference: null }),
  );
  const report = await read('sales', { from: today, to: today });
  expect(figures(report)).toMatchObject({ net: '2000' });
  expect(report.restsOn.find(({ label }) => label === 'Given back')?.text).toContain('£5.00');
});

it('a quarter of tax is told month by month', async () => {
  const quarter = { from: '2026-07-01', to: '2026-09-30' };
  await as('manager').kitchen.saveTakings(
    tell({
      source: 'TYPED' as const,
      rows: [
        { businessDate: '2026-08-03', channel: 'DINE_IN' as const, baseVersion: null, grossMinor: '1200', vatMinor: '200', covers: 1 },
      ],
    }),
  );
  expect(rows(await read('tax', quarter), 'stretches')).toEqual([
    ['July 2026', null, null, null, '0'],
    ['August 2026', '1000', '200', '1200', '0'],
    ['September 2026', null, null, null, '0'],
    ['Total', '1000', '200', '1200', '0'],
  ]);
});

it('cash that was not counted is not known, which is not nought; what was given back names its order', async () => {
  const orderId = await sell(2, 'CASH');
  await sell(1, 'CARD');
  expect(figures(await read('cash'))).toEqual({ cash: '2400', expected: null, counted: null, variance: null });
  await as('manager').kitchen.giveBack(
    tell({ orderId, paymentId: uuidv7(), method: 'CASH' as const, amountMinor: '400', reference: null }),
  );
  const amounts = { floatMinor: '10000', takenOutMinor: '1000', countedMinor: '10950', note: null };
  await as('manager').reports.countCash(tell({ countId: uuidv7(), businessDate: today, tillId: null, ...amounts }));
  const report = await read('cash');
  expect(figures(report)).toEqual({ cash: '2000', expected: '11000', counted: '10950', variance: '-50' });
  expect(rows(report, 'payments')).toEqual([
    ['Card', '1200', '0', '1200'],
    ['Cash', '2400', '400', '2000'],
    ['Total', '3600', '400', '3200'],
  ]);
  const back = report.tables.find(({ id }) => id === 'back');
  expect(back?.rows).toMatchObject([{ place: `/kitchen/orders/${orderId}` }]);
  expect(report.finding.standing).toBe('wrong');
});

it('tips are owed until they are paid out, and none written down is not nought', async () => {
  expect(figures(await read('tips'))).toEqual({ taken: null, paid: null, owed: null, late: null });
  const pool = { fromDay: later(-6), toDay: later(-1), source: 'CARD' as const, amountMinor: '9000', note: null, correctsId: null };
  await as('owner').staff.saveTipPool(tell({ poolId: uuidv7(), baseVersion: null, ...pool }));
  const report = await read('tips');
  expect(figures(report)).toEqual({ taken: '9000', paid: '0', owed: '9000', late: '0' });
  expect(report.finding.standing).toBe('soon');
});

it('sales by part of the day, by hour, dish and payment come to what was sold', async () => {
  await sell(3, 'CARD');
  await sell(1, 'CASH');
  const report = await read('sales', { from: today, to: today });
  const sum = (id: string, column: number) => (rows(report, id) ?? []).reduce((total, cells) => total + BigInt(String(cells[column])), 0n);
  expect(figures(report)).toMatchObject({ net: '4000', orders: 2 });
  expect(sum('parts', 4)).toBe(4000n);
  expect(sum('hours', 2)).toBe(4000n);
  expect(rows(report, 'dishes')).toEqual([['Shiro', 4, '4800']]);
  expect(rows(report, 'payments')?.at(-1)).toEqual(['Total', '4800', '0', '4800']);
});

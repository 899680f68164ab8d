import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';

import { seedDemo } from '../../db/seed/demo/seed-demo.ts';
import { clientOf, type SeedWorld } from '../../db/seed/demo/seed-world.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import { useTestDatabase } from '../../db/testing/test-database.ts';
import type { Cell, ReportDocument } from '../../modules/reports/contract/report-document.ts';
import type { ReportId } from '../../modules/reports/rules/report-ids.ts';
import { dayLater } from '../../modules/reports/rules/report-period.ts';
import { plainBooks, type PlainBooks } from './testing/plain-books.ts';
import { createRouter } from './router.ts';

const database = useTestDatabase();
const houses = ['Habesha House', 'Selam Kitchen'] as const;
const monthDays = 30;
let world: SeedWorld;

beforeAll(async () => {
  const settings = {
    secret: 'a secret of the tests, long enough',
    baseUrl: 'http://localhost:4400',
    areLettersRead: true,
    areBackupsMade: true,
    arePrintersOn: true,
  };
  const { pools } = database();
  world = { pools, router: createRouter(pools, settings), log: pino({ level: 'silent' }), password: 'Maed-demo-1a', end: new Date() };
  await seedDemo(world);
});

/** Until four in the morning the day before goes on. @unit milliseconds */
const nightMs = 4 * 3_600_000;

/** The last month of a house of the demo, the last day that is over its last. */
const monthOf = async (name: string) => {
  const [house] = await queryAs<{ id: string; owner_id: string }>(
    database().superuser,
    'select id, owner_id from restaurant where name = $1',
    [name],
  );
  if (!house) throw new Error(`The demo has ${name}.`);
  const to = dayLater(new Date(Date.now() - nightMs).toISOString().slice(0, 10), -1);
  const asked = { restaurantId: house.id, from: dayLater(to, 1 - monthDays), to };
  const { reports } = clientOf(world, house.owner_id);
  return {
    plain: await plainBooks(database().superuser, asked),
    read: (report: ReportId): Promise<ReportDocument> => reports.readReport({ ...asked, report, language: 'en' }),
  };
};

const minorOf = (cell: Cell | undefined): bigint | null => (cell?.kind === 'money' && cell.minor !== null ? BigInt(cell.minor) : null);
const figure = ({ figures }: ReportDocument, wanted: string) => figures.find(({ id }) => id === wanted)?.value;
const rowsOf = ({ tables }: ReportDocument, wanted: string) => tables.find(({ id }) => id === wanted)?.rows ?? [];
const inOrder = (amounts: readonly (bigint | null)[]): readonly (bigint | null)[] =>
  amounts.toSorted((one, other) => Number((one ?? 0n) - (other ?? 0n)));

describe.each(houses)('a month of %s', (name) => {
  let plain: PlainBooks;
  let read: Awaited<ReturnType<typeof monthOf>>['read'];

  beforeAll(async () => {
    ({ plain, read } = await monthOf(name));
  });

  it('holds so much that the check says something', () => {
    expect(plain.orders).toBeGreaterThan(500);
    expect(plain.byRate.size).toBeGreaterThan(0);
    expect(plain.wastedMinor).toBeGreaterThan(0n);
    expect(plain.boughtMinor).toBeGreaterThan(0n);
  });

  it('sold what its orders add up to, in all, by day and by channel', async () => {
    const report = await read('sales');
    expect(minorOf(figure(report, 'net'))).toBe(plain.netMinor);
    expect(figure(report, 'orders')).toMatchObject({ value: plain.orders });
    expect(figure(report, 'covers')).toMatchObject({ value: plain.covers });
    const days = report.charts[0]?.series[0]?.points.map(({ value }) => minorOf(value)) ?? [];
    expect(inOrder(days.filter((one) => one !== null))).toEqual(inOrder([...plain.netByDay.values()]));
    const channels = rowsOf(report, 'channels').filter(({ weight }) => weight === 'line');
    expect(inOrder(channels.map(({ cells }) => minorOf(cells[2])))).toEqual(inOrder([...plain.netByChannel.values()]));
  });

  it('owes the VAT that lies in its bills, rate by rate, and net and VAT are gross in every line', async () => {
    const report = await read('tax');
    const lines = [...rowsOf(report, 'rates'), ...rowsOf(report, 'stretches')].map(({ cells }) => cells.slice(1, 4).map(minorOf));
    for (const [net, vat, gross] of lines) if (net !== null) expect((net ?? 0n) + (vat ?? 0n)).toBe(gross);
    const rates = rowsOf(report, 'rates').filter(({ cells }) => cells[0]?.kind === 'share');
    expect(rates.map(({ cells }) => cells.slice(1, 4).map(minorOf))).toEqual(
      [...plain.byRate].toSorted(([one], [other]) => one - other).map(([, amounts]) => amounts),
    );
    expect(minorOf(rowsOf(report, 'rates').at(-1)?.cells[2])).toBe(plain.vatMinor);
  });

  it('used what was there and came, without what is left', async () => {
    const report = await read('cost-of-goods');
    expect(minorOf(figure(report, 'used'))).toBe(plain.openingMinor + plain.arrivedMinor - plain.closingMinor);
    expect(minorOf(figure(report, 'bought'))).toBe(plain.boughtMinor);
    expect(minorOf(figure(report, 'closing'))).toBe(plain.closingMinor);
  });

  it('threw away what its ledger says', async () => {
    expect(minorOf(figure(await read('waste'), 'value'))).toBe(plain.wastedMinor);
  });

  it('was paid what lies in its payments, by method', async () => {
    const rows = rowsOf(await read('sales'), 'payments');
    const byMethod = rows.filter(({ weight }) => weight === 'line').map(({ cells }) => minorOf(cells[3]));
    expect(inOrder(byMethod)).toEqual(inOrder([...plain.paidByMethod.values()]));
    expect(minorOf(rows.at(-1)?.cells[3])).toBe([...plain.paidByMethod.values()].reduce((total, one) => total + one, 0n));
  });

  it('stands in the account and the prime cost with the same sales and goods', async () => {
    const statement = rowsOf(await read('prime-cost'), 'statement');
    expect(minorOf(statement[0]?.cells[1])).toBe(plain.netMinor);
    const account = (await read('profit-and-loss')).tables.find(({ id }) => id === 'account');
    const amounts = account?.rows.flatMap(({ cells }) => cells.map(minorOf)) ?? [];
    expect(amounts).toContain(plain.netMinor);
  });
});

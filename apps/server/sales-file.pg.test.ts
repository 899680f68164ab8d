import { beforeEach, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../db/testing/query-as.ts';
import { pullDueSales } from '../../modules/integrations/server/mount.ts';
import { readSalesFile } from '../../modules/integrations/rules/file/read-sales-file.ts';
import { guessLayout, shapeOf } from '../../modules/integrations/rules/file/sales-layout.ts';
import { sealsWith } from '../../platform/server/sealed.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { sellDish } from './testing/sell-dish.ts';
import { baseUrl, createTestApp } from './testing/test-app.ts';

const house = freshHouse();
let app: ReturnType<typeof createTestApp>;
let sold: { dishId: string; itemId: string };

beforeEach(async () => {
  await queryAs(house.database().owner, 'delete from pos_connection');
  app = createTestApp(house.database().pools);
  sold = await sellDish(app, house.here().people.owner, { restaurantId: house.here().restaurantId });
});

const headers = ['Date', 'Time', 'Receipt no', 'Item', 'Qty', 'Total'];
const hourMs = 60 * 60 * 1000;
const dayAt = (hours: number): string => new Date(Date.now() + hours * hourMs).toISOString().slice(0, 10);
// Since the recipe of the dish took effect.
const soldAt = new Date(Date.now() - hourMs).toISOString();
const row = (receipt: string, item: string, quantity: number, total: string) => [
  soldAt.slice(0, 10),
  soldAt.slice(11, 16),
  receipt,
  item,
  String(quantity),
  total,
];

type Rows = readonly (readonly string[])[];

const partOf = (rows: Rows, fileId: string) => {
  const layout = guessLayout(headers, rows, dayAt(0));
  const { sales } = readSalesFile(rows, layout, { timeZone: 'UTC', now: new Date() });
  const bodies = sales.map(({ sale }) => ({
    ...sale,
    version: 1 as const,
    state: 'COMPLETED' as const,
    lines: sale.lines.map((line) => ({ ...line, choices: [] })),
    paid: sale.paid.map((one) => ({ ...one })),
  }));
  return { fileId, fileName: 'till.csv', shape: shapeOf(headers), layout, sales: bodies };
};

const owner = () => app.as(house.here().people.owner).integrations;
const take = (rows: Rows, fileId = uuidv7()) => owner().takeSalesFile(house.tell(partOf(rows, fileId)));
const lay = () => pullDueSales(house.database().pools, { providers: {}, seals: sealsWith('a secret of the tests, long enough'), baseUrl });

const say = async (thingId: string) => {
  const connectionId = (await read()).connection?.id ?? '';
  await owner().mapThings(house.tell({ connectionId, things: [{ thingId, state: 'MAPPED' as const, targetId: sold.dishId }] }));
  await lay();
};

const read = () => owner().readSalesFiles({ restaurantId: house.here().restaurantId });

const stands = async () => {
  const { restaurantId } = house.here();
  const { onHand } = await app.as(house.here().people.owner).inventory.explainLevel({ restaurantId, itemId: sold.itemId });
  const { connection, files } = await read();
  const day = connection?.days[0];
  const { takings } = await app.as(house.here().people.owner).kitchen.readTakings({
    restaurantId,
    from: day?.day ?? dayAt(0),
    to: day?.day ?? dayAt(0),
  });
  const traded = takings.reduce((sum, { grossMinor }) => sum + Number(grossMinor), 0);
  return { gone: 10_000 - Number(onHand), traded, day, connection, files };
};

const shiro = row('A1', 'Shiro', 2, '24.00');
const tea = row('A1', 'Tea', 1, '2.50');
const more = row('A2', 'Shiro', 3, '36.00');

it('a file counts once, overlapping files count what is new, and what is no dish yet is money that can be said later', async () => {
  expect(await take([shiro, tea])).toEqual({ taken: 1, known: 0, otherwise: 0 });
  await lay();
  expect(await stands()).toMatchObject({ gone: 0, traded: 0, connection: { unmappedMinor: '2650' } });
  await say('name:shiro');
  // A hundred grams a portion.
  expect(await stands()).toMatchObject({ gone: 200, traded: 2400, connection: { unmappedMinor: '250' } });
  expect(await take([shiro, tea, more])).toEqual({ taken: 1, known: 1, otherwise: 0 });
  expect(await take([shiro, tea, more])).toEqual({ taken: 0, known: 2, otherwise: 0 });
  await lay();
  const { gone, traded, day, files } = await stands();
  expect([gone, traded]).toEqual([500, 6000]);
  expect(day).toMatchObject({ sales: 2, theirsMinor: '6250', bookedMinor: '6000', unmappedMinor: '250', differenceMinor: '0' });
  expect(files.map(({ sales, totalMinor }) => [sales, totalMinor])).toEqual([
    [0, '0'],
    [1, '3600'],
    [1, '2650'],
  ]);
});

it('a receipt that a later file says otherwise stays as it came first', async () => {
  await take([shiro]);
  expect(await take([row('A1', 'Shiro', 4, '48.00')])).toEqual({ taken: 0, known: 0, otherwise: 1 });
  const { sales } = await owner().readFileSales({ restaurantId: house.here().restaurantId, from: dayAt(-36), to: dayAt(24) });
  expect(sales.map(({ totalMinor }) => totalMinor)).toEqual(['2400']);
});

it('a file that is taken back is back in stock and out of the reports, the others stay, and it can be taken over again', async () => {
  const fileId = uuidv7();
  await take([shiro], fileId);
  await take([shiro, more]);
  await say('name:shiro');
  expect(await stands()).toMatchObject({ gone: 500, traded: 6000 });
  expect(await owner().takeBackSalesFile(house.tell({ fileId }))).toEqual({ sales: 1 });
  await lay();
  const { gone, traded, day, files } = await stands();
  expect([gone, traded]).toEqual([300, 3600]);
  expect(day).toMatchObject({ sales: 1, theirsMinor: '3600', bookedMinor: '3600', differenceMinor: '0' });
  expect(files.find(({ id }) => id === fileId)).toMatchObject({ takenBackAt: expect.any(String), sales: 1, waiting: 0 });
  await expect(owner().takeBackSalesFile(house.tell({ fileId }))).rejects.toMatchObject({ code: 'SALES_FILE_TAKEN_BACK' });
  await expect(take([more], fileId)).rejects.toMatchObject({ code: 'SALES_FILE_TAKEN_BACK' });
  expect(await take([shiro])).toMatchObject({ taken: 1 });
  await lay();
  expect(await stands()).toMatchObject({ gone: 500, traded: 6000 });
});

it('the same file sent by two at once counts once', async () => {
  const both = await Promise.all([take([shiro, more]), take([shiro, more])]);
  expect(both.map(({ taken }) => taken).toSorted((one, other) => one - other)).toEqual([0, 2]);
});

it('a manager may, a chef may not; a sale of tomorrow, or one whose lines are not its sum, is refused', async () => {
  const body = partOf([shiro], uuidv7());
  await expect(app.as(house.here().people.chef).integrations.takeSalesFile(house.tell(body))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await app.as(house.here().people.manager).integrations.takeSalesFile(house.tell(body))).toMatchObject({ taken: 1 });
  const [sale] = body.sales;
  if (!sale) throw new Error('There is a sale.');
  const ahead = { ...sale, soldAt: new Date(Date.now() + 48 * hourMs).toISOString() };
  await expect(owner().takeSalesFile(house.tell({ ...body, sales: [ahead] }))).rejects.toMatchObject({
    code: 'POS_DAY_OUT_OF_RANGE',
  });
  await expect(owner().takeSalesFile(house.tell({ ...body, sales: [{ ...sale, totalMinor: '1' }] }))).rejects.toMatchObject({
    code: 'INPUT_INVALID',
  });
});

it('how a kind of file is read is remembered by its headings', async () => {
  await take([shiro]);
  const { layouts } = await read();
  expect(layouts).toMatchObject([{ shape: 'date|time|receipt no|item|qty|total', layout: { places: { date: 0, item: 3 } } }]);
});

it('whoever looks is told once all that waits is laid, of a sale that is no dish yet as well, and of nothing where none was', async () => {
  const told = async (): Promise<number> => {
    const text = `select count(*)::int as count from event where restaurant_id = $1 and name = 'integrations.v1.connection-changed'`;
    const [row] = await queryAs<{ count: number }>(house.database().owner, text, [house.here().restaurantId]);
    return row?.count ?? 0;
  };
  await take([row('R1', 'Nobody knows it', 1, '12.00'), row('R2', 'Nobody knows it', 1, '12.00')]);
  const before = await told();
  await lay();
  expect(await told()).toBe(before + 1);
  await lay();
  expect(await told()).toBe(before + 1);
});

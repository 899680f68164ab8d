import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';

import { insertRowsAs } from '../../db/testing/insert-row.ts';
import { queryAs } from '../../db/testing/query-as.ts';
import type { ReportDocument } from '../../modules/reports/contract/report-document.ts';
import type { ReportId } from '../../modules/reports/rules/report-ids.ts';
import { withRestaurant } from '../../platform/server/database/tenancy.ts';
import { envelope } from './testing/furnish.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { newRestaurant } from './testing/household.ts';
import { knownItem, knownWeeks } from './testing/known-weeks.ts';

const house = freshHouse();
const week = { from: '2026-10-05', to: '2026-10-11' };
/** The other restaurant of the same owner. */
let other: string;

const inRestaurant = (at: number) => [house.here().restaurantId, other][at] ?? '';

const sql = (text: string, values: readonly unknown[]) => queryAs(house.database().superuser, text, [...values]);

const transfer = (side: 'SENDING' | 'RECEIVING', id: string, number: number) => {
  const [restaurantId, partnerId] = side === 'SENDING' ? [inRestaurant(0), other] : [other, inRestaurant(0)];
  const ends = { restaurant_id: restaurantId, id, side, partner_id: partnerId, partner_name: 'The other' };
  return ['stock_transfer', { ...ends, number, status: 'IN_TRANSIT', currency: 'GBP' }] as const;
};

beforeEach(async () => {
  const body = { ...newRestaurant(), name: 'Piassa' };
  await house.as('owner').restaurants.addRestaurant({ commandId: uuidv7(), body });
  other = body.id;
  const weeks = [0, 1].map(async (at) => {
    const restaurantId = inRestaurant(at);
    const { itemCategories, dishCategories } = await knownWeeks(house.database(), {
      restaurantId,
      userId: house.idOf(at === 0 ? 'staff' : 'owner'),
    });
    const items = { [itemCategories.meat]: 'FOOD' as const, [itemCategories.drinks]: 'DRINK' as const };
    const dishes = { [dishCategories.mains]: 'SALES_FOOD' as const, [dishCategories.drinks]: 'SALES_DRINK' as const };
    await house.as('owner').reports.saveHeadings(envelope(restaurantId, { baseVersion: 0, items, dishes }));
  });
  await Promise.all(weeks);
  const [arrived, onTheWay] = [uuidv7(), uuidv7()];
  const teff = { name: 'Teff', categoryId: null };
  await insertRowsAs(house.database().owner, [
    transfer('SENDING', arrived, 1),
    transfer('SENDING', onTheWay, 2),
    transfer('RECEIVING', arrived, 1),
    ...knownItem(inRestaurant(0), { id: uuidv7(), ...teff }, [
      { day: '2026-10-01', kind: 'RECEIPT', grams: 10_000, minor: 2000 },
      { day: '2026-10-06', kind: 'TRANSFER_OUT', grams: -1000, minor: -200, from: 'transfer', sourceId: arrived },
      { day: '2026-10-08', kind: 'WASTE', grams: -50, minor: -10 },
      { day: '2026-10-10', kind: 'TRANSFER_OUT', grams: -500, minor: -100, from: 'transfer', sourceId: onTheWay },
    ]),
    ...knownItem(other, { id: uuidv7(), ...teff }, [
      { day: '2026-10-07', kind: 'TRANSFER_IN', grams: 1000, minor: 200, from: 'transfer', sourceId: arrived },
      { day: '2026-10-08', kind: 'WASTE', grams: -100, minor: -20 },
    ]),
  ]);
});

const read = (who: 'owner' | 'manager' = 'owner') =>
  house.as(who).reports.readGroup({ restaurantId: inRestaurant(0), language: 'en', ...week });

const valueOf = (cell: ReportDocument['figures'][number]['value']) =>
  cell.kind === 'money' ? cell.minor : 'value' in cell ? cell.value : cell.kind === 'text' ? cell.text : JSON.stringify(cell);

const rowsOf = (report: ReportDocument, table: string) =>
  (report.tables.find(({ id }) => id === table)?.rows ?? []).map(({ cells }) => cells.map(valueOf));

const figuresOf = ({ figures }: ReportDocument) => Object.fromEntries(figures.map(({ id, value }) => [id, valueOf(value)]));

const restsOn = ({ restsOn: rests }: ReportDocument) => Object.fromEntries(rests.map(({ label, text }) => [label, text]));

describe('two restaurants of one owner', () => {
  it('stand side by side and come to what both do, reckoned by hand from their documents', async () => {
    const { report } = await read();
    // Net, orders, an order, food by recipe, labour, prime, wasted, bought, and what lies on the shelves.
    const sold = ['12800', 2, '7680', 2034, 6250];
    expect(rowsOf(report, 'houses')).toEqual([
      ['Piassa', ...sold, 8516, '20', '8575', '13775'],
      ['Selam Kitchen', ...sold, 8508, '10', '8575', '15285'],
      ['On the way', ...Array.from({ length: 8 }, () => ''), '100'],
      ['Together', '25600', 4, '7680', 2034, 6250, 8512, '30', '17150', '29160'],
    ]);
    const to = encodeURIComponent(`/reports/prime-cost?from=${week.from}&to=${week.to}`);
    const houses = report.tables.find(({ id }) => id === 'houses');
    expect(houses?.rows.slice(0, 2).map(({ place }) => place)).toEqual([1, 0].map((at) => `/at/${inRestaurant(at)}?to=${to}`));
    expect(houses?.note).toContain('with VAT');
    expect(figuresOf(report)).toMatchObject({ net: '25600', orders: 4, prime: 8512, waste: '30', stock: '29160' });
  });

  it('have what one sent the other taken out, shown, and on the way where it has not come', async () => {
    const { report } = await read();
    expect(rowsOf(report, 'goods-GBP')).toEqual([
      ['Piassa', '7900', '8575', '200', '0', '0', '13775', '2900'],
      ['Selam Kitchen', '9900', '8575', '0', '-300', '0', '15285', '2890'],
      ['Eliminated between them', '', '', '-200', '300', '', '', ''],
      ['On the way', '0', '', '', '', '', '100', ''],
      ['Together', '17800', '17150', '0', '0', '0', '29160', '5790'],
    ]);
    expect(restsOn(report)['On the way']).toContain('£1.00');
  });

  it('are asked for by more at once than there are connections, and nobody waits for another in a circle', async () => {
    const { max } = house.database().pools.app.options;
    const answers = await Promise.all(Array.from({ length: max + 1 }, () => read()));
    expect(new Set(answers.map(({ report }) => report.tables[0]?.rows.length))).toEqual(new Set([4]));
  });

  it('say of each what its own reports say', async () => {
    const { report } = await read();
    const own = (restaurantId: string, id: ReportId) =>
      house.as('owner').reports.readReport({ restaurantId, report: id, language: 'en', ...week });
    for (const [at, name] of ['Selam Kitchen', 'Piassa'].entries()) {
      const [, net, , , , , prime, wasted, , stock] = rowsOf(report, 'houses').find(([first]) => first === name) ?? [];
      expect(figuresOf(await own(inRestaurant(at), 'sales'))).toMatchObject({ net });
      expect(figuresOf(await own(inRestaurant(at), 'prime-cost'))).toMatchObject({ prime });
      expect(figuresOf(await own(inRestaurant(at), 'waste'))).toMatchObject({ value: wasted });
      expect(figuresOf(await own(inRestaurant(at), 'stock-value'))).toMatchObject({ value: stock });
    }
  });
});

describe('whoever asks', () => {
  const joins = (role: string, isActive = true) =>
    sql('insert into membership (restaurant_id, user_id, role, is_active) values ($1, $2, $3, $4)', [
      other,
      house.idOf('manager'),
      role,
      isActive,
    ]);

  it.each([
    ['works in one of them alone', null],
    ['may not see money in the other', () => joins('chef')],
    ['has left the other', () => joins('manager', false)],
  ])('and %s is told of one, in no name and in no sum', async (_who, join) => {
    await join?.();
    const { report } = await read('manager');
    expect(rowsOf(report, 'houses').map(([name]) => name)).toEqual(['Selam Kitchen', 'Together']);
    expect(figuresOf(report)).toMatchObject({ net: '12800' });
    expect(JSON.stringify(report)).not.toContain('Piassa');
  });

  it('and manages both is told of both', async () => {
    await joins('manager');
    expect(figuresOf((await read('manager')).report)).toMatchObject({ net: '25600' });
  });

  it('is told nothing of a restaurant of somebody else in which they manage', async () => {
    await sql('update restaurant set owner_id = $2 where id = $1', [other, uuidv7()]);
    await joins('manager');
    expect(figuresOf((await read('manager')).report)).toMatchObject({ net: '12800' });
  });

  it('on a plan for fewer restaurants reads the youngest all the same, and is told that it is beyond', async () => {
    const more = Array.from({ length: 4 }, () => newRestaurant().id);
    for (const id of more)
      await sql(
        `insert into restaurant (id, owner_id, name, address, city, state, zip_code, country, phone, currency, time_zone, expected_staff_count, created_at)
         select $2::uuid, owner_id, 'Older', address, city, state, zip_code, country, phone, currency, time_zone, 4, created_at - interval '1 day'
           from restaurant where id = $1`,
        [inRestaurant(0), id],
      );
    const { report } = await read();
    expect(restsOn(report)['Beyond the plan']).toContain('Piassa');
    expect(figuresOf(report)).toMatchObject({ net: '25600' });
  });
});

describe('two currencies', () => {
  const rate = { one: 'GBP', other: 'ETB', rate: '160', source: 'National Bank of Ethiopia', ratedOn: '2026-10-09' } as const;
  const written = {
    businessDate: '2026-10-08',
    channel: 'DINE_IN',
    baseVersion: null,
    grossMinor: '1600000',
    vatMinor: '0',
    covers: 40,
  } as const;

  beforeEach(async () => {
    await sql(`update restaurant set currency = 'ETB' where id = $1`, [other]);
    await house.as('owner').kitchen.saveTakings(envelope(other, { source: 'TYPED', rows: [written] }));
  });

  it('are never added until the owner sets a rate, which then stands on the report with its source and its day', async () => {
    const apart = await read();
    expect(apart.currencies).toEqual(['GBP', 'ETB']);
    expect(figuresOf(apart.report)).toMatchObject({ 'net-GBP': '12800', 'net-ETB': '1600000' });
    expect(rowsOf(apart.report, 'houses').map(([name, net]) => [name, net])).toEqual([
      ['Selam Kitchen', '12800'],
      ['Piassa', '1600000'],
    ]);
    await house.as('owner').reports.setRate(house.tell({ rateId: uuidv7(), ...rate }));
    const { report } = await read();
    expect(figuresOf(report)).toMatchObject({ net: '22800' });
    expect(restsOn(report)['Rate']).toBe('1 GBP = 160 ETB, National Bank of Ethiopia, 9 October 2026');
  });

  it('have a rate set once for the same command, however often it comes, and none for one currency', async () => {
    const said = house.tell({ rateId: uuidv7(), ...rate });
    const [one, again] = await Promise.all([house.as('owner').reports.setRate(said), house.as('owner').reports.setRate(said)]);
    expect(one).toEqual(again);
    expect(one.rates).toHaveLength(1);
    await expect(house.as('owner').reports.setRate(house.tell({ ...said.body }))).rejects.toMatchObject({ code: 'ID_TAKEN' });
    const same = house.tell({ rateId: uuidv7(), ...rate, other: 'GBP' as const });
    await expect(house.as('owner').reports.setRate(same)).rejects.toMatchObject({ code: 'RATE_OF_ONE_CURRENCY' });
  });

  it('have a rate that nobody changes or takes away again', async () => {
    await house.as('owner').reports.setRate(house.tell({ rateId: uuidv7(), ...rate }));
    const entry = { pool: house.database().pools.app, credential: house.here().people.owner, access: 'write' } as const;
    for (const change of ['update currency_rate set rate = 1', 'delete from currency_rate']) {
      const touched = await withRestaurant(entry, inRestaurant(0), async (tx) => (await tx.client.query(change)).rowCount);
      expect(touched).toBe(0);
    }
    expect((await read()).rates).toMatchObject([{ rate: '160' }]);
  });
});

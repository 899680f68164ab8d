import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';

import { insertRowsAs } from '../../db/testing/insert-row.ts';
import type { ReportDocument } from '../../modules/reports/contract/report-document.ts';
import type { ReportId } from '../../modules/reports/rules/report-ids.ts';
import { dayLater, type Days } from '../../modules/reports/rules/report-period.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { knownItem, knownOrder, knownWeeks, type KnownWeeks } from './testing/known-weeks.ts';

const house = freshHouse();
let known: KnownWeeks;

beforeEach(async () => {
  const { restaurantId } = house.here();
  known = await knownWeeks(house.database(), { restaurantId, userId: house.idOf('staff') });
  const { meat, drinks } = known.itemCategories;
  const { mains, drinks: bar } = known.dishCategories;
  const sorted = {
    items: { [meat]: 'FOOD' as const, [drinks]: 'DRINK' as const },
    dishes: { [mains]: 'SALES_FOOD' as const, [bar]: 'SALES_DRINK' as const },
  };
  await house.as('owner').reports.saveHeadings(house.tell({ baseVersion: 0, ...sorted }));
});

const read = (report: ReportId, more: { readonly subject?: string } & Partial<Days> = {}): Promise<ReportDocument> =>
  house.as('manager').reports.readReport({ restaurantId: house.here().restaurantId, report, language: 'en', ...known.week, ...more });

/** The figures of a table by the first cell of each line. */
const linesOf = (report: ReportDocument, tableId: string): Readonly<Record<string, readonly unknown[]>> => {
  const rows = report.tables.find(({ id }) => id === tableId)?.rows ?? [];
  return Object.fromEntries(
    rows.map(({ cells: [first, ...rest] }) => [
      first?.kind === 'text' ? first.text : '',
      rest.map((cell) => ('value' in cell ? cell.value : cell.kind === 'money' ? cell.minor : JSON.stringify(cell))),
    ]),
  );
};

const figureOf = (report: ReportDocument, wanted: string) => {
  const figure = report.figures.find(({ id }) => id === wanted);
  return figure?.value.kind === 'money' ? figure.value.minor : figure && 'value' in figure.value ? figure.value.value : undefined;
};

describe('prime cost', () => {
  it('of a known week is goods used and labour of what was sold, line by line', async () => {
    const report = await read('prime-cost');
    expect(linesOf(report, 'statement')).toEqual({
      'Net sales': ['12800', 10_000, null],
      Food: ['2580', 2016, null],
      Drink: ['300', 234, null],
      'Cost of goods': ['2880', 2250, null],
      Wages: ['8000', 6250, null],
      'Overtime and premiums': ['0', 0, null],
      'On-costs': ['0', 0, null],
      Labour: ['8000', 6250, null],
      'Prime cost': ['10880', 8500, null],
    });
    expect(figureOf(report, 'left')).toBe('1920');
    expect(report.restsOn).toContainEqual({ label: 'Labour', text: 'Days of work: 0 approved, 1 not approved yet, 0 by the rota' });
    expect(report.restsOn.find(({ label }) => label === 'Coverage')?.text).toContain('85%');
  });

  it('says how far it lies above what was planned, and where nobody worked that it is not known', async () => {
    const budget = { FOOD: { share: 1900 }, DRINK: { share: 300 }, WAGES: { share: 6000 } };
    await house.as('owner').reports.saveMonth(house.tell({ monthFrom: '2026-10-01', baseVersion: 0, budget, expenses: [] }));
    const report = await read('prime-cost');
    expect(report.finding).toEqual({ text: 'Prime cost was 85.0%, above its goal of 82.0%', standing: 'wrong' });
    expect(linesOf(report, 'statement')).toMatchObject({ Food: ['2580', 2016, 116], 'Prime cost': ['10880', 8500, 300] });
    const { restaurantId } = house.here();
    const before = await house.as('owner').reports.readReport({ restaurantId, report: 'prime-cost', language: 'en', ...known.before });
    expect(linesOf(before, 'statement')).toMatchObject({
      Food: ['2100', 2100, null],
      Labour: [null, null, null],
      'Prime cost': [null, null, null],
    });
  });
});

it('costs stand beside the same days of a year ago, where those are known', async () => {
  const { restaurantId } = house.here();
  const lastYear = (report: ReportDocument, wanted: string) =>
    report.figures.find(({ id }) => id === wanted)?.comparisons.find(({ label }) => label === 'last year')?.value;
  expect(lastYear(await read('purchases'), 'bought')).toMatchObject({ minor: null });
  const sold = {
    day: '2025-10-07',
    discountShare: null,
    lines: [{ categoryId: known.dishCategories.mains, gross: 12_000, isTaken: true }],
  };
  await insertRowsAs(house.database().owner, [
    ...knownItem(restaurantId, { id: uuidv7(), name: 'Teff', categoryId: known.itemCategories.meat }, [
      { day: '2025-10-07', kind: 'RECEIPT', grams: 10_000, minor: 4000 },
      { day: '2025-10-08', kind: 'WASTE', grams: -100, minor: -40 },
    ]),
    ...knownOrder(restaurantId, 1, sold),
  ]);
  expect(lastYear(await read('purchases'), 'bought')).toMatchObject({ minor: '4000' });
  expect(lastYear(await read('waste'), 'value')).toMatchObject({ minor: '40' });
  // 0.40 of 100.00; nobody is known to have worked.
  expect(lastYear(await read('prime-cost'), 'goods')).toMatchObject({ value: 40 });
  expect(lastYear(await read('prime-cost'), 'prime')).toMatchObject({ value: null });
  expect(lastYear(await read('labour'), 'share')).toMatchObject({ value: null });
  expect(lastYear(await read('food-cost'), 'bought')).toMatchObject({ value: 4000 });
});

it('sales and labour stand beside the budget of their month, shared out over its days', async () => {
  const beside = (report: ReportDocument, figure: string, wanted: string) =>
    report.figures.find(({ id }) => id === figure)?.comparisons.find(({ label }) => label === wanted);
  const rested = (report: ReportDocument) => report.restsOn.map(({ label }) => label);
  const nothingSaid = await read('sales');
  expect(beside(nothingSaid, 'net', 'budget')).toMatchObject({ value: { minor: null } });
  expect(rested(nothingSaid)).not.toContain('Budget');
  const budget = { SALES_FOOD: { amount: '31000' }, SALES_DRINK: { amount: '15500' }, WAGES: { share: 6000 } };
  await house.as('owner').reports.saveMonth(house.tell({ monthFrom: '2026-10-01', baseVersion: 0, budget, expenses: [] }));
  const sales = await read('sales');
  // Seven of October's 31 days: 105.00 of 465.00; 128.00 was sold.
  expect(beside(sales, 'net', 'budget')).toMatchObject({ value: { minor: '10500' }, isBetter: true });
  expect(rested(sales)).toContain('Budget');
  expect(beside(await read('labour'), 'share', 'goal')).toMatchObject({ value: { value: 6000 } });
});

it('sales that rose and stayed below their budget are no good news', async () => {
  const plan = (amount: string, baseVersion: number) =>
    house
      .as('owner')
      .reports.saveMonth(house.tell({ monthFrom: '2026-10-01', baseVersion, budget: { SALES_FOOD: { amount } }, expenses: [] }));
  await plan('46500', 0);
  const rose = (await read('sales')).finding;
  expect(rose).toMatchObject({ text: expect.stringMatching(/^Sales rose \d+% on/), standing: 'good' });
  // Seven of 31 days: 256.00 was meant to be sold, and 128.00 was.
  await plan('113371', 1);
  expect((await read('sales')).finding).toMatchObject({ text: `${rose.text}, and stayed 50% below the budget`, standing: 'soon' });
});

describe('food cost', () => {
  it('keeps what was bought, what recipes say and what counts say apart', async () => {
    const report = await read('food-cost');
    expect(linesOf(report, 'statement')).toEqual({
      'Net food sales': ['11800', null],
      Bought: ['7575', 6419],
      'By recipe': ['2400', 2034],
      'By recipe, of what was counted': ['2400', 2034],
      'Between counts': ['2580', 2186],
    });
    expect(report.finding.text).toBe('Food cost by recipe rose 0.3 points on the week before; Lamb rose most');
  });

  it('leads from the item whose price did it to everything that was bought of it', async () => {
    const report = await read('food-cost');
    const place = `/reports/purchases?from=2026-10-05&to=2026-10-11&subject=${known.lambId}`;
    expect(report.advice).toMatchObject([{ place }]);
    expect(linesOf(report, 'items')['Lamb']).toEqual(['2400', '400', '400', 2000]);
    expect(report.tables.find(({ id }) => id === 'items')?.rows[0]?.place).toBe(place);
  });
});

describe('the account', () => {
  const wholeMonth = { from: '2026-10-01', to: '2026-10-31' };
  const readMonth = () =>
    house
      .as('manager')
      .reports.readReport({ restaurantId: house.here().restaurantId, report: 'profit-and-loss', language: 'en', ...wholeMonth });

  it('of a month goes from sales to what is left, beside its budget, and does not know it before costs are entered', async () => {
    expect(linesOf(await readMonth(), 'account')).toMatchObject({ EBITDA: [null, null, null, null, null] });
    const expense = { line: 'RENT' as const, amount: '1500', note: 'October' };
    const budget = { SALES_FOOD: { amount: '12000' }, FOOD: { share: 2000 }, RENT: { amount: '1400' } };
    const expenses = [{ ...expense, id: uuidv7() }];
    await house.as('owner').reports.saveMonth(house.tell({ monthFrom: '2026-10-01', baseVersion: 0, budget, expenses }));
    const report = await readMonth();
    expect(linesOf(report, 'account')).toMatchObject({
      'Net sales': ['12800', 10_000, '12000', '800', '10000'],
      // What was missing at the count of 4 October is of this month.
      Food: ['2680', 2094, '2560', '120', '2000'],
      'Gross profit': ['9820', 7672, '9440', '380', '8000'],
      Labour: ['8000', 6250, null, null, null],
      Rent: ['1500', 1172, '1400', '100', null],
      EBITDA: ['320', 250, null, null, null],
    });
    expect(report.finding).toEqual({ text: '£3.20 is left after everything that was entered', standing: 'good' });
  });

  it('of a week says that other costs are kept by month', async () => {
    const report = await read('profit-and-loss');
    expect(report.restsOn).toContainEqual({ label: 'Other costs', text: 'They are kept by month: choose whole months to see them' });
    expect(linesOf(report, 'account')['EBITDA']?.[0]).toBeNull();
  });
});

it('cost of goods goes from opening to closing, by line, and says what took it', async () => {
  const report = await read('cost-of-goods');
  expect(linesOf(report, 'goods')).toEqual({
    Food: ['7900', '7575', '0', '12895', '2580'],
    Drink: ['0', '1000', '0', '700', '300'],
    Packaging: ['0', '0', '0', '0', '0'],
    'Other goods': ['0', '0', '0', '0', '0'],
    Total: ['7900', '8575', '0', '13595', '2880'],
  });
  expect(linesOf(report, 'why')['Food']).toEqual(['2400', '120', '0', '60', '0', '2580']);
});

it('stock value is what the ledger says at the end, and lasts as long as a day uses of it', async () => {
  const report = await read('stock-value');
  expect(figureOf(report, 'value')).toBe('13595');
  // The mean of 7,900 and 13,595 by 2,880 in seven days.
  expect(figureOf(report, 'days')).toBe(261);
  expect(linesOf(report, 'categories')).toMatchObject({ Meat: ['{"kind":"text","text":"Food"}', 1, '7900', '12895', 9485] });
});

it('labour is what was worked and what it sold', async () => {
  const report = await read('labour');
  expect(['share', 'cost', 'per-hour', 'hours'].map((id) => figureOf(report, id))).toEqual([6250, '8000', '1600', 480]);
});

describe('while only some of its days have begun', () => {
  const tomorrow = dayLater(new Date().toISOString().slice(0, 10), 2);
  const running = { from: '2026-10-05', to: tomorrow };

  /** Somebody is on the rota for eight hours of a day. */
  const rotaOn = (day: string) => {
    const { restaurantId } = house.here();
    const workRoleId = uuidv7();
    const [starts, ends] = [`${day}T10:00:00Z`, `${day}T18:00:00Z`];
    return insertRowsAs(house.database().owner, [
      ['work_role', { restaurant_id: restaurantId, id: workRoleId, name: 'Line cook', area: 'KITCHEN' }],
      [
        'shift',
        {
          restaurant_id: restaurantId,
          id: uuidv7(),
          business_date: day,
          work_role_id: workRoleId,
          user_id: house.idOf('staff'),
          starts_at: starts,
          ends_at: ends,
        },
      ],
    ]);
  };

  it('labour is a share of what was sold by the hours until now, and the rota of days to come stands apart', async () => {
    await rotaOn(tomorrow);
    const report = await read('labour', running);
    expect(['share', 'cost', 'hours'].map((id) => figureOf(report, id))).toEqual([6250, '8000', 480]);
    expect(figureOf(report, 'share')).toBe(figureOf(await read('prime-cost', running), 'labour'));
    expect(linesOf(report, 'days')).toMatchObject({
      Total: [480, null, null, '8000', 6250, '1600'],
      'The rota of days that are not over': [null, 480, null, expect.anything(), null, null],
    });
  });

  it('the day that runs has a whole day’s rota and sold some of a day: it is in no share and held against nothing', async () => {
    const { restaurantId } = house.here();
    const { today } = await house.as('owner').reports.listCloses({ restaurantId });
    const line = { categoryId: known.dishCategories.mains, gross: 1200, isTaken: false };
    const were = [await read('sales', running), await read('labour', running), await read('prime-cost', running)];
    await rotaOn(today);
    await insertRowsAs(house.database().owner, knownOrder(restaurantId, 1, { day: today, discountShare: null, lines: [line] }));
    const are = [await read('sales', running), await read('labour', running), await read('prime-cost', running)];
    expect(are.map(({ finding }) => finding)).toEqual(were.map(({ finding }) => finding));
    expect(are.map(({ figures }) => figures.filter(({ id }) => id !== 'net-so-far'))).toEqual(were.map(({ figures }) => figures));
    expect(figureOf(are[0] as ReportDocument, 'net-so-far')).toBe('1000');
    const alone = await read('labour', { from: today, to: today });
    expect(alone.finding).toEqual({
      text: 'This day is not over: what is known so far is not held against anything yet',
      standing: 'information',
    });
    expect(alone.figures.flatMap(({ comparisons }) => comparisons)).toEqual([]);
  });
});

it('variance, waste, menu and ticket times say what is not known', async () => {
  const [variance, waste, menu, times] = [await read('variance'), await read('waste'), await read('menu'), await read('ticket-times')];
  expect(variance.finding.text).toBe('No item was counted twice in this time');
  expect(waste.finding.text).toBe('Nobody wrote any waste down in this time');
  expect(menu.finding.text).toContain('Costs are known for 0%');
  expect(times.finding.text).toBe('No line was ready in this time');
});

it('purchases of one item lead to their deliveries, and another restaurant’s item to nothing of it', async () => {
  const report = await read('purchases', { subject: known.lambId });
  expect(report.finding.text).toBe('Lamb: the price is what it was, as far as deliveries say');
  expect(await read('purchases', { subject: uuidv7() })).toMatchObject({ tables: [{ id: 'suppliers' }, { id: 'items' }] });
  expect(linesOf(await read('purchases'), 'suppliers')).toMatchObject({ 'Without a delivery note': [null, '8575', 10_000] });
});

it.each(['prime-cost', 'food-cost', 'purchases', 'profit-and-loss', 'cost-of-goods', 'stock-value', 'labour'] as const)(
  '%s is printed in Amharic as on the screen',
  async (report) => {
    const asked = { restaurantId: house.here().restaurantId, report, language: 'am' as const, ...known.week };
    const { fileName, pdf } = await house.as('manager').reports.printReport(asked);
    expect(fileName).toBe(`${report}-2026-10-05-2026-10-11.pdf`);
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  },
);

it('the sorting of categories is not overwritten unseen', async () => {
  await expect(house.as('owner').reports.saveHeadings(house.tell({ baseVersion: 0, items: {}, dishes: {} }))).rejects.toMatchObject({
    code: 'HEADINGS_CHANGED',
    data: { current: { version: 1 } },
  });
});

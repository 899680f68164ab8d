import { beforeEach, describe, expect, it } from 'vitest';

import type { ReportDocument } from '../../modules/reports/contract/report-document.ts';
import type { ReportId } from '../../modules/reports/rules/report-ids.ts';
import { freshHouse } from './testing/fresh-house.ts';
import { knownWeeks, type KnownWeeks } from './testing/known-weeks.ts';

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

const read = (report: ReportId, more: { readonly subject?: string } = {}): Promise<ReportDocument> =>
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
    expect(report.restsOn.find(({ label }) => label === 'Coverage')?.text).toContain('85 %');
  });

  it('says how far it lies above what was planned, and where nobody worked that it is not known', async () => {
    const budget = { FOOD: { share: 1900 }, DRINK: { share: 300 }, WAGES: { share: 6000 } };
    await house.as('owner').reports.saveMonth(house.tell({ monthFrom: '2026-10-01', baseVersion: 0, budget, expenses: [] }));
    const report = await read('prime-cost');
    expect(report.finding).toEqual({ text: 'Prime cost was 85.0 %, above its goal of 82.0 %', standing: 'wrong' });
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
    expect(report.finding.text).toBe('Food cost by recipe rose 0.3 points on the week before; Lamb cost most more');
  });

  it('leads from the item whose price did it to everything that was bought of it', async () => {
    const report = await read('food-cost');
    const place = `/reports/purchases?from=2026-10-05&to=2026-10-11&subject=${known.lambId}`;
    expect(report.advice).toMatchObject([{ place }]);
    expect(linesOf(report, 'items')['Lamb']).toEqual(['2400', '400', '400', 2000]);
    expect(report.tables.find(({ id }) => id === 'items')?.rows[0]?.place).toBe(place);
  });
});

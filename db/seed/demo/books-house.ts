import type { Budget, GoodsLine, SalesLine } from '../../../modules/reports/rules/account-lines.ts';
import { stretchAround, stretchBefore } from '../../../modules/reports/rules/report-period.ts';
import { isoDayAt } from '../../../kit/time/wall.ts';
import { demoCategories } from './catalogue.ts';
import { chanceFrom } from './chance.ts';
import { clientOf, envelopeFor, type House, type SeedWorld } from './seed-world.ts';

const drinks: ReadonlySet<string> = new Set(['Coffee', 'Coffee and sweets']);

const goodsLine = (name: string): GoodsLine => {
  if (name === demoCategories.drinks[0]) return 'DRINK';
  return name === demoCategories.supplies[0] ? 'PACKAGING' : 'FOOD';
};

const salesLine = (name: string): SalesLine => (drinks.has(name) ? 'SALES_DRINK' : 'SALES_FOOD');

/** What a month was meant to come to, by house: what is sold, and shares of it. @unit minor units; hundredths of a percent */
const planned: Readonly<Record<string, Budget>> = {
  'habesha-house': {
    SALES_FOOD: { amount: '245000000' },
    SALES_DRINK: { amount: '19000000' },
    FOOD: { share: 3200 },
    DRINK: { share: 400 },
    PACKAGING: { share: 60 },
    WAGES: { share: 900 },
    ON_COSTS: { share: 100 },
  },
  'selam-kitchen': {
    SALES_FOOD: { amount: '3850000' },
    SALES_DRINK: { amount: '950000' },
    FOOD: { share: 2700 },
    DRINK: { share: 450 },
    PACKAGING: { share: 60 },
    WAGES: { share: 2600 },
    ON_COSTS: { share: 300 },
  },
};

/** What a month costs beside goods and labour, by house. @unit minor units */
const costs: Readonly<
  Record<string, { readonly rent: string; readonly energy: string; readonly cleaning: string; readonly fees: string }>
> = {
  'habesha-house': { rent: '9500000', energy: '2840000', cleaning: '620000', fees: '410000' },
  'selam-kitchen': { rent: '320000', energy: '86400', cleaning: '21500', fees: '38200' },
};

/** How categories fall under the lines of the account, and the books of this month and the one before. */
export const booksHouse = async (world: SeedWorld, house: House): Promise<void> => {
  const chance = chanceFrom(`${house.demo.word}/books`);
  const envelope = envelopeFor(house, chance);
  const { reports, inventory, menu, restaurants } = clientOf(world, house.ownerId);
  const { restaurantId } = house;
  const { categories } = await inventory.listCategories({ restaurantId });
  const { categories: headings } = await menu.readMenu({ restaurantId });
  const items = Object.fromEntries(categories.map(({ id, name }) => [id, goodsLine(name)]));
  const dishes = Object.fromEntries(headings.map(({ id, name }) => [id, salesLine(name)]));
  await reports.saveHeadings(envelope(world.end, { baseVersion: 0, items, dishes }));
  const { useEthiopianCalendar } = await restaurants.getDetails({ restaurantId });
  const calendar = useEthiopianCalendar ? 'ETHIOPIC' : 'GREGORIAN';
  const running = stretchAround('month', isoDayAt(world.end, house.demo.timeZone), calendar);
  const { rent, energy, cleaning, fees } = costs[house.demo.word] ?? { rent: '0', energy: '0', cleaning: '0', fees: '0' };
  const cost = (line: 'RENT' | 'ENERGY' | 'CLEANING' | 'PAYMENT_FEES', amount: string) => ({
    id: chance.idAt(world.end),
    line,
    amount,
    note: null,
  });
  const budget = { ...planned[house.demo.word], RENT: { amount: rent }, ENERGY: { amount: energy } };
  for (const { from: monthFrom } of [stretchBefore(running, calendar), running]) {
    const expenses = [cost('RENT', rent), cost('ENERGY', energy), cost('CLEANING', cleaning), cost('PAYMENT_FEES', fees)];
    await reports.saveMonth(envelope(world.end, { monthFrom, baseVersion: 0, budget, expenses }));
  }
};

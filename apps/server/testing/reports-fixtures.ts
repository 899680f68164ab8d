import { queryAs } from '../../../db/testing/query-as.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import { envelope } from './furnish.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

const month = { from: '2026-11-01', to: '2026-11-30' };

/** Inputs about reports. */
export const reportsFixtures: Readonly<Record<string, InputBuilder>> = {
  readReport: ({ restaurantId }) => ({ restaurantId, report: 'sales', language: 'en', ...month }),
  readMonth: ({ restaurantId }) => ({ restaurantId, monthFrom: '2026-11-01' }),
  saveMonth: ({ restaurantId }) => envelope(restaurantId, { monthFrom: '2026-11-01', baseVersion: 0, budget: {}, expenses: [] }),
  saveHeadings: ({ restaurantId }) => envelope(restaurantId, { baseVersion: 0, items: {}, dishes: {} }),
  printReport: ({ restaurantId }) => ({ restaurantId, report: 'sales', language: 'am', ...month }),
};

/** A restaurant in which nobody has planned or sorted anything yet. */
export const withoutBooks = async (owner: Login, things: Things): Promise<Things> => {
  await queryAs(owner, 'delete from month_book where restaurant_id = $1', [things.restaurantId]);
  await queryAs(owner, 'delete from account_heading where restaurant_id = $1', [things.restaurantId]);
  return things;
};

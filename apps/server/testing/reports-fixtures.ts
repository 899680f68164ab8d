import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

const month = { from: '2026-11-01', to: '2026-11-30' };

/** Inputs about reports. */
export const reportsFixtures: Readonly<Record<string, InputBuilder>> = {
  readReport: ({ restaurantId }) => ({ restaurantId, report: 'sales', language: 'en', ...month }),
  printReport: ({ restaurantId }) => ({ restaurantId, report: 'sales', language: 'am', ...month }),
};

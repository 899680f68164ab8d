import { uuidv7 } from 'uuidv7';

import { queryAs } from '../../../db/testing/query-as.ts';
import { gateIds } from '../../../modules/reports/rules/close/day-gates.ts';
import type { Login } from '../../../platform/server/database/pool.ts';
import type { Credential } from '../../../platform/server/database/tenancy.ts';
import { envelope } from './furnish.ts';
import type { TestApp } from './test-app.ts';
import type { Things } from './things.ts';

/** As the builders of `procedure-fixtures.ts`, which spreads these. */
type InputBuilder = (things: Things) => Record<string, unknown>;

const month = { from: '2026-11-01', to: '2026-11-30' };
const [countedDay, openDay, closedDay] = ['2025-03-04', '2025-03-05', '2025-03-06'];
const overAll = gateIds.map((gate) => ({ gate, reason: 'Seen' }));

/** Inputs about reports. */
export const reportsFixtures: Readonly<Record<string, InputBuilder>> = {
  readReport: ({ restaurantId }) => ({ restaurantId, report: 'sales', language: 'en', ...month }),
  readMonth: ({ restaurantId }) => ({ restaurantId, monthFrom: '2026-11-01' }),
  saveMonth: ({ restaurantId }) => envelope(restaurantId, { monthFrom: '2026-11-01', baseVersion: 0, budget: {}, expenses: [] }),
  saveHeadings: ({ restaurantId }) => envelope(restaurantId, { baseVersion: 0, items: {}, dishes: {} }),
  printReport: ({ restaurantId }) => ({ restaurantId, report: 'sales', language: 'am', ...month }),
  listCloses: ({ restaurantId }) => ({ restaurantId, until: countedDay }),
  readClose: ({ restaurantId }) => ({ restaurantId, businessDate: countedDay }),
  countCash: ({ restaurantId }) => {
    const amounts = { floatMinor: '10000', takenOutMinor: '0', countedMinor: '10000' };
    return envelope(restaurantId, { countId: uuidv7(), businessDate: countedDay, tillId: null, ...amounts, note: null });
  },
  closeDay: ({ restaurantId }) => envelope(restaurantId, { stepId: uuidv7(), businessDate: openDay, baseVersion: 0, overrides: overAll }),
  listLetters: ({ restaurantId }) => ({ restaurantId }),
  setLetter: ({ restaurantId }) => envelope(restaurantId, { report: 'sales', wish: { rhythm: 'DAILY', localHour: 8, language: 'en' } }),
  listPeriods: ({ restaurantId }) => ({ restaurantId }),
  stepPeriod: ({ restaurantId }) =>
    envelope(restaurantId, { stepId: uuidv7(), from: '2026-10-01', step: 'REVIEW', baseVersion: 0, reason: null }),
  readGroup: ({ restaurantId }) => ({ restaurantId, language: 'en', ...month }),
  printGroup: ({ restaurantId }) => ({ restaurantId, language: 'am', ...month }),
  setRate: ({ restaurantId }) =>
    envelope(restaurantId, { rateId: uuidv7(), one: 'GBP', other: 'ETB', rate: '165.5', source: 'A bank', ratedOn: '2026-11-20' }),
  reopenDay: ({ restaurantId }) =>
    envelope(restaurantId, { stepId: uuidv7(), businessDate: closedDay, baseVersion: 1, reason: 'A late bill' }),
};

/** A restaurant of which one day is closed and nothing is planned, whatever was closed or planned before. */
export const furnishDays = async (
  app: TestApp,
  owner: Credential,
  { login, things }: { readonly login: Login; readonly things: Things },
) => {
  await queryAs(login, 'delete from day_close where restaurant_id = $1', [things.restaurantId]);
  await queryAs(login, 'delete from report_period where restaurant_id = $1', [things.restaurantId]);
  await queryAs(login, 'delete from month_book where restaurant_id = $1', [things.restaurantId]);
  await queryAs(login, 'delete from account_heading where restaurant_id = $1', [things.restaurantId]);
  const closing = { stepId: uuidv7(), businessDate: closedDay, baseVersion: 0, overrides: overAll };
  await app.as(owner).reports.closeDay(envelope(things.restaurantId, closing));
  return things;
};

import { m } from '../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { dayLater } from '../../reports/rules/report-period.ts';
import { readReport } from '../../reports/server/public.ts';
import { can } from '../../restaurants/rules/capabilities.ts';
import type { Home } from '../contract/home.contract.ts';
import type { Facts } from './gather-facts.ts';
import { dayIn, type On } from './words-of.ts';

/** Which figures of which report an owner looks at first in the morning. */
const firstFigures = ['net', 'orders', 'covers', 'average'];

type Asked = { readonly on: On; /** What stands beside other days is for plans that have it. */ readonly hasComparisons: boolean };

/** What the day before came to; null to who may not see it, and where nothing was sold. */
export const tradeOf = async (tx: RestaurantTx, { day }: Facts, { on, hasComparisons }: Asked): Promise<Home['trade']> => {
  if (!can(tx.role, 'reports.view')) return null;
  const yesterday = dayLater(day, -1);
  const report = await readReport(tx, { report: 'sales', from: yesterday, to: yesterday, language: on.locale });
  const figures = report.figures.filter(({ id }) => firstFigures.includes(id));
  const isKnown = figures.some(({ id, value }) => id === 'net' && value.kind === 'money' && value.minor !== null);
  if (!isKnown) return null;
  return {
    title: hasComparisons ? report.finding.text : m.home_trade({}, on),
    note: dayIn(yesterday, on),
    figures: hasComparisons ? figures : figures.map((figure) => ({ ...figure, comparisons: [] })),
    place: `/reports/sales?from=${yesterday}&to=${yesterday}`,
  };
};

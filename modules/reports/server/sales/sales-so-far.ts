import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { ReportFigure } from '../../contract/report-document.ts';
import { knownNet, tradeOf } from '../../rules/trade.ts';
import { money, plain, shareOf } from '../cells.ts';
import { loadPlannedSales } from '../load-costs.ts';
import { loadSales } from '../load-sales.ts';
import type { ReportAsk } from '../report-maker.ts';

/**
 * What a day that runs has sold so far, and how much of what its month's budget means for the whole of it; null where it sold
 * nothing yet. Less than planned says nothing before the evening, so it is called neither good nor bad; more than planned is good.
 */
export const salesSoFar = async (tx: RestaurantTx, { days, calendar, on }: ReportAsk): Promise<ReportFigure | null> => {
  const net = knownNet(tradeOf(await loadSales(tx, days)));
  if (net === null) return null;
  const planned = await loadPlannedSales(tx, days, calendar);
  const isBetter = planned !== null && net > planned ? true : null;
  return {
    id: 'net-so-far',
    label: m.reports_net_so_far({}, on),
    value: money(tx, net),
    basis: m.reports_net_so_far_basis({}, on),
    place: `/reports/sales?from=${days.from}&to=${days.to}`,
    comparisons: [
      { label: m.reports_of_planned_day({}, on), value: money(tx, planned), change: plain('share', shareOf(net, planned)), isBetter },
    ],
  };
};

import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { labourTarget } from '../../../staff/server/public.ts';
import type { ReportFigure } from '../../contract/report-document.ts';
import { costsOf, shareOfNet } from '../../rules/prime-cost.ts';
import { lengthOf, type Days } from '../../rules/report-period.ts';
import { plain } from '../cells.ts';
import { againstShare, beforeWord } from '../compare.ts';
import { loadBudget, type Costs } from '../load-costs.ts';
import type { ReportAsk } from '../report-maker.ts';
import { goalsOf } from './prime-cost-report.ts';

/** The prime cost of some days beside its goal, without the report around it; null where it is not known. */
export const primeHeadline = async (tx: RestaurantTx, ask: ReportAsk, costs: Costs): Promise<ReportFigure | null> => {
  const { days, compared, on } = ask;
  const shareIn = (stretch: Days): number | null => {
    const { primeMinor, netMinor } = costsOf(costs, stretch);
    return shareOfNet(primeMinor, netMinor);
  };
  const now = shareIn(days);
  if (now === null) return null;
  const { prime: goal } = goalsOf(await loadBudget(tx, ask), await labourTarget(tx));
  return {
    id: 'prime',
    label: m.reports_prime_of_days({ count: lengthOf(days) }, on),
    value: plain('share', now),
    basis: m.reports_prime_cost_basis({}, on),
    place: `/reports/prime-cost?from=${days.from}&to=${days.to}`,
    comparisons: [
      againstShare(m.reports_against_goal({}, on), { now, before: goal, direction: 'down' }),
      againstShare(beforeWord(ask), { now, before: shareIn(compared.before), direction: 'down' }),
    ],
  };
};

import { m } from '../../../../generated/messages/server/messages.js';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { countedUse, itemsInOtherCurrency } from '../../../inventory/server/public.ts';
import type { DayCosts, StretchCosts } from '../../rules/prime-cost.ts';
import { shareOfNet } from '../../rules/prime-cost.ts';
import type { ReportAsk, ReportBody } from '../report-maker.ts';

type RestsOn = ReportBody['restsOn'];

/** What the hours that a labour cost rests on are: approved, waiting, or the rota's. */
export const labourRestsOn = (labour: DayCosts['labour'], { compared, on }: ReportAsk): RestsOn => {
  const own = labour.filter(({ day }) => compared.now.from <= day && day <= compared.now.to);
  if (own.length === 0) return [{ label: m.reports_labour({}, on), text: m.reports_labour_none({}, on) }];
  const count = (source: DayCosts['labour'][number]['source']) => own.filter((one) => one.source === source).length;
  const unpriced = own.filter(({ cost }) => cost === null).length;
  return [
    {
      label: m.reports_labour({}, on),
      text: m.reports_labour_rests_on({ approved: count('APPROVED'), worked: count('WORKED'), rota: count('ROTA') }, on),
    },
    ...(unpriced === 0 ? [] : [{ label: m.reports_no_rate({}, on), text: m.reports_no_rate_text({ count: unpriced }, on) }]),
  ];
};

/** How much of what was sold stock knows the parts of. */
export const coverageRestsOn = ({ netMinor, coveredMinor }: StretchCosts, { on }: ReportAsk): RestsOn => {
  const share = shareOfNet(coveredMinor, netMinor);
  if (share === null) return [];
  return [{ label: m.reports_coverage({}, on), text: m.reports_coverage_text({ percent: Math.floor(share / 100) }, on) }];
};

/** What goods were left out of, or stand on a price that nobody knows. */
export const goodsRestsOn = async (
  tx: RestaurantTx,
  { goodsByLine }: Pick<StretchCosts, 'goodsByLine'>,
  { on }: ReportAsk,
): Promise<RestsOn> => {
  const unpriced = [...goodsByLine.values()].reduce((sum, goods) => sum + goods.unpriced, 0);
  const foreign = await itemsInOtherCurrency(tx);
  return [
    ...(unpriced === 0 ? [] : [{ label: m.reports_unpriced({}, on), text: m.reports_unpriced_text({ count: unpriced }, on) }]),
    ...(foreign === 0 ? [] : [{ label: m.reports_other_currency({}, on), text: m.reports_other_currency_text({ count: foreign }, on) }]),
  ];
};

/** What a prime cost rests on. */
export const primeRestsOn = async (
  tx: RestaurantTx,
  { ask, now, costs }: { readonly ask: ReportAsk; readonly now: StretchCosts; readonly costs: DayCosts },
): Promise<RestsOn> => {
  const { on, days } = ask;
  const counted = await countedUse(tx, days);
  return [
    { label: m.reports_goods({}, on), text: m.reports_goods_basis({}, on) },
    { label: m.reports_counts({}, on), text: m.reports_counts_text({ count: counted.length }, on) },
    ...coverageRestsOn(now, ask),
    ...labourRestsOn(costs.labour, ask),
    ...(await goodsRestsOn(tx, now, ask)),
  ];
};

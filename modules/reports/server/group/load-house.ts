import type { Currency } from '../../../../kit/money.ts';
import { tradingDay } from '../../../../platform/server/database/trading-day.ts';
import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { transferFlows, worthAt, type CategoryWorth } from '../../../inventory/server/public.ts';
import { getDetails } from '../../../restaurants/server/public.ts';
import { labourTarget } from '../../../staff/server/public.ts';
import { isBeyondNow } from '../../../subscription/server/public.ts';
import { wasteOfDays } from '../../../waste/server/public.ts';
import { comparableDays, daysOver } from '../../rules/comparable-days.ts';
import type { GroupHouse } from '../../rules/group/group-sums.ts';
import type { HouseFigures } from '../../rules/group/house-figures.ts';
import { goodsOf } from '../../rules/goods.ts';
import { costsOf, type DayCosts } from '../../rules/prime-cost.ts';
import type { Days, ReportCalendar } from '../../rules/report-period.ts';
import { knownNet, tradeOf } from '../../rules/trade.ts';
import { eveOf } from '../../rules/trend-stretches.ts';
import { loadBudget, loadCosts } from '../load-costs.ts';
import { loadSales } from '../load-sales.ts';
import { lockedWithin } from '../periods/load-periods.ts';
import { goalsOf } from '../prime-cost/prime-cost-report.ts';

/** A restaurant of a group with what is said of it beside its figures. */
export type LoadedHouse = GroupHouse & {
  /** @unit hundredths of a percent of net sales; null where nobody said what is wanted */
  readonly goal: number | null;
  readonly isBeyondPlan: boolean;
  /** Some of the days lie in a month that is locked. */
  readonly isLocked: boolean;
};

const total = (worth: readonly CategoryWorth[]): bigint => worth.reduce((sum, { valueMinor }) => sum + valueMinor, 0n);

const figuresOf = async (tx: RestaurantTx, costs: DayCosts, days: Days): Promise<HouseFigures> => {
  const trade = tradeOf(await loadSales(tx, days));
  const waste = await wasteOfDays(tx, days);
  const { labourMinor, primeMinor, goodsMinor, goodsByLine, salesByLine } = costsOf(costs, days);
  return {
    netMinor: knownNet(trade),
    grossMinor: trade.grossMinor,
    orders: trade.orders,
    foodNetMinor: salesByLine.get('SALES_FOOD') ?? 0n,
    foodMinor: goodsByLine.get('FOOD')?.recipeMinor ?? 0n,
    goodsMinor,
    boughtMinor: [...goodsByLine.values()].reduce((sum, { boughtMinor }) => sum + boughtMinor, 0n),
    labourMinor,
    primeMinor,
    // A time of which nobody wrote anything down is not one without waste.
    wasteMinor: waste.entries === waste.unpriced ? null : waste.valueMinor,
    stockMinor: total(await worthAt(tx, days.to)),
  };
};

/** What one restaurant came to, as its own reports say it. */
export const loadHouse = async (
  tx: RestaurantTx,
  { days, calendar }: { readonly days: Days; readonly calendar: ReportCalendar },
): Promise<LoadedHouse> => {
  const today = tradingDay(tx, new Date());
  const { now, before } = daysOver(days, calendar, today) ?? comparableDays(days, calendar, today);
  const costs = await loadCosts(tx, { from: before.from, to: now.to });
  const goods = goodsOf(costs.goods.filter(({ day }) => now.from <= day && day <= now.to));
  const figures = await figuresOf(tx, costs, now);
  const { name } = await getDetails(tx);
  return {
    id: tx.restaurantId,
    name,
    currency: tx.currency as Currency,
    now: figures,
    before: await figuresOf(tx, costs, before),
    goods: {
      openingMinor: total(await worthAt(tx, eveOf(now))) + goods.takenOnMinor,
      boughtMinor: goods.boughtMinor,
      transferredMinor: goods.transferredMinor,
      usedMinor: goods.usedMinor,
      closingMinor: figures.stockMinor,
    },
    moved: await transferFlows(tx, now.to),
    goal: goalsOf(await loadBudget(tx, { days, calendar }), await labourTarget(tx)).prime,
    isBeyondPlan: await isBeyondNow(tx),
    isLocked: await lockedWithin(tx, now),
  };
};

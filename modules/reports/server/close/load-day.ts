import { and, asc, between, desc, eq } from 'drizzle-orm';

import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import { countsLeftOpen } from '../../../inventory/server/public.ts';
import {
  ordersLeftOpen,
  paymentsOfDays,
  readCoverage,
  salesOfDays,
  tillNames,
  tipsOnBills,
  type DayPayments,
} from '../../../kitchen/server/public.ts';
import { receiptsLeftOpen } from '../../../purchasing/server/public.ts';
import { hoursOfDay, type HoursOfDay } from '../../../staff/server/public.ts';
import { checksOfDays } from '../../../tasks/server/public.ts';
import { wasteOfDays } from '../../../waste/server/public.ts';
import type { ChannelFacts, DayFacts, PaymentFacts } from '../../rules/close/day-facts.ts';
import type { GateFacts } from '../../rules/close/day-gates.ts';
import { drawersOf, type DrawerCount } from '../../rules/close/drawers.ts';
import type { Days } from '../../rules/report-period.ts';
import { tradeBy, tradeOf, type Sale, type Trade } from '../../rules/trade.ts';
import { vatByRate } from '../../rules/vat-by-rate.ts';
import { shareOf } from '../cells.ts';
import { ratesFrom, salesFrom } from '../load-sales.ts';
import { cashCount } from './close-tables.ts';

/** What was counted on a day in a drawer, as it holds. */
export type HeldCount = DrawerCount & { readonly businessDate: string };

/** The counts of some trading days that hold: the last of each drawer and day, in the restaurant's currency of now. */
export const loadCounts = async (tx: RestaurantTx, { from, to }: Days): Promise<readonly HeldCount[]> => {
  const { restaurantId, businessDate, tillId, entry, currency, floatMinor, takenOutMinor, countedMinor, note } = cashCount;
  const asked = and(eq(restaurantId, tx.restaurantId), between(businessDate, from, to), eq(currency, tx.currency));
  return tx.db
    .selectDistinctOn([businessDate, tillId], { businessDate, tillId, floatMinor, takenOutMinor, countedMinor, note })
    .from(cashCount)
    .where(asked)
    .orderBy(asc(businessDate), asc(tillId), desc(entry));
};

/** Each time that a drawer was counted on a trading day, the latest first. */
export const loadCountings = (tx: RestaurantTx, businessDate: string): Promise<readonly (typeof cashCount.$inferSelect)[]> =>
  tx.db
    .select()
    .from(cashCount)
    .where(and(eq(cashCount.restaurantId, tx.restaurantId), eq(cashCount.businessDate, businessDate)))
    .orderBy(desc(cashCount.entry));

const amountsOf = ({ grossMinor, vatMinor, netMinor }: Pick<Trade, 'grossMinor' | 'vatMinor' | 'netMinor'>) => ({
  grossMinor: String(grossMinor),
  vatMinor: String(vatMinor),
  netMinor: String(netMinor),
});

const channelsOf = (sales: readonly Sale[]): ChannelFacts[] =>
  [...tradeBy(sales, ({ channel }) => channel)].map(([channel, trade]) => ({ channel, orders: trade.orders, ...amountsOf(trade) }));

const methodsOf = (payments: readonly DayPayments[]): PaymentFacts[] =>
  [...new Set(payments.map(({ method }) => method))].map((method) => {
    const own = payments.filter((payment) => payment.method === method);
    return {
      method,
      takenMinor: String(own.reduce((sum, { takenMinor }) => sum + takenMinor, 0n)),
      givenBackMinor: String(own.reduce((sum, { givenBackMinor }) => sum + givenBackMinor, 0n)),
    };
  });

type Known = { readonly facts: DayFacts; readonly hours: HoursOfDay };

/** What is known of a trading day at this moment. */
export const loadDay = async (tx: RestaurantTx, businessDate: string): Promise<Known> => {
  const days = { from: businessDate, to: businessDate };
  const sold = await salesOfDays(tx, days);
  const { payments } = await paymentsOfDays(tx, days);
  const [hours, waste, tips] = [await hoursOfDay(tx, businessDate), await wasteOfDays(tx, days), await tipsOnBills(tx, days)];
  const sales = salesFrom(sold);
  const trade = tradeOf(sales);
  const facts: DayFacts = {
    currency: tx.currency,
    ...amountsOf(trade),
    discountMinor: String(trade.discountMinor),
    serviceMinor: String(trade.serviceMinor),
    tips: { cashMinor: String(tips.cashMinor), cardMinor: String(tips.cardMinor) },
    orders: trade.orders,
    covers: trade.covers,
    channels: channelsOf(sales),
    vat: vatByRate(ratesFrom(sold)).map(({ rate, ...amounts }) => ({ rate, ...amountsOf(amounts) })),
    payments: methodsOf(payments),
    drawers: drawersOf(payments, await loadCounts(tx, days), await tillNames(tx)),
    labourMinutes: hours.workedMinutes,
    wasteEntries: waste.entries,
    wasteMinor: String(waste.valueMinor),
    wasteUnpriced: waste.unpriced,
  };
  return { facts, hours };
};

/** What the gates of a day are worked out from, at this moment. */
export const loadGateFacts = async (tx: RestaurantTx, businessDate: string, { facts, hours }: Known): Promise<GateFacts> => {
  const days = { from: businessDate, to: businessDate };
  const { soldMinor, notTakenMinor } = await readCoverage(tx, days);
  return {
    openOrders: await ordersLeftOpen(tx, businessDate),
    uncounted: facts.drawers.filter(({ count }) => count === null).length,
    counted: facts.drawers.filter(({ count }) => count !== null).length,
    checks: await checksOfDays(tx, days),
    cards: { all: hours.clocked, incomplete: hours.incomplete },
    unmappedShare: shareOf(BigInt(notTakenMinor), BigInt(soldMinor)),
    openReceipts: await receiptsLeftOpen(tx, businessDate),
    openCounts: await countsLeftOpen(tx, businessDate),
  };
};

/** The payments, counts and tills that the drawers of each of some days are made of. */
export const loadCashDrawers = async (tx: RestaurantTx, days: Days) => {
  const [{ payments }, counts, tills] = [await paymentsOfDays(tx, days), await loadCounts(tx, days), await tillNames(tx)];
  const ofDay = <Row extends { readonly businessDate: string }>(rows: readonly Row[], day: string) =>
    rows.filter(({ businessDate }) => businessDate === day);
  return (day: string) => [ofDay(payments, day), ofDay(counts, day), tills] as const;
};

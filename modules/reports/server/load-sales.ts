import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { HourSales } from '../../kitchen/rules/sold-sums.ts';
import { salesOfDays, type SalesOfDays, type WrittenSale } from '../../kitchen/server/public.ts';
import type { Days } from '../rules/report-period.ts';
import type { Sale } from '../rules/trade.ts';
import type { RatedAmount } from '../rules/vat-by-rate.ts';

const ofOrders = ({ businessDate, channel, minute, covers, ...sums }: HourSales): Sale => ({
  businessDate,
  channel,
  minute,
  covers,
  listMinor: sums.grossMinor,
  discountMinor: sums.discountMinor,
  grossMinor: sums.grossMinor - sums.discountMinor,
  vatMinor: sums.vat.reduce((sum, { vatMinor }) => sum + vatMinor, 0n),
  serviceMinor: sums.serviceMinor,
  orders: sums.orders,
});

const ofWritten = ({ businessDate, channel, grossMinor, vatMinor, covers }: WrittenSale): Sale => ({
  businessDate,
  channel,
  minute: null,
  covers,
  listMinor: grossMinor,
  discountMinor: 0n,
  grossMinor,
  vatMinor,
  serviceMinor: 0n,
  orders: 0,
});

/** What the kitchen says was sold, as reports reckon with it. */
export const salesFrom = ({ orders, written }: SalesOfDays): readonly Sale[] => [...orders.map(ofOrders), ...written.map(ofWritten)];

/** The same by its rates of VAT; of what was written down for a day nobody knows the rate, and perhaps not the VAT either: then it counts as net, whole. */
export const ratesFrom = ({ orders, written }: SalesOfDays): readonly RatedAmount[] => [
  ...orders.flatMap(({ vat }) => vat),
  ...written.map(({ grossMinor, vatMinor }) => ({
    rate: null,
    grossMinor,
    vatMinor: vatMinor ?? 0n,
    netMinor: grossMinor - (vatMinor ?? 0n),
  })),
];

/** Every sale of some trading days, as reports reckon with it. */
export const loadSales = async (tx: RestaurantTx, days: Days): Promise<readonly Sale[]> => salesFrom(await salesOfDays(tx, days));

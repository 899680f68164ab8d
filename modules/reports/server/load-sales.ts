import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { salesOfDays, type OrderSale, type WrittenSale } from '../../kitchen/server/public.ts';
import type { Days } from '../rules/report-period.ts';
import type { Sale } from '../rules/trade.ts';

const ofOrder = ({ businessDate, channel, minute, covers, bill }: OrderSale): Sale => ({
  businessDate,
  channel,
  minute,
  covers,
  listMinor: bill.grossMinor,
  discountMinor: bill.discountMinor,
  grossMinor: bill.grossMinor - bill.discountMinor,
  vatMinor: bill.vat.reduce((sum, { vatMinor }) => sum + vatMinor, 0n),
  serviceMinor: bill.serviceMinor,
  orders: 1,
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

/** Every sale of some trading days, as reports reckon with it. */
export const loadSales = async (tx: RestaurantTx, days: Days): Promise<readonly Sale[]> => {
  const { orders, written } = await salesOfDays(tx, days);
  return [...orders.map(ofOrder), ...written.map(ofWritten)];
};

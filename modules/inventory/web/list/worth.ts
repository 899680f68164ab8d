import { currencies, formatMoney, minorUnits, type Currency, type MinorUnits } from '../../../../kit/money.ts';
import { m } from '../../../../generated/messages/web/messages.js';
import { bookCurrency } from '../show/book-currency.ts';
import type { StockRow } from './stock-row.ts';

/** What items are worth, each currency by itself: without a rate, amounts of two are never added up. */
export type Worth = ReadonlyMap<Currency, bigint>;

/** Everything of known value. */
export const worthOf = (rows: readonly StockRow[], restaurantCurrency: Currency): Worth => {
  const worth = new Map<Currency, bigint>();
  for (const { item } of rows) addWorth(worth, item, restaurantCurrency);
  return worth;
};

/** Adds what is known of an item's value. */
export const addWorth = (worth: Map<Currency, bigint>, item: StockRow['item'], restaurantCurrency: Currency): void => {
  if (item.level.valueMinor === null) return;
  const currency = bookCurrency(item, restaurantCurrency);
  worth.set(currency, (worth.get(currency) ?? 0n) + minorUnits(item.level.valueMinor));
};

/** "£1,204.00", or "£1,204.00 and 3,400.00 ብር"; the restaurant's own first, and said even where it is nothing. */
export const worthText = (worth: Worth, own: Currency): string => {
  const others = currencies.filter((currency) => currency !== own && (worth.get(currency) ?? 0n) !== 0n);
  const shown = (worth.get(own) ?? 0n) !== 0n || others.length === 0 ? [own, ...others] : others;
  return shown.map((currency) => formatMoney({ minor: (worth.get(currency) ?? 0n) as MinorUnits, currency })).join(m.inventory_worth_and());
};

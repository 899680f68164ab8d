import { m } from '../../../../generated/messages/web/messages.js';
import { currencySymbols, type Currency } from '../../../../kit/money.ts';
import { useLocale } from '../../../../platform/web/locale.ts';

/** Names a currency to its reader, with its sign: "British Pound, £". */
export const useCurrencyName = (): ((currency: Currency) => string) => {
  const names = new Intl.DisplayNames([useLocale()], { type: 'currency' });
  return (currency) => `${names.of(currency) ?? currency}${m.ui_comma()}${currencySymbols[currency].symbol}`;
};

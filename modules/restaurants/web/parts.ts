/** What other modules' screens take from here; the shell never loads it. */
export { ApiKeysSection } from './keys/api-keys-section.tsx';
export { useCurrencyName } from './details/use-currency-name.ts';
export { useCountries } from './register/use-countries.ts';
export type { DayAhead, KeepAhead } from './day-ahead.ts';
export { useChosenPeriod, useToday } from './use-today.ts';

/** What other modules' screens take from here; the shell never loads it. */
export { useCountries } from './register/use-countries.ts';
export { useChosenPeriod, useToday } from './use-today.ts';

import { type PeriodSearch, readPeriodSearch } from '../../../../ui/when/period.ts';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';

/** The period of an address, no longer than the server answers. */
export const readDaysSearch = (search: Readonly<Record<string, unknown>>): PeriodSearch =>
  readPeriodSearch(search, kitchenLimits.periodDaysMax);

/** The period of an address, and the station that is looked at alone. */
export type TimesSearch = PeriodSearch & { readonly station?: string };

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readTimesSearch = (search: Readonly<Record<string, unknown>>): TimesSearch => {
  const { station } = search;
  return { ...readDaysSearch(search), ...(typeof station === 'string' && uuid.test(station) && { station }) };
};

import { isBusinessDate } from '../../../../kit/time/business-date.ts';

/** Which week an address asks for, by any of its days; this one where it says nothing. */
export type HoursSearch = { readonly day?: string };

/** Reads an address. */
export const readHoursSearch = ({ day }: Readonly<Record<string, unknown>>): HoursSearch =>
  typeof day === 'string' && isBusinessDate(day) ? { day } : {};

import { isBusinessDate } from '../../../../kit/time/business-date.ts';

/** All that the address of the rota says: which day is looked at. */
export type RotaSearch = { readonly day?: string };

/** Reads an address that people may have typed; what isn't understood is left out. */
export const readRotaSearch = ({ day }: Readonly<Record<string, unknown>>): RotaSearch =>
  typeof day === 'string' && isBusinessDate(day) ? { day } : {};

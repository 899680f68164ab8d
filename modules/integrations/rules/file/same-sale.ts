import type { PosSale } from '../sale.ts';

/** What stands of a sale that came with a file before. */
export type KnownSale = { readonly totalMinor: string; readonly isTakenBack: boolean };

/** What a file says of a sale that may be known: it is new, came before as it is, or came before as another. */
export type SaleFate = 'NEW' | 'KNOWN' | 'OTHERWISE';

/**
 * Whether a sale of a file counts. One that came before counts no second time; where a later file says another sum, what came
 * first stands until it is taken back: nobody can say which of two files is the right one.
 */
export const saleFate = ({ totalMinor }: Pick<PosSale, 'totalMinor'>, known: KnownSale | undefined): SaleFate => {
  if (!known || known.isTakenBack) return 'NEW';
  return known.totalMinor === totalMinor ? 'KNOWN' : 'OTHERWISE';
};

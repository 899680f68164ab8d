import type { StoredCreditLine } from './tables/invoices.ts';

/** What of the prices that a request asks back was not given back, by line of the invoice. @unit minor units */
export const pricesNotGiven = (lines: readonly StoredCreditLine[]): ReadonlyMap<string, bigint> =>
  new Map(
    lines.flatMap(({ kind, invoiceLineId, notGivenMinor }) =>
      kind === 'PRICE' && invoiceLineId !== undefined && notGivenMinor !== undefined
        ? [[invoiceLineId, BigInt(notGivenMinor)] as const]
        : [],
    ),
  );

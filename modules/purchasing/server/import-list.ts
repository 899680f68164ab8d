import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import { attempt } from '../../../platform/server/database/savepoint.ts';
import type { ImportedOffer, ImportedSupplier, ImportOutcome } from '../contract/import.contract.ts';
import { saveOffer } from './offers.ts';
import { saveSupplier } from './suppliers.ts';

type List =
  | { readonly of: 'OFFERS'; readonly rows: readonly ImportedOffer[] }
  | { readonly of: 'SUPPLIERS'; readonly rows: readonly ImportedSupplier[] };

type Work = { readonly rowNumber: number; readonly write: (tx: RestaurantTx) => Promise<unknown> };

const workOf = (list: List): readonly Work[] =>
  list.of === 'OFFERS'
    ? list.rows.map(({ rowNumber, ...row }) => ({ rowNumber, write: (tx) => saveOffer(tx, row, 'IMPORT') }))
    : list.rows.map(({ rowNumber, ...row }) => ({ rowNumber, write: (tx) => saveSupplier(tx, row) }));

/**
 * Writes a list in one transaction, row by row as the single form would, each behind a savepoint: a refused row leaves
 * nothing, keeps the others from nothing, and comes back with its reason.
 */
export const importList = async (tx: RestaurantTx, list: List): Promise<{ outcomes: ImportOutcome[] }> => {
  const outcomes: ImportOutcome[] = [];
  for (const { rowNumber, write } of workOf(list)) {
    const written = await attempt(tx, () => write(tx));
    outcomes.push(
      written.ok
        ? { outcome: 'IMPORTED', rowNumber }
        : { outcome: 'REFUSED', rowNumber, code: written.refusal.code, facts: { ...written.refusal.data } },
    );
  }
  return { outcomes };
};

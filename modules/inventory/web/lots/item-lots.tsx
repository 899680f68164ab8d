import { m } from '../../../../generated/messages/web/messages.js';
import { noQuantity, quantity } from '../../../../kit/quantity.ts';
import type { Quantity } from '../../../../kit/quantity.ts';
import { Unread } from '../../../../ui/unread.tsx';
import type { StockRow } from '../list/stock-row.ts';
import { quantityText } from '../show/show-quantity.ts';
import { LotLine } from './lot-line.tsx';
import { useLots } from './use-lots.ts';

/** The lots of one item, what leaves first, first; and how much of it is in none. */
export const ItemLots = ({ row }: { readonly row: StockRow }) => {
  const { lots, query } = useLots({ itemId: row.item.id });
  const inLots = lots?.reduce((sum, lot) => sum + quantity(lot.onHand), 0n) ?? 0n;
  const inNone = (row.onHand - inLots) as Quantity;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.inventory_lots()}</h2>
      {!lots && <Unread query={query} />}
      {lots && (
        <ul aria-label={m.inventory_lots()} className="border-t border-line">
          {lots.map((lot) => (
            <LotLine key={lot.id} lot={lot} row={row} leadsWith="LOT" />
          ))}
        </ul>
      )}
      {lots?.length === 0 && <p className="text-body text-ink-2">{m.inventory_lots_none()}</p>}
      {lots && inNone > noQuantity && (
        <p className="text-small text-ink-2">{m.inventory_lots_in_none({ quantity: quantityText(row.units, inNone) })}</p>
      )}
    </section>
  );
};

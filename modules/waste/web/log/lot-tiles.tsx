import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { lotStanding, quantityText, useLotName } from '../../../inventory/web/parts.ts';
import { tileClass } from './what-tiles.tsx';
import type { WasteLog } from './use-log.ts';

const lotsInSight = 4;

/** Which lot it is taken from: what nobody may eat any more stands first, and whoever does not say leaves it to the dates. */
export const LotTiles = ({ log }: { readonly log: WasteLog }) => {
  const { lots, form, row, pickLot } = log;
  const lotName = useLotName();
  const [isAll, setIsAll] = useState(false);
  if (!row || lots.length === 0) return null;
  const shown = lots.filter((lot, place) => isAll || place < lotsInSight || lot.id === form.lotId);
  return (
    <section aria-labelledby="waste-lot" className="flex flex-col gap-3">
      <h2 id="waste-lot" className="text-heading">
        {m.waste_which_lot()}
      </h2>
      <div className="grid grid-cols-2 gap-2 md:grid-cols-1">
        {shown.map((lot) => (
          <button
            key={lot.id}
            type="button"
            aria-pressed={lot.id === form.lotId}
            onClick={() => pickLot(lot)}
            className={`${tileClass} min-h-13`}
          >
            <span className="break-words first-letter:uppercase">{lotName(lot)}</span>
            <span className="text-small opacity-80">
              {lotStanding(lot)} · {quantityText(row.units, quantity(lot.onHand))}
            </span>
          </button>
        ))}
        {shown.length < lots.length && (
          <button type="button" onClick={() => setIsAll(true)} className={`${tileClass} min-h-13 text-ink-2`}>
            {m.waste_more_lots()}
          </button>
        )}
        <button
          type="button"
          aria-pressed={form.lotId === null}
          onClick={() => pickLot(undefined)}
          className={`${tileClass} col-span-2 min-h-13 lg:col-span-1`}
        >
          {m.waste_lot_by_date()}
        </button>
      </div>
    </section>
  );
};

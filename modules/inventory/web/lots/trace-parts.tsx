import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { itemUnitsFromWire } from '../../contract/from-wire.ts';
import type { InventoryOutputs } from '../inventory-client.ts';
import { changeText } from '../show/show-quantity.ts';
import { lotStepWord } from '../words/lot-words.ts';

/** What went into a part of it that is a lot of its own, and of a part what it was taken from; each leads to the other. */
export const TraceParts = ({ trace: { item, parts } }: { readonly trace: InventoryOutputs['traceLot'] }) => {
  const units = itemUnitsFromWire(item.units);
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-heading">{m.inventory_lot_parts()}</h2>
      <ol aria-label={m.inventory_lot_parts()} className="border-t border-line">
        {parts.map((part) => {
          const isTaken = quantity(part.quantity) > 0n;
          return (
            <li key={part.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2.5">
              <span className="min-w-0 flex-1 basis-52">
                <Link to="/inventory/lots/$lotId" params={{ lotId: part.otherLotId }} className="text-link font-semibold focus-ring">
                  {isTaken ? m.inventory_lot_part_taken() : m.inventory_lot_part_made({ step: lotStepWord(part.step) })}
                </Link>
                <span className="block text-small text-ink-2">{part.by}</span>
              </span>
              <span className="text-small text-ink-2">
                <MomentText at={part.at} />
              </span>
              <span className="w-28 text-right font-medium">{changeText(units, quantity(part.quantity))}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};

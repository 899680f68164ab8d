import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { StatusIcon, statusText } from '../../../../ui/status.tsx';
import { WaitingMark } from '../../../../ui/waiting-mark.tsx';
import { nameIn } from '../show/item-name.ts';
import { shownQuantity } from '../show/show-quantity.ts';
import { usePlaceNames } from '../stock/use-places.ts';
import { attentionWords } from '../words/standing-word.ts';
import { standingStatus, type StockRow } from './stock-row.ts';

const rowHeightPx = 68;
/** Room under the last row, so that the floating action never covers it. */
const footPx = 88;

export type StockCardsProps = { readonly rows: readonly StockRow[]; readonly onOpen: (itemId: string) => void };

/** The list in a hand: two lines a row, and the one action under the thumb. */
export const StockCards = ({ rows, onOpen }: StockCardsProps) => {
  const { areaNames } = usePlaceNames();
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeightPx,
    overscan: 8,
    paddingEnd: footPx,
    // Until it is measured, so that the first rows are drawn with it and not after.
    initialRect: { width: innerWidth, height: innerHeight },
  });
  return (
    <>
      <div ref={frame} className="-mx-4 min-h-0 flex-1 overflow-y-auto border-t border-line">
        <ul aria-label={m.inventory_list_label()} className="relative" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return row ? (
              <li
                key={row.item.id}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 border-b border-line"
                style={{ top: start, height: rowHeightPx }}
              >
                <StockCard row={row} place={areaNames(row.item.storageAreaIds)} onOpen={onOpen} />
              </li>
            ) : null;
          })}
        </ul>
      </div>
      <Link
        to="/inventory/record"
        search={(before) => before}
        data-thumb-bar
        className={`${buttonClass('primary', 'thumb')} absolute! inset-x-0 bottom-0 z-selection`}
      >
        <Plus aria-hidden />
        {m.inventory_record_movement()}
      </Link>
    </>
  );
};

type StockCardProps = { readonly row: StockRow; readonly place: string; readonly onOpen: (itemId: string) => void };

/** Drawn once: scrolling brings others, and changes none. */
const StockCard = memo(({ row, place, onOpen }: StockCardProps) => {
  const { item, units, onHand, standing } = row;
  const locale = useLocale();
  const reason = attentionWords(row);
  const status = standingStatus[standing.status];
  const { figure, unit: word } = shownQuantity(units, onHand);
  return (
    <button
      type="button"
      onClick={() => onOpen(item.id)}
      className="flex h-full w-full items-center gap-3 px-4 text-left focus-ring -outline-offset-4 active:bg-teff-sunk"
    >
      {reason === undefined ? <span className="size-[1.375rem] shrink-0" /> : <StatusIcon status={status} className="size-[1.375rem]" />}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-semibold">{nameIn(item, locale)}</span>
        <span className="flex items-center gap-2 truncate text-small text-ink-2">
          <span className={reason === undefined ? 'truncate' : `truncate ${statusText[status]}`}>{reason ?? place}</span>
          {item.waitingSinceMs !== undefined && <WaitingMark sinceMs={item.waitingSinceMs} />}
        </span>
      </span>
      <span className="shrink-0 font-medium">
        {figure} <span className="font-normal text-ink-3">{word}</span>
      </span>
    </button>
  );
});

import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { useRowState } from '../../../../platform/web/outbox/use-row-state.ts';
import { StatusIcon } from '../../../../ui/status.tsx';
import { nameIn } from '../show/item-name.ts';
import { quantityText } from '../show/show-quantity.ts';
import { skipReasonWord } from '../words/count-words.ts';
import type { CountRow } from './use-count-rows.ts';

const rowHeightPx = 64;

export type CountListProps = {
  readonly countId: string;
  readonly rows: readonly CountRow[];
  readonly isBlind: boolean;
  readonly onOpen: ((row: CountRow) => void) | undefined;
};

/** Five thousand places that scroll like five: only those in sight are in the document. */
export const CountList = ({ countId, rows, isBlind, onOpen }: CountListProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeightPx,
    overscan: 8,
  });
  return (
    <div ref={frame} className="-mx-4 min-h-0 flex-1 overflow-y-auto border-t border-line">
      <ul aria-label={m.inventory_counts_walk()} className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row ? (
            <li
              key={row.spot.position}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 border-b border-line"
              style={{ top: start, height: rowHeightPx }}
            >
              <Spot countId={countId} row={row} isBlind={isBlind} onOpen={onOpen} />
            </li>
          ) : null;
        })}
      </ul>
    </div>
  );
};

type SpotProps = {
  readonly countId: string;
  readonly row: CountRow;
  readonly isBlind: boolean;
  readonly onOpen: ((row: CountRow) => void) | undefined;
};

/** Drawn once: scrolling brings others, and changes none. */
const Spot = memo(({ countId, row, isBlind, onOpen }: SpotProps) => {
  const locale = useLocale();
  const { row: stock, total, isDone, spot } = row;
  const isRefused =
    useRowState([countId, spot.itemId, ...(spot.storageAreaId === null ? [] : [spot.storageAreaId])])?.kind === 'needs-attention';
  return (
    <button
      type="button"
      disabled={!onOpen}
      onClick={() => onOpen?.(row)}
      className="flex h-full w-full items-center gap-3 px-4 text-left focus-ring -outline-offset-4 active:bg-teff-sunk"
    >
      <StatusIcon status={isRefused ? 'wrong' : statusOf(row)} className="size-[1.375rem]" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-semibold">{nameIn(stock.item, locale)}</span>
        <span className="truncate text-small text-ink-2">
          {isRefused ? m.ui_row_refused() : isDone ? writtenDown(row) : isBlind ? '' : booksSay(row)}
        </span>
      </span>
      <span className="shrink-0 font-medium">
        <span className="sr-only">{isDone ? m.inventory_counts_counted() : m.inventory_counts_not_counted()}</span>
        {total === null ? '' : quantityText(stock.units, total)}
      </span>
    </button>
  );
});

const statusOf = ({ isWaiting, isDone }: CountRow) => {
  if (isWaiting) return 'waiting';
  return isDone ? 'counted' : 'not-counted';
};

const writtenDown = ({ own }: CountRow): string => {
  if (own?.skipReason) return skipReasonWord(own.skipReason);
  return own?.isCarried ? m.inventory_counts_carried() : (own?.entry?.text ?? '');
};

const booksSay = ({ row: { units, onHand } }: CountRow): string => m.inventory_counts_books_say({ quantity: quantityText(units, onHand) });

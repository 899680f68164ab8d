import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';

import { m } from '../../generated/messages/web/messages.js';
import { Checkbox } from '../checkbox.tsx';
import { classNames } from '../class-names.ts';
import type { DataColumn } from './table-columns.ts';
import type { TableSection } from './table-lines.ts';

/** Where a line stands, counted as a screen reader counts: the head is 1. */
type LinePlace = { readonly rowIndex: number; readonly heightPx: number };

export type SectionLineProps = LinePlace & {
  readonly line: { readonly section: TableSection; readonly count: number };
  readonly columnCount: number;
  readonly onFold: ((id: string) => void) | undefined;
};

export const SectionLine = ({ line, columnCount, onFold, rowIndex, heightPx }: SectionLineProps) => {
  const { section, count } = line;
  const Arrow = section.isFolded ? ChevronRight : ChevronDown;
  const words = (
    <>
      {onFold && <Arrow className="size-4" aria-hidden />}
      {section.heading} <span className="font-normal text-ink-3">{count}</span>
    </>
  );
  return (
    <tr aria-rowindex={rowIndex} style={{ height: heightPx }}>
      <th
        colSpan={columnCount}
        scope="rowgroup"
        className="border-b border-line-strong px-2 text-left align-bottom text-body font-semibold"
      >
        {onFold ? (
          <button
            type="button"
            aria-expanded={!section.isFolded}
            onClick={() => onFold(section.id)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-chip focus-ring"
          >
            {words}
          </button>
        ) : (
          <span className="inline-flex min-h-9 items-center gap-1.5">{words}</span>
        )}
      </th>
    </tr>
  );
};

/** What a person can do with a row; the same object from one drawing to the next, or every row is drawn anew. */
export type RowDeeds<Data> = {
  readonly onSelect: ((rowId: string, selected: boolean) => void) | undefined;
  readonly onOpen: ((row: Data) => void) | undefined;
};

export type RowLineProps<Data> = LinePlace & {
  readonly rowId: string;
  readonly data: Data;
  readonly name: string;
  readonly columns: readonly DataColumn<Data>[];
  readonly isSelected: boolean;
  readonly deeds: RowDeeds<Data>;
};

const PlainRowLine = <Data,>({ rowId, data, name, columns, isSelected, deeds, rowIndex, heightPx }: RowLineProps<Data>) => (
  <tr
    aria-rowindex={rowIndex}
    aria-selected={deeds.onSelect ? isSelected : undefined}
    style={{ height: heightPx }}
    className={classNames('group', isSelected ? 'bg-teff-sunk' : 'hover:bg-teff-raise')}
  >
    {deeds.onSelect && (
      <td className={cellClass}>
        <Checkbox
          aria-label={m.ui_select_row({ name })}
          checked={isSelected}
          onChange={(event) => deeds.onSelect?.(rowId, event.target.checked)}
        />
      </td>
    )}
    {columns.map((column, index) => (
      <td key={column.id} className={classNames(cellClass, 'truncate', column.align === 'end' && 'text-right')}>
        {index === 0 && deeds.onOpen ? (
          <button type="button" onClick={() => deeds.onOpen?.(data)} className="max-w-full truncate rounded-chip text-left focus-ring">
            {column.cell(data)}
          </button>
        ) : (
          column.cell(data)
        )}
      </td>
    ))}
  </tr>
);

/** Drawn again only when something of its own has changed: a touch on one row leaves its neighbours alone. */
export const RowLine = memo(PlainRowLine) as typeof PlainRowLine;

const cellClass = 'border-b border-line px-2';

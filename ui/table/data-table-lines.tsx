import { ChevronDown, ChevronRight } from 'lucide-react';

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

export type RowLineProps<Data> = LinePlace & {
  readonly data: Data;
  readonly name: string;
  readonly columns: readonly DataColumn<Data>[];
  readonly isSelected: boolean;
  readonly onSelect: ((selected: boolean) => void) | undefined;
  readonly onOpen: ((row: Data) => void) | undefined;
};

export const RowLine = <Data,>({ data, name, columns, isSelected, onSelect, onOpen, rowIndex, heightPx }: RowLineProps<Data>) => (
  <tr
    aria-rowindex={rowIndex}
    aria-selected={onSelect ? isSelected : undefined}
    style={{ height: heightPx }}
    className={classNames('group', isSelected ? 'bg-teff-sunk' : 'hover:bg-teff-raise')}
  >
    {onSelect && (
      <td className={cellClass}>
        <Checkbox aria-label={m.ui_select_row({ name })} checked={isSelected} onChange={(event) => onSelect(event.target.checked)} />
      </td>
    )}
    {columns.map((column, index) => (
      <td key={column.id} className={classNames(cellClass, 'truncate', column.align === 'end' && 'text-right')}>
        {index === 0 && onOpen ? (
          <button type="button" onClick={() => onOpen(data)} className="max-w-full truncate rounded-chip text-left focus-ring">
            {column.cell(data)}
          </button>
        ) : (
          column.cell(data)
        )}
      </td>
    ))}
  </tr>
);

const cellClass = 'border-b border-line px-2';

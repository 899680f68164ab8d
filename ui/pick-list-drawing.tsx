import { Command } from 'cmdk';
import type { ReactNode } from 'react';

import { fieldClass } from './field.tsx';
import type { PickListProps } from './pick-list.tsx';

export type PickRow = { readonly id: string; readonly drawn: ReactNode; readonly pick: () => void };

export type PickListDrawingProps = Omit<PickListProps<never>, 'choices' | 'idOf' | 'draw' | 'onPick'> & {
  readonly rows: readonly PickRow[];
};

export const PickListDrawing = ({ label, placeholder, query, onQuery, rows, empty, fieldRef, beside }: PickListDrawingProps) => (
  <Command shouldFilter={false} label={label} className="flex flex-col gap-3">
    <div className="flex shrink-0 items-center gap-1">
      <Command.Input ref={fieldRef} value={query} onValueChange={onQuery} placeholder={placeholder} className={fieldClass} />
      {beside}
    </div>
    <Command.List>
      {empty !== null && <Command.Empty className="py-4 text-body text-ink-2">{empty}</Command.Empty>}
      {rows.map(({ id, drawn, pick }) => (
        <Command.Item
          key={id}
          value={id}
          onSelect={pick}
          className="flex min-h-14 cursor-pointer items-center justify-between gap-3 border-b border-line px-2 data-[selected=true]:bg-teff-sunk"
        >
          {drawn}
        </Command.Item>
      ))}
    </Command.List>
  </Command>
);

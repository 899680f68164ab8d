import { Command } from 'cmdk';
import type { ReactNode, RefCallback } from 'react';

import { fieldClass } from './field.tsx';

export type PickListProps<Choice> = {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Already found and in order; the list only shows them. */
  readonly choices: readonly Choice[];
  readonly idOf: (choice: Choice) => string;
  readonly draw: (choice: Choice) => ReactNode;
  readonly onPick: (choice: Choice) => void;
  /** What is said when nothing was found; null where nothing is looked for yet. */
  readonly empty: ReactNode;
  readonly fieldRef?: RefCallback<HTMLInputElement>;
  /** Another way to find it, at the field's end. */
  readonly beside?: ReactNode;
};

export type PickRow = { readonly id: string; readonly drawn: ReactNode; readonly pick: () => void };

export type PickListDrawingProps = Omit<PickListProps<never>, 'choices' | 'idOf' | 'draw' | 'onPick' | 'beside'> & {
  readonly rows: readonly PickRow[];
};

/** The field and the list beneath it, laid out by the grid that they stand in. */
export const PickListDrawing = ({ label, placeholder, query, onQuery, rows, empty, fieldRef }: PickListDrawingProps) => (
  <Command shouldFilter={false} label={label} className="contents">
    <Command.Input ref={fieldRef} value={query} onValueChange={onQuery} placeholder={placeholder} className={fieldClass} />
    <Command.List className="col-span-full">
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

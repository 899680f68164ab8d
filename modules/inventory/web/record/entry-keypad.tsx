import type { ReactNode, RefObject } from 'react';

import { useLocale } from '../../../../platform/web/locale.ts';
import { Keypad } from '../../../../ui/keypad.tsx';
import type { StockRow } from '../list/stock-row.ts';
import { unitWord } from '../words/unit-word.ts';
import { deleteKey, entryUnits, typedUnit, typeKey, typeUnit, type Typing } from './entry-units.ts';
import type { MovementReading } from './movement-form.ts';

const unitKeysMax = 3;

export type EntryKeypadProps = {
  readonly row: StockRow;
  readonly reading: Pick<MovementReading, 'entry'>;
  readonly entry: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly children: ReactNode;
};

/** The keys under the entry: digits, the item's own units, and the one action. */
export const EntryKeypad = ({ row, reading, entry, text, onText, children }: EntryKeypadProps) => {
  const locale = useLocale();
  const change = (edit: (typing: Typing) => Typing) => {
    const input = entry.current;
    const next = edit({ text, caret: input?.selectionStart ?? text.length });
    onText(next.text);
    // The cursor can be set only once the new text stands in the field.
    requestAnimationFrame(() => input?.setSelectionRange(next.caret, next.caret));
  };
  const units = entryUnits(row.units).slice(0, unitKeysMax);
  return (
    <Keypad
      units={units.map((unit) => ({ id: unit, label: unitWord(unit, 1) }))}
      litUnitId={reading.entry?.impliedUnit ?? reading.entry?.parts.at(-1)?.unit}
      onUnit={(id) => {
        const unit = units.find((one) => one === id);
        if (unit) change((typing) => typeUnit(typing, typedUnit(unit, locale)));
      }}
      onKey={(key) => change((typing) => typeKey(typing, key))}
      onDelete={() => change(deleteKey)}
    >
      {children}
    </Keypad>
  );
};

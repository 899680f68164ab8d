import { Delete } from 'lucide-react';
import type { ReactNode } from 'react';

import { m } from '../generated/messages/web/messages.js';

export type KeypadUnit = { readonly id: string; readonly label: string };

export type KeypadProps = {
  readonly units: readonly KeypadUnit[];
  /** The unit that the number being typed counts in; its key is lit. */
  readonly litUnitId: string | undefined;
  readonly onUnit: (id: string) => void;
  /** A digit, the decimal point or a plus sign, to be put where the cursor is. */
  readonly onKey: (key: string) => void;
  readonly onDelete: () => void;
  /** The one action, under the keys: "Receive 15 tins". */
  readonly children?: ReactNode;
};

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'] as const;

const unitClass =
  'min-h-11 flex-1 rounded-control border border-line-strong px-2 text-body whitespace-nowrap focus-ring motion-quick active:bg-line aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-teff';
const keyClass =
  'flex min-h-12 items-center justify-center rounded-control border border-line bg-teff-raise text-[1.375rem] font-medium focus-ring active:bg-line';

/** Keys for a quantity such as "2 case + 3", large enough for wet hands. */
export const Keypad = ({ units, litUnitId, onUnit, onKey, onDelete, children }: KeypadProps) => (
  <div className="flex flex-col gap-2 border-t border-line bg-teff-sunk p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
    <div className="flex flex-wrap gap-2">
      {units.map((unit) => (
        <button key={unit.id} type="button" aria-pressed={unit.id === litUnitId} onClick={() => onUnit(unit.id)} className={unitClass}>
          {unit.label}
        </button>
      ))}
      <button type="button" onClick={() => onKey('+')} className={unitClass}>
        +
      </button>
    </div>
    <div className="grid grid-cols-3 gap-2">
      {digits.map((digit) => (
        <button key={digit} type="button" onClick={() => onKey(digit)} className={keyClass}>
          {digit}
        </button>
      ))}
      <button type="button" aria-label={m.ui_delete_last()} onClick={onDelete} className={keyClass}>
        <Delete className="size-6" aria-hidden />
      </button>
    </div>
    {children}
  </div>
);

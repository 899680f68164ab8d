import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { m } from '../../generated/messages/web/messages.js';

export type SelectionBarProps = {
  readonly count: number;
  /** What the actions would cost or touch: "Order to par: £125.20 from 2 suppliers". */
  readonly consequence?: ReactNode;
  readonly actions: ReactNode;
  readonly onClear: () => void;
};

/** Floats over the list's foot while something is chosen. */
export const SelectionBar = ({ count, consequence, actions, onClear }: SelectionBarProps) =>
  count === 0 ? null : (
    <div
      role="region"
      aria-live="polite"
      aria-label={m.ui_selected({ count })}
      className="absolute inset-x-4 bottom-5 z-selection flex min-h-13 flex-wrap items-center gap-x-4 gap-y-1 rounded-popover bg-ink px-4 py-2 text-teff"
    >
      <b className="font-semibold">{m.ui_selected({ count })}</b>
      {consequence !== undefined && <span className="text-small opacity-85">{consequence}</span>}
      <span className="ml-auto flex items-center gap-2">
        {actions}
        <button
          type="button"
          aria-label={m.ui_clear_selection()}
          onClick={onClear}
          className="inline-flex size-9 items-center justify-center rounded-control focus-ring touch:size-11"
        >
          <X className="size-4" aria-hidden />
        </button>
      </span>
    </div>
  );

/** An action within the bar: an edge in the bar's own text colour. */
export const selectionActionClass =
  'inline-flex min-h-9 items-center gap-2 rounded-control border border-teff/40 px-3.5 text-body font-medium focus-ring hover:border-teff touch:min-h-11 [&>svg]:size-4';

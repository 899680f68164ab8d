import { Undo2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import type { TakenSteps } from '../use-kitchen-commands.ts';
import { useDeviceNow } from './server-clock.ts';

export type UndoBarProps = { readonly taken: TakenSteps; readonly onUndo: () => void };

/** What was done last, and the way to take it back while its ten seconds run; nothing after them. */
export const UndoBar = ({ taken, onUndo }: UndoBarProps) => {
  const nowMs = useDeviceNow();
  const left = Math.ceil((taken.atMs + kitchenLimits.undoMs - nowMs) / 1000);
  const seconds = Math.min(left, kitchenLimits.undoMs / 1000);
  if (left <= 0) return null;
  return (
    <div className="relative flex shrink-0 items-center gap-4 border-r border-line px-5 py-2 max-md:basis-full max-md:justify-between">
      <div
        className="absolute inset-x-0 top-0 h-1.5 origin-left bg-ink"
        style={{ width: `${(seconds * 100_000) / kitchenLimits.undoMs}%` }}
      />
      <p className="text-kitchen-small font-semibold">{said(taken)}</p>
      <button
        type="button"
        onClick={onUndo}
        className="inline-flex min-h-16 items-center gap-3 rounded-tile border-2 border-ink px-5 text-kitchen-small font-semibold whitespace-nowrap tabular-nums focus-ring"
      >
        <Undo2 aria-hidden className="size-6" />
        {m.kitchen_undo({ seconds })}
      </button>
    </div>
  );
};

const said = ({ subject: what, steps }: TakenSteps): string => {
  const step = steps[0]?.step;
  if (step === 'RECALL') return m.kitchen_recalled({ what });
  return step === 'START' ? m.kitchen_begun({ what }) : m.kitchen_bumped({ what });
};

import { Undo2 } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { kitchenLimits } from '../../rules/kitchen-limits.ts';
import type { TakenSteps } from '../use-kitchen-commands.ts';

export type UndoBarProps = { readonly taken: TakenSteps; readonly nowMs: number; readonly onUndo: () => void };

/** The seconds that are left to take the last bump back. @unit seconds; nothing or less when there is no more */
export const secondsToUndo = (taken: TakenSteps, nowMs: number): number => Math.ceil((taken.atMs + kitchenLimits.undoMs - nowMs) / 1000);

/** What was bumped last, and the way to take it back while its ten seconds run. */
export const UndoBar = ({ taken, nowMs, onUndo }: UndoBarProps) => {
  const left = secondsToUndo(taken, nowMs);
  return (
    <div className="relative flex items-center gap-4 border-r border-line px-5">
      <div className="absolute inset-x-0 top-0 h-1.5 origin-left bg-ink" style={{ width: `${(left * 100_000) / kitchenLimits.undoMs}%` }} />
      <p className="text-kitchen-small font-semibold">{m.kitchen_bumped({ what: taken.subject })}</p>
      <button
        type="button"
        onClick={onUndo}
        className="inline-flex min-h-16 items-center gap-3 rounded-tile border-2 border-ink px-5 text-kitchen-small font-semibold tabular-nums focus-ring"
      >
        <Undo2 aria-hidden className="size-6" />
        {m.kitchen_undo({ seconds: left })}
      </button>
    </div>
  );
};

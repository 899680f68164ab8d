import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';

/** Since when somebody is in, and pauses; null where they are not. */
export type Open = { readonly from: number; readonly onBreakSince: number | null } | null;
/** What a button says. */
export type Said = 'IN' | 'OUT' | 'BREAK_START' | 'BREAK_END';
export type ClockButtonsProps = {
  readonly open: Open;
  readonly isFinding: boolean;
  /** A moment ago something was said: what stands under the thumb now says nothing yet. */
  readonly isJustSaid: boolean;
  readonly onSay: (kind: Said) => void;
};

/** Coming, pausing and going. */
export const ClockButtons = ({ open, isFinding, isJustSaid, onSay }: ClockButtonsProps) => (
  <div className="flex flex-col gap-3">
    <Button
      kind="primary"
      size="thumb"
      className="min-h-20 text-heading"
      disabled={isJustSaid}
      busyLabel={isFinding ? m.staff_clock_finding() : undefined}
      onClick={() => onSay(open ? 'OUT' : 'IN')}
    >
      {open ? m.staff_clock_out() : m.staff_clock_in()}
    </Button>
    {open && (
      <Button
        size="thumb"
        disabled={isFinding || isJustSaid}
        onClick={() => onSay(open.onBreakSince === null ? 'BREAK_START' : 'BREAK_END')}
      >
        {open.onBreakSince === null ? m.staff_clock_break() : m.staff_clock_break_end()}
      </Button>
    )}
  </div>
);

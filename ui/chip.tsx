import type { ReactNode } from 'react';

export type ChipProps = {
  readonly children: ReactNode;
  readonly pressed: boolean;
  readonly onPress: () => void;
  /** How many things the filter leaves; formatted by the caller. */
  readonly count?: string;
};

/** A filter that is on or off. */
export const Chip = ({ children, pressed, onPress, count }: ChipProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onPress}
    className="group inline-flex min-h-7 shrink-0 items-center gap-1.5 rounded-control border border-line px-2.5 text-small text-ink-2 focus-ring motion-quick hover:border-line-strong hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-teff touch:min-h-11 touch:px-3"
  >
    {children}
    {count !== undefined && <span className="text-ink-3 group-aria-pressed:text-teff">{count}</span>}
  </button>
);

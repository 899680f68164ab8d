import type { ReactNode } from 'react';

export type SwitchProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The word beside it, so that the state isn't a matter of colour. */
  readonly children: ReactNode;
  readonly disabled?: boolean;
};

/** A setting that takes effect as it is touched. */
export const Switch = ({ label, checked, onChange, children, disabled }: SwitchProps) => (
  <span className="inline-flex items-center gap-3">
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
      className="relative h-[1.625rem] w-11 rounded-full border border-line-strong bg-teff-raise focus-ring motion-quick aria-checked:border-ink aria-checked:bg-ink disabled:opacity-50"
    >
      <span
        data-on={checked || undefined}
        className="absolute top-1/2 left-1 size-[1.125rem] -translate-y-1/2 rounded-full bg-ink-3 transition-transform duration-120 data-on:translate-x-4 data-on:bg-teff"
      />
    </button>
    <span aria-hidden className="text-body">
      {children}
    </span>
  </span>
);

import { useId, type ReactNode } from 'react';

export type SegmentOption<Value extends string> = { readonly value: Value; readonly label: string; readonly icon?: ReactNode };

export type SegmentProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly SegmentOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** One of at most four short words, all in sight. */
export const Segment = <Value extends string>({ label, options, value, onChange }: SegmentProps<Value>) => {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="inline-flex w-fit min-h-9 overflow-clip rounded-control border border-line-strong touch:min-h-11"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer items-center gap-2 border-line px-3.5 text-body text-ink-2 not-first:border-l motion-quick hover:bg-teff-sunk has-checked:bg-ink has-checked:font-medium has-checked:text-teff has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus [&>svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
};

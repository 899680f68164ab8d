import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names.ts';

/** `primary` fills the one action that moves the day on; there is at most one on a screen. */
export type ButtonKind = 'primary' | 'secondary' | 'row' | 'quiet';

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  readonly kind?: ButtonKind;
  /** Names the result: "Receive 15 tins". */
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** What stands in place of the label while the work runs, for example "Sending". The width is kept. */
  readonly busyLabel?: string | undefined;
  /** Takes the full width and the height of a thumb on a phone. */
  readonly size?: 'usual' | 'thumb';
};

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control border text-body whitespace-nowrap select-none focus-ring motion-quick ' +
  'disabled:bg-teff-sunk disabled:text-ink-3 disabled:border-line disabled:cursor-default aria-busy:cursor-progress [&>svg]:size-4 [&>svg]:shrink-0';

const kinds: Readonly<Record<ButtonKind, string>> = {
  primary:
    'min-h-control px-3.5 font-semibold border-transparent bg-berbere text-on-berbere hover:bg-berbere-press active:translate-y-px touch:px-5',
  secondary: 'min-h-control px-3.5 font-medium border-line-strong text-ink hover:bg-teff-sunk active:bg-line touch:px-5',
  row: 'min-h-8 px-3 font-medium text-small border-line text-ink hover:border-line-strong active:bg-teff-sunk touch:min-h-11',
  quiet: 'min-h-control px-3 font-medium border-transparent text-ink hover:bg-teff-sunk active:bg-line',
};

/** The look of a button, for a link that acts like one. */
export const buttonClass = (kind: ButtonKind, size: 'usual' | 'thumb' = 'usual'): string =>
  classNames(shape, kinds[kind], size === 'thumb' && 'w-full touch:min-h-14');

export const Button = ({ kind = 'secondary', size = 'usual', icon, busyLabel, className, children, ...rest }: ButtonProps) => {
  const busy = busyLabel !== undefined;
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={classNames(buttonClass(kind, size), className)}
    >
      {busy ? (
        <span className="inline-grid items-center justify-items-center">
          <span className="invisible col-start-1 row-start-1">{children}</span>
          <span className="col-start-1 row-start-1 inline-flex items-center gap-2">
            <LoaderCircle className="size-4 animate-turn" aria-hidden />
            {busyLabel}
          </span>
        </span>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </button>
  );
};

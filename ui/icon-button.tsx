import type { ComponentProps, ReactNode } from 'react';

import { classNames } from './class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it does, for those who don't see the picture, and under the pointer. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A picture that acts: always named, always large enough for a finger. */
export const IconButton = ({ label, children, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={classNames(
      'inline-flex size-9 shrink-0 items-center justify-center rounded-control text-ink-2 focus-ring motion-quick',
      'hover:bg-teff-sunk hover:text-ink active:bg-line touch:size-11 [&>svg]:size-[1.125rem] touch:[&>svg]:size-5',
      className,
    )}
  >
    {children}
  </button>
);

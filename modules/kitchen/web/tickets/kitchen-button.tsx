import type { ComponentProps } from 'react';

import { classNames } from '../../../../ui/class-names.ts';

const kinds = {
  plain: 'border-line-strong text-ink',
  solid: 'border-ink bg-ink text-teff',
  wrong: 'border-wrong text-wrong',
  soon: 'border-turmeric text-turmeric',
} as const;

export type KitchenButtonProps = ComponentProps<'button'> & { readonly kind?: keyof typeof kinds };

/** A button for a wet thumb, read at two metres. */
export const KitchenButton = ({ kind = 'plain', className, ...button }: KitchenButtonProps) => (
  <button
    type="button"
    {...button}
    className={classNames(
      'inline-flex min-h-16 items-center justify-center gap-3 rounded-tile border-2 px-4 text-kitchen-small font-semibold focus-ring disabled:border-line disabled:text-ink-3',
      kinds[kind],
      className,
    )}
  />
);

import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';

export type TooltipProps = {
  readonly words: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** It must take a ref and be focusable; what the words say must also be its name or be said elsewhere. */
  readonly children: ReactElement;
};

/** Words under the pointer or the focus. Touch has none: never the only place of a fact. */
export const Tooltip = ({ words, side = 'right', children }: TooltipProps) => (
  <Radix.Provider delayDuration={300}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content side={side} sideOffset={8} className="z-popover rounded-control bg-ink px-2.5 py-1.5 text-small text-teff">
          {words}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);

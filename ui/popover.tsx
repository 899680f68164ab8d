import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { floatClass } from './overlay-parts.tsx';

export type PopoverProps = {
  /** The control that opens it; it must take a ref and button properties. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly className?: string;
};

export const Popover = ({ trigger, children, align = 'start', className }: PopoverProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className={classNames(floatClass, 'z-popover max-w-[calc(100vw-1.5rem)] p-3', className)}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

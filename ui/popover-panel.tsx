import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { CloseButton, floatClass } from './overlay-parts.tsx';

export type PopoverPanelProps = {
  /** What it is called, for those who don't see it. */
  readonly label: string;
  /** The control that it hangs on; it must take a ref. */
  readonly anchor: ReactElement;
  readonly onClose: () => void;
  /** Beside the way to close it, and always in sight. */
  readonly heading: ReactNode;
  readonly children: ReactNode;
};

/** A column of 400 px under a control, as wide as a phone where that is less: it is there while it is drawn. */
export const PopoverPanel = ({ label, anchor, onClose, heading, children }: PopoverPanelProps) => (
  <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Radix.Anchor asChild>{anchor}</Radix.Anchor>
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={8}
        collisionPadding={8}
        aria-label={label}
        className={classNames(
          floatClass,
          'z-popover flex max-h-[min(40rem,var(--radix-popover-content-available-height))] w-[400px] max-w-[calc(100vw-1rem)] flex-col',
        )}
      >
        <header className="flex items-center gap-x-1 pt-3 pr-2 pl-4">
          {heading}
          <Radix.Close asChild>
            <CloseButton />
          </Radix.Close>
        </header>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

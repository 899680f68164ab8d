import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { scrimClass } from './overlay-parts.tsx';

export type DrawerProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Its name; not shown, because its content is known by sight. */
  readonly label: string;
  readonly children: ReactNode;
};

/** The navigation of a phone, from the left edge. */
export const Drawer = ({ open, onClose, label, children }: DrawerProps) => (
  <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Radix.Portal>
      <Radix.Overlay className={classNames(scrimClass, 'z-drawer')} />
      <Radix.Content
        aria-describedby={undefined}
        className="fixed inset-y-0 left-0 z-drawer w-[18rem] max-w-[85vw] animate-drawer border-r border-line bg-teff-sunk pt-[env(safe-area-inset-top)] text-ink"
      >
        <Radix.Title className="sr-only">{label}</Radix.Title>
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { CloseButton, scrimClass } from './overlay-parts.tsx';

export type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Stays in sight at the foot, within reach of a thumb. */
  readonly actions?: ReactNode;
  /** Instead of actions: something of the sheet's whole width at its foot, with its own ground and edge. */
  readonly foot?: ReactNode;
  /** `full` takes the whole screen of a phone, for work of its own. */
  readonly onPhone?: 'bottom' | 'full';
};

export const SheetDrawing = ({ open, onClose, title, children, actions, foot, onPhone = 'bottom' }: SheetProps) => (
  <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Radix.Portal>
      <Radix.Overlay className={classNames(scrimClass, 'z-drawer')} />
      <Radix.Content
        aria-describedby={undefined}
        className={classNames(
          'fixed z-drawer flex flex-col bg-teff-raise text-body text-ink animate-sheet',
          onPhone === 'full' ? 'inset-0' : 'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-popover border-t border-line',
          'md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-[27.5rem] md:rounded-none md:border-t-0 md:border-l',
        )}
      >
        <header className="flex items-start justify-between gap-4 px-4 pt-4 pb-2 md:px-7 md:pt-6">
          <Radix.Title className="text-heading">{title}</Radix.Title>
          <Radix.Close asChild>
            <CloseButton />
          </Radix.Close>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pb-6 md:px-7">{children}</div>
        {foot}
        {actions && (
          <footer
            data-thumb-bar
            className="flex flex-wrap gap-2 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-7"
          >
            {actions}
          </footer>
        )}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

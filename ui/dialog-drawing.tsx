import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';

import { classNames } from './class-names.ts';
import { CloseButton, floatClass, scrimClass } from './overlay-parts.tsx';

export type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** One sentence that names the thing and the consequence. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The way out at the left, the action at the right. */
  readonly actions?: ReactNode;
  /** For what is shown this one time: its own buttons alone close it. */
  readonly isShownOnce?: boolean;
};

const stay = (event: Event): void => event.preventDefault();

export const DialogDrawing = ({ open, onClose, title, description, children, actions, isShownOnce = false }: DialogProps) => (
  <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Radix.Portal>
      <Radix.Overlay className={classNames(scrimClass, 'z-dialog')} />
      <Radix.Content
        {...(description === undefined && { 'aria-describedby': undefined })}
        {...(isShownOnce && { onEscapeKeyDown: stay, onInteractOutside: stay })}
        className={classNames(
          floatClass,
          'fixed top-1/2 left-1/2 z-dialog flex max-h-[85dvh] w-[min(30rem,calc(100vw-2rem))] -translate-1/2 flex-col gap-4 overflow-y-auto p-5',
        )}
      >
        <header className="flex items-start justify-between gap-4">
          <Radix.Title className="text-heading">{title}</Radix.Title>
          <Radix.Close asChild>
            <CloseButton />
          </Radix.Close>
        </header>
        {description !== undefined && <Radix.Description className="text-body text-ink-2">{description}</Radix.Description>}
        {children}
        {actions && (
          // What is to be done stays in sight, however much there is to read above it.
          <footer className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 bg-teff-raise px-5 pt-3 pb-5">{actions}</footer>
        )}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);

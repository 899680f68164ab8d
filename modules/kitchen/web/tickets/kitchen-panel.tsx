import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';

export type KitchenPanelProps = { readonly title: ReactNode; readonly onClose: () => void; readonly children: ReactNode };

/**
 * Something over the board, in its size and colours. It is the platform's own dialog: it stays inside the board, where a full
 * screen shows it too, and keeps the focus. It hangs from the top: what comes later, such as a recipe, moves nothing under a finger.
 */
export const KitchenPanel = ({ title, onClose, children }: KitchenPanelProps) => {
  const panel = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => panel.current?.showModal(), []);
  return (
    <dialog
      ref={panel}
      aria-labelledby={titleId}
      onClose={onClose}
      className="mx-auto mt-[3dvh] mb-auto max-h-[94dvh] w-[min(60rem,calc(100vw-1rem))] overflow-y-auto rounded-tile border-2 border-line-strong bg-teff-raise text-ink backdrop:bg-teff-sunk/80"
    >
      <header className="sticky top-0 z-1 flex items-center justify-between gap-4 border-b border-line bg-teff-raise px-5 py-3">
        <h2 id={titleId} className="text-kitchen-dish">
          {title}
        </h2>
        <button
          type="button"
          onClick={() => panel.current?.close()}
          aria-label={m.kitchen_close_panel()}
          className="grid size-16 shrink-0 place-items-center rounded-tile border-2 border-line-strong focus-ring"
        >
          <X aria-hidden className="size-8" />
        </button>
      </header>
      <div className="flex flex-col gap-5 p-5 text-kitchen-small">{children}</div>
    </dialog>
  );
};

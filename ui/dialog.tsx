import { Suspense, type ReactNode } from 'react';

import { drawnLater } from './drawn-later.tsx';
import { useOnceOpened } from './once-opened.ts';

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

const drawings = drawnLater(() => import('./dialog-drawing.tsx'));
const Drawing = drawings.part((parts) => parts.DialogDrawing);

/** Fetches what draws it. */
export const fetchDialog = drawings.fetch;

/** Holds the focus until it is answered; Escape and the ground behind it close it. */
export const Dialog = (props: DialogProps) =>
  useOnceOpened(props.open) && (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );

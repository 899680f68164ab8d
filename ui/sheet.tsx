import { Suspense, type ReactNode } from 'react';

import { drawnLater } from './drawn-later.tsx';
import { useOnceOpened } from './once-opened.ts';

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

const drawings = drawnLater(() => import('./sheet-drawing.tsx'));
const Drawing = drawings.part((parts) => parts.SheetDrawing);

/** Fetches what draws it. */
export const fetchSheet = drawings.fetch;

/** A side panel on a desk, from the bottom on a phone. */
export const Sheet = (props: SheetProps) =>
  useOnceOpened(props.open) && (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );

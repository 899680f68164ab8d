import { Suspense } from 'react';

import { drawnLater } from './drawn-later.tsx';
import { useOnceOpened } from './once-opened.ts';
import type { DialogProps } from './dialog-drawing.tsx';

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

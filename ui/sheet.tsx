import { Suspense } from 'react';

import { drawnLater } from './drawn-later.tsx';
import { useOnceOpened } from './once-opened.ts';
import type { SheetProps } from './sheet-drawing.tsx';

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

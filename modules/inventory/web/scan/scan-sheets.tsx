import { lazy, Suspense } from 'react';

import type { FindItemSheetProps } from './find-item-sheet.tsx';
import type { ScanSheetProps } from './scan-sheet.tsx';

// One step further away than the buttons, which else would carry the names of all that the sheets need onto every screen.
const FindItemSheet = lazy(async () => ({ default: (await import('./find-item-sheet.tsx')).FindItemSheet }));
const ScanSheet = lazy(async () => ({ default: (await import('./scan-sheet.tsx')).ScanSheet }));

export const LazyFindItemSheet = (props: FindItemSheetProps) => (
  <Suspense>
    <FindItemSheet {...props} />
  </Suspense>
);

export const LazyScanSheet = (props: ScanSheetProps) => (
  <Suspense>
    <ScanSheet {...props} />
  </Suspense>
);

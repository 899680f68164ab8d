import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { openPalette, useIsPaletteOpen, usePaletteKey } from './palette-state.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));

/** Where a desk finds everything; on a phone the bars are near enough. The palette arrives when it is first opened. */
export const PaletteButton = () => {
  usePaletteKey();
  const isOpen = useIsPaletteOpen();
  return (
    <>
      <button
        type="button"
        onClick={openPalette}
        aria-keyshortcuts="Control+K Meta+K"
        className="hidden h-8 w-70 items-center gap-2 rounded-control border border-line bg-teff-raise px-3 text-small text-ink-2 focus-ring hover:border-line-strong lg:flex"
      >
        <Search className="size-4" aria-hidden />
        <span className="flex-1 text-left">{m.app_palette_placeholder()}</span>
        <kbd aria-hidden className="rounded-chip border border-line px-1.5 font-sans text-micro">
          {m.app_palette_keys()}
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <CommandPalette />
        </Suspense>
      )}
    </>
  );
};

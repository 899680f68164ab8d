import { useEffect } from 'react';

import { externalValue, useExternalValue } from '../../../platform/web/external-value.ts';

const isOpen = externalValue(false);

export const openPalette = (): void => isOpen.set(true);
export const closePalette = (): void => isOpen.set(false);
export const useIsPaletteOpen = (): boolean => useExternalValue(isOpen);

/** Ctrl or Cmd with k, from anywhere. */
export const usePaletteKey = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      isOpen.set(!isOpen.get());
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};

import { useSyncExternalStore } from 'react';

const phone = '(width < 48rem)';
const besidePanel = '(width >= 80rem)';

const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

/** Narrow as a phone: two-line rows, full screens, the bottom bar. */
export const useIsPhone = (): boolean => useMedia(phone);

/** Wide enough for a panel beside the page. */
export const useHasSidePanel = (): boolean => useMedia(besidePanel);

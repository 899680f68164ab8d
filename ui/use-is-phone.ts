import { useSyncExternalStore } from 'react';

const media = (query: string) => ({
  subscribe: (listener: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  },
  isMet: () => matchMedia(query).matches,
});

const phone = media('(width < 48rem)');
const besidePanel = media('(width >= 80rem)');

/** Narrow as a phone: two-line rows, full screens, the bottom bar. */
export const useIsPhone = (): boolean => useSyncExternalStore(phone.subscribe, phone.isMet);

/** Wide enough for a panel beside the page. */
export const useHasSidePanel = (): boolean => useSyncExternalStore(besidePanel.subscribe, besidePanel.isMet);

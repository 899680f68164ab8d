import { useEffect } from 'react';

import { externalValue, useExternalValue } from '../../../platform/web/external-value.ts';

const cookieName = 'maed_sidebar';
const cookieSeconds = 7 * 24 * 60 * 60;

const isOpenInCookie = () => document.cookie.split('; ').includes(`${cookieName}=open`);

/** On a desk: pictures and words, or pictures alone. Alone by default. */
const isOpen = externalValue(isOpenInCookie());
/** On a phone: the drawer, which is never remembered. */
const isDrawerOpen = externalValue(false);

const isPhone = () => matchMedia('(width < 48rem)').matches;

export const toggleSidebar = (): void => {
  if (isPhone()) {
    isDrawerOpen.set(!isDrawerOpen.get());
    return;
  }
  isOpen.set(!isOpen.get());
  document.cookie = `${cookieName}=${isOpen.get() ? 'open' : 'collapsed'}; path=/; max-age=${cookieSeconds}; samesite=lax`;
};

export const closeDrawer = (): void => isDrawerOpen.set(false);

export const useIsSidebarOpen = (): boolean => useExternalValue(isOpen);
export const useIsDrawerOpen = (): boolean => useExternalValue(isDrawerOpen);

/** Ctrl or Cmd with b, from anywhere. */
export const useSidebarKey = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      toggleSidebar();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};

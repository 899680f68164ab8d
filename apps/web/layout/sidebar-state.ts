import { useEffect } from 'react';

import { type ExternalValue, externalValue, useExternalValue } from '../../../platform/web/external-value.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';

const cookieName = 'maed_sidebar';
const cookieSeconds = 7 * 24 * 60 * 60;

const isOpenInCookie = () => document.cookie.split('; ').includes(`${cookieName}=open`);

let rail: ExternalValue<boolean> | undefined;
/** On a desk: pictures and words, or pictures alone. Alone by default. A phone has no rail, and asks for no cookie at its start. */
const isRailOpen = () => (rail ??= externalValue(isOpenInCookie()));
const noRail = externalValue(false);

/** On a phone: the drawer, which is never remembered. */
const isDrawerOpen = externalValue(false);

const isPhone = () => matchMedia('(width < 48rem)').matches;

export const toggleSidebar = (): void => {
  if (isPhone()) {
    isDrawerOpen.set(!isDrawerOpen.get());
    return;
  }
  const isOpen = isRailOpen();
  isOpen.set(!isOpen.get());
  document.cookie = `${cookieName}=${isOpen.get() ? 'open' : 'collapsed'}; path=/; max-age=${cookieSeconds}; samesite=lax`;
};

export const closeDrawer = (): void => isDrawerOpen.set(false);

export const useIsSidebarOpen = (): boolean => useExternalValue(useIsPhone() ? noRail : isRailOpen());
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

import { isNativeShell } from './native-shell.ts';

/** A window for an address that is not known yet. */
export type WebsiteWindow = {
  readonly leadTo: (url: string) => Promise<void>;
  /** Takes it away again, where there is no address. */
  readonly close: () => void;
};

/** In an app a window over it, once the address is known. */
const overApp: WebsiteWindow = {
  leadTo: async (url) => (await import('./native/native-browser.ts')).openOverApp(url),
  close: () => undefined,
};

/** Opens a new tab at once, while the browser still knows whose press it was; where it may not, the way is taken in this one. */
export const openWebsiteWindow = (): WebsiteWindow => {
  if (isNativeShell()) return overApp;
  const opened = globalThis.open('', '_blank');
  return {
    leadTo: async (url) => {
      if (opened) opened.location.href = url;
      else globalThis.location.assign(url);
    },
    close: () => opened?.close(),
  };
};

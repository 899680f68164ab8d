type Shell = { readonly Capacitor?: { readonly isNativePlatform: () => boolean } };

/** Whether the app runs in its native shell, which puts its bridge into the page before anything else runs. */
export const isNativeShell = (): boolean => (globalThis as Shell).Capacitor?.isNativePlatform() === true;

import { Browser } from '@capacitor/browser';

/** Opens an address over the app, with a way back to it. */
export const openOverApp = (url: string): Promise<void> => Browser.open({ url });

import { App } from '@capacitor/app';
import { SystemBars, SystemBarsStyle } from '@capacitor/core';
import { Keyboard } from '@capacitor/keyboard';

/** Tells every address that the system hands to the app; the one that it was opened by is held until somebody listens. */
export const onAddressOpened = async (heed: (address: string) => void): Promise<void> => {
  await App.addListener('appUrlOpen', ({ url }) => heed(url));
};

/** Android's way back: what lies on top is closed, then the screen before is shown, and from the first one the app makes room. */
export const onBack = async (closeTop: () => boolean): Promise<void> => {
  await App.addListener('backButton', ({ canGoBack }) => {
    if (closeTop()) return;
    if (canGoBack) globalThis.history.back();
    else void App.minimizeApp();
  });
};

/** Clock and battery are drawn dark on a light ground and light on a dark one. */
export const matchSystemBars = (theme: string | undefined): Promise<void> =>
  SystemBars.setStyle({ style: theme === 'dark' ? SystemBarsStyle.Dark : SystemBarsStyle.Light });

/** Tells when the keyboard takes its part of the screen and gives it back. */
export const onKeyboard = async (heed: (isOpen: boolean) => void): Promise<void> => {
  await Keyboard.addListener('keyboardWillShow', () => heed(true));
  await Keyboard.addListener('keyboardWillHide', () => heed(false));
};

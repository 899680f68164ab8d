import type { Toast } from './toast-content.ts';

/** Shows one toast; it takes the place of the one on the screen. The library arrives with the first. */
export const showToast = (toast: Toast): void => {
  void import('./toaster.tsx').then(({ present }) => present(toast));
};

/** Takes the toast on the screen away, if the library was ever needed. */
export const dismissToast = (): void => {
  void import('./toaster.tsx').then(({ dismiss }) => dismiss());
};

import type { Toast } from './toast-content.ts';

/** Shows one toast; it takes the place of the one on the screen. The library arrives with the first. */
export const showToast = (toast: Toast): void => {
  void import('./toaster.tsx').then(({ present }) => present(toast));
};

import type { Toast } from './toast-content.ts';
import { whenSettled } from './when-settled.ts';

const load = () => import('./toaster.tsx');

/**
 * Fetches the library before it is needed: the toast that says that nobody can be reached must not have to be fetched
 * then.
 */
export const prepareToastsLater = (): void => whenSettled(() => void load().then(undefined, leaveUnsaid));

/** Shows one toast; it takes the place of the one on the screen. The library arrives with the first, or before it. */
export const showToast = (toast: Toast): void => {
  void load().then(({ present }) => present(toast), leaveUnsaid);
};

/** A toast is never the only sign of anything, so that one that can't be fetched is let go. */
const leaveUnsaid = (): void => {};

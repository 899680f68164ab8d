import { externalValue, useExternalValue } from '../platform/web/external-value.ts';
import { queryTimes } from '../platform/web/query-times.ts';
import type { Toast } from './toast-content.ts';

/** The one toast that there is: on the screen, or gone from it and still known. */
export type KnownToast = Pick<Toast, 'title' | 'description'> & { readonly isOpen: boolean };

const last = externalValue<KnownToast | null>(null);
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Whether one is on the screen. */
export const isToastOpen = (): boolean => last.get()?.isOpen ?? false;

/** Added, in the place of the one before. */
export const rememberToast = ({ title, description }: Toast): void => {
  clearTimeout(forgetting);
  last.set({ title, ...(description !== undefined && { description }), isOpen: true });
};

/** Dismissed: off the screen, and removed for good a while later. */
export const noteToastDismissed = (): void => {
  const known = last.get();
  if (!known?.isOpen) return;
  last.set({ ...known, isOpen: false });
  forgetting = setTimeout(() => last.set(null), queryTimes.toastForgottenMs);
};

/** What was said last, for whoever missed it. */
export const useLastToast = (): KnownToast | null => useExternalValue(last);

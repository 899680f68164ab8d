import { externalValue, useExternalValue } from './external-value.ts';

/**
 * What this device must tell whoever works on it.
 *
 * - `NO_STORAGE`: the browser keeps nothing, as in a private window.
 * - `WORK_LOST`: so many things waited here, and the browser has cleared its storage meanwhile.
 * - `LEFT_RESTAURANT`: the person belongs to it no more, and what the device kept of it is gone.
 * - `TIME_GUESSED`: so many things were recorded by a clock that was wrong and was put right before they were sent.
 */
export type DeviceNotice =
  | { readonly kind: 'NO_STORAGE' }
  | { readonly kind: 'TIME_GUESSED'; readonly count: number }
  | { readonly kind: 'WORK_LOST'; readonly count: number }
  | { readonly kind: 'LEFT_RESTAURANT'; readonly name: string; readonly unsent: number };

const notices = externalValue<readonly DeviceNotice[]>([]);

/** Stands until it was read. */
export const noteOnDevice = (notice: DeviceNotice): void => notices.set([...notices.get(), notice]);

/** One more of them; the notice counts. */
export const noteTimeGuessed = (): void => {
  const before = notices.get().find((one) => one.kind === 'TIME_GUESSED');
  const others = notices.get().filter((one) => one !== before);
  notices.set([...others, { kind: 'TIME_GUESSED', count: (before?.count ?? 0) + 1 }]);
};

export const dismissNotice = (notice: DeviceNotice): void => notices.set(notices.get().filter((one) => one !== notice));

export const useDeviceNotices = (): readonly DeviceNotice[] => useExternalValue(notices);

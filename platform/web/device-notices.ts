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

/** Whose they are; nobody's until somebody is signed in. */
let owner: string | undefined;

const keyOf = (userId: string) => `maed.notices.${userId}`;

/** Kept beside the disk, which is what some of them tell of. That nothing is kept is found anew at every start. */
const show = (next: readonly DeviceNotice[]): void => {
  notices.set(next);
  if (owner === undefined) return;
  const kept = next.filter(({ kind }) => kind !== 'NO_STORAGE');
  if (kept.length === 0) localStorage.removeItem(keyOf(owner));
  else localStorage.setItem(keyOf(owner), JSON.stringify(kept));
};

/** Somebody works here now: they see what they have not read yet, and nothing of anybody else's. */
export const openNotices = (userId: string): void => {
  owner = userId;
  notices.set(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as readonly DeviceNotice[]);
};

/** At a sign-out: nothing that names where the person worked stays readable. */
export const forgetNotices = (userId: string): void => {
  localStorage.removeItem(keyOf(userId));
  if (owner === userId) notices.set([]);
};

/** Stands until it was read, also over a reload. */
export const noteOnDevice = (notice: DeviceNotice): void => show([...notices.get(), notice]);

/** One more of them; the notice counts. */
export const noteTimeGuessed = (): void => {
  const before = notices.get().find((one) => one.kind === 'TIME_GUESSED');
  const others = notices.get().filter((one) => one !== before);
  show([...others, { kind: 'TIME_GUESSED', count: (before?.count ?? 0) + 1 }]);
};

/** Once for a restaurant: a page that was closed while it cleared up counts again, and finds less. */
export const noteLeft = (name: string, unsent: number): void => {
  const before = notices.get().find((one) => one.kind === 'LEFT_RESTAURANT' && one.name === name);
  const others = notices.get().filter((one) => one !== before);
  const found = before?.kind === 'LEFT_RESTAURANT' ? before.unsent : 0;
  show([...others, { kind: 'LEFT_RESTAURANT', name, unsent: Math.max(found, unsent) }]);
};

export const dismissNotice = (notice: DeviceNotice): void => show(notices.get().filter((one) => one !== notice));

export const useDeviceNotices = (): readonly DeviceNotice[] => useExternalValue(notices);

import { externalValue, useExternalValue } from './external-value.ts';

export type ThemePreference = 'light' | 'dark' | 'system';

/** Also read by the script that runs before the first paint: `apps/web/public/first-paint.js`. */
const storageKey = 'maed.theme';

const isPreference = (value: unknown): value is ThemePreference => value === 'light' || value === 'dark' || value === 'system';

const stored = () => {
  const value = globalThis.localStorage?.getItem(storageKey);
  return isPreference(value) ? value : 'system';
};

const preference = externalValue<ThemePreference>(stored());

const darkOutside = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const apply = () => {
  const chosen = preference.get();
  document.documentElement.dataset['theme'] = chosen === 'system' ? (darkOutside?.matches ? 'dark' : 'light') : chosen;
};

darkOutside?.addEventListener('change', apply);
globalThis.addEventListener?.('storage', (event: StorageEvent) => {
  if (event.key !== storageKey) return;
  preference.set(stored());
  apply();
});

/** On this device only: a dark kitchen and a bright office are one person's two devices. */
export const setTheme = (next: ThemePreference): void => {
  localStorage.setItem(storageKey, next);
  preference.set(next);
  apply();
};

export const useTheme = (): ThemePreference => useExternalValue(preference);

import { externalValue, useExternalValue } from '../../../../platform/web/external-value.ts';

/** How this screen is set, whoever stands before it. */
export type ScreenSettings = { readonly isSilent: boolean; readonly hasHighContrast: boolean };

const key = 'maed.kitchen-screen';

const read = (): ScreenSettings => {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
  const said = typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, unknown>>) : {};
  return { isSilent: said['isSilent'] === true, hasHighContrast: said['hasHighContrast'] === true };
};

const settings = externalValue<ScreenSettings>(read());

/** Kept on this device alone: a bright window and a loud fan belong to the place, not to the person. */
export const changeScreen = (changes: Partial<ScreenSettings>): void => {
  const next = { ...settings.get(), ...changes };
  localStorage.setItem(key, JSON.stringify(next));
  settings.set(next);
};

export const useScreenSettings = (): ScreenSettings => useExternalValue(settings);

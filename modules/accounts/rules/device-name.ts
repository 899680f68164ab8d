/** A device in words: the browser and what it runs on; null where it did not say. */
export type DeviceName = { readonly browser: string; readonly system: string } | null;

const first = (userAgent: string, names: readonly (readonly [pattern: RegExp, name: string])[]): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

// Nearly every browser also names those that it wants to be taken for, so the rarer names are asked first.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Reads a device's name from what its browser says of itself, for a person to recognise; nothing is decided by it. */
export const deviceName = (userAgent: string): DeviceName => {
  const [browser, system] = [first(userAgent, browsers), first(userAgent, systems)];
  return browser && system ? { browser, system } : null;
};

/** Countries with a pack of their own; the first is the one that a form begins with. */
export const countries = [
  { code: 'GB', dialCode: '+44' },
  { code: 'ET', dialCode: '+251' },
  { code: 'US', dialCode: '+1' },
  { code: 'IE', dialCode: '+353' },
  { code: 'DE', dialCode: '+49' },
  { code: 'FR', dialCode: '+33' },
  { code: 'IT', dialCode: '+39' },
  { code: 'NL', dialCode: '+31' },
  { code: 'SE', dialCode: '+46' },
  { code: 'KE', dialCode: '+254' },
  { code: 'AE', dialCode: '+971' },
  { code: 'SA', dialCode: '+966' },
] as const;

/** A country's name in a language, from the browser's own list. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;

import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

/** A country as the forms list it. */
export type Country = {
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  readonly flag: string;
  readonly dialCode: string;
};

const regionalIndicatorA = 0x1_f1_e6;
const letterA = 'A'.codePointAt(0) ?? 0;

/** The flag's two letters, which a device without the picture shows as such. */
const flagOf = (code: string): string =>
  String.fromCodePoint(...Array.from(code, (letter) => regionalIndicatorA + (letter.codePointAt(0) ?? letterA) - letterA));

/** Every country that has a dialling code, named in a language, the United Kingdom first and the others by name. */
export const countriesIn = (language: string): readonly Country[] => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const all = getCountries().map((code) => ({
    id: code,
    code,
    name: names.of(code) ?? code,
    flag: flagOf(code),
    dialCode: `+${getCountryCallingCode(code)}`,
  }));
  const isFirst = ({ code }: Country): boolean => code === 'GB';
  return all.toSorted((left, right) => Number(isFirst(right)) - Number(isFirst(left)) || left.name.localeCompare(right.name, language));
};

/** How many digits a phone number has, without its country's dialling code. */
export const phoneDigits: number = 10;

/** The digits of what was typed; for the United Kingdom a leading 0 of eleven digits is the trunk prefix and falls away. */
export const phoneDigitsOf = (typed: string, dialCode: string): string => {
  const digits = typed.replaceAll(/\D/g, '');
  return dialCode === '+44' && digits.length === phoneDigits + 1 && digits.startsWith('0') ? digits.slice(1) : digits;
};

/** Whether what was typed is a number of exactly ten digits. */
export const isPhoneNumber = (typed: string, dialCode: string): boolean => phoneDigitsOf(typed, dialCode).length === phoneDigits;

/** Shows the digits typed so far as (555) 555-5555. */
export const formatPhoneNumber = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, phoneDigits);
  if (digits.length <= 3) return digits.length === 0 ? '' : `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
};

/** How the digits stand in groups, each country's way, with the 0 that one dials at home. */
const groupsOf = (digits: string, dialCode: string): readonly number[] | null => {
  if (dialCode === '+251') return [4, 3, 3];
  if (dialCode !== '+44') return null;
  if (digits.startsWith('02')) return [3, 4, 4];
  return /^0(?:11|1\d1|3|8)/.test(digits) ? [4, 3, 4] : [5, 6];
};

/**
 * A whole number as people of its country write it: 020 7946 0812, 0911 234 567; of a country whose way is not known as while typing.
 *
 * @source decision 034
 */
export const nationalPhoneNumber = (digits: string, dialCode: string): string => {
  const dialled = dialCode === '+44' && !digits.startsWith('0') ? `0${digits}` : digits;
  const groups = groupsOf(dialled, dialCode);
  if (digits.length !== phoneDigits || groups === null) return formatPhoneNumber(digits);
  const ends = groups.map((_size, index) => groups.slice(0, index + 1).reduce((sum, size) => sum + size, 0));
  return ends.map((end, index) => dialled.slice(index === 0 ? 0 : ends[index - 1], end)).join(' ');
};

/** A number as it is kept: dialling code, space, ten digits. */
export const storedPhoneNumber = (typed: string, dialCode: string): string => `${dialCode} ${phoneDigitsOf(typed, dialCode)}`;

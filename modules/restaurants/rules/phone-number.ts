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

/** A number as it is kept: dialling code, space, ten digits. */
export const storedPhoneNumber = (typed: string, dialCode: string): string => `${dialCode} ${phoneDigitsOf(typed, dialCode)}`;

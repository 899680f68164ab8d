/** The fewest characters that a password has. */
export const passwordLengthMin: number = 8;

/** The most characters that a password may have: hashing longer ones would let a stranger keep the machine busy. */
export const passwordLengthMax: number = 128;

/** Why a password is not good enough, in the order in which it is said. */
export type PasswordWeakness = 'too-weak' | 'too-common';

const commonPasswords = new Set(['password', '12345678', 'qwerty123', 'admin123', 'welcome123']);

/**
 * What is wrong with a new password, or null: at least eight characters with an upper-case letter, a lower-case
 * letter, a digit and a special character, and none of the passwords that everybody tries first.
 */
export const passwordWeakness = (password: string): PasswordWeakness | null => {
  if (commonPasswords.has(password.toLowerCase())) return 'too-common';
  const isStrong =
    password.length >= passwordLengthMin &&
    /\p{Lu}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /\d/.test(password) &&
    /[^\p{L}\d\s]/u.test(password);
  return isStrong ? null : 'too-weak';
};

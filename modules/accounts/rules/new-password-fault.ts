import { passwordLengthMin, passwordWeakness, type PasswordWeakness } from './password.ts';

/** Why a new password and its repetition are not taken, in the order in which it is said. */
export type NewPasswordFault = 'differ' | 'too-short' | PasswordWeakness;

/** What is wrong with a new password that was typed twice, or null. */
export const newPasswordFault = (password: string, repeated: string): NewPasswordFault | null => {
  if (password !== repeated) return 'differ';
  if (password.length < passwordLengthMin) return 'too-short';
  return passwordWeakness(password);
};

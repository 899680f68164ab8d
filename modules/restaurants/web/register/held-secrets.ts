import type { RegisterForm } from './register-form.ts';

type Secrets = Pick<RegisterForm, 'password' | 'confirmPassword' | 'hasAcceptedTerms'>;

/** Fields that are never written down. */
export const secretFields = ['password', 'confirmPassword', 'hasAcceptedTerms'] as const;

const none: Secrets = { password: '', confirmPassword: '', hasAcceptedTerms: false };

let held = none;

/** What was typed into secret fields in this page: a change of language draws the form anew, a reload forgets. */
export const heldSecrets = (): Secrets => held;

export const holdSecrets = ({ password, confirmPassword, hasAcceptedTerms }: Secrets): void => {
  held = { password, confirmPassword, hasAcceptedTerms };
};

export const forgetSecrets = (): void => {
  held = none;
};

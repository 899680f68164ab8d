import { m } from '../../../../generated/messages/web/messages.js';
import { getLocale } from '../../../../generated/messages/web/runtime.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { issuesOf, type CallFailure } from '../../../../platform/web/refusal.ts';
import type { FieldIssue } from '../../../../ui/form/use-draft-form.ts';
import type { RegisterForm } from './register-form.ts';

const plans = ['growth', 'pro', 'enterprise'] as const;

/** Where a plan is kept that was chosen before signing up. */
const chosenPlanKey = 'selectedPlan';

const aliases: Readonly<Record<string, string>> = { premium: 'pro', professional: 'pro', business: 'enterprise', advanced: 'enterprise' };

const planFrom = (inAddress: string | undefined) => {
  const named = (inAddress ?? localStorage.getItem(chosenPlanKey) ?? '').toLowerCase();
  return plans.find((plan) => plan === (aliases[named] ?? named)) ?? null;
};

/** The ids of one registration, and the command that they make of what was typed. */
export const newRegistration = () => {
  const ids = { commandId: newId(), userId: newId(), restaurantId: newId() };
  return {
    commandFor: (form: RegisterForm, plan: string | undefined) => ({
      commandId: ids.commandId,
      body: {
        userId: ids.userId,
        person: {
          firstName: form.firstName.trim(),
          lastName: form.lastName.trim(),
          email: form.email.trim(),
          password: form.password,
          title: form.title,
        },
        restaurant: {
          id: ids.restaurantId,
          name: form.name.trim(),
          address: form.address.trim(),
          city: form.city.trim(),
          state: form.state.trim(),
          zipCode: form.zipCode.trim(),
          country: form.country,
          dialCode: form.dialCode,
          phone: form.phone,
          expectedStaffCount: Number(form.expectedStaffCount),
        },
        selectedPlan: planFrom(plan),
        language: getLocale(),
      },
    }),
  };
};

/** What a failed registration shows: beside fields, and over the button. */
export type RegisterFailure = {
  readonly issues: readonly FieldIssue[];
  readonly banner: { readonly title: string; readonly text: string };
};

export const registerFailure = (failure: CallFailure): RegisterFailure => {
  if (failure.kind === 'no-connection') return only(m.restaurants_connection_error(), m.restaurants_connection_error_text());
  if (failure.kind === 'fault') return only(m.restaurants_registration_failed(), m.restaurants_registration_failed_text());
  if (failure.code === 'EMAIL_TAKEN') {
    return {
      issues: [{ path: 'email', code: 'EMAIL_TAKEN' }],
      banner: { title: m.restaurants_email_taken(), text: m.accounts_refusal_email_taken() },
    };
  }
  if (failure.code === 'RATE_LIMITED') return only(m.restaurants_too_many(), m.restaurants_too_many_text());
  // The server names a field by its place in the command; the form by its last word.
  const issues = issuesOf(failure).map(({ path, code }) => ({ path: path.split('.').at(-1) ?? path, code }));
  return { ...only(m.restaurants_registration_failed(), m.restaurants_registration_failed_text()), issues };
};

const only = (title: string, text: string): RegisterFailure => ({ issues: [], banner: { title, text } });

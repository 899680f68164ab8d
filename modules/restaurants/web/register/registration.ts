import { m } from '../../../../generated/messages/web/messages.js';
import { getLocale } from '../../../../generated/messages/web/runtime.js';
import { issuesOf, type CallFailure } from '../../../../platform/web/refusal.ts';
import type { FieldIssue } from '../../../../ui/form/use-draft-form.ts';
import type { Plan } from '../../../subscription/rules/plans.ts';
import type { Notice } from './register-error.ts';
import type { RegisterForm, RestaurantForm } from './register-form.ts';

/** The restaurant that a form means, as it is sent. */
export const restaurantOf = (typed: RestaurantForm) => ({
  id: typed.id,
  name: typed.name.trim(),
  address: typed.address.trim(),
  city: typed.city.trim(),
  state: typed.state.trim(),
  zipCode: typed.zipCode.trim(),
  country: typed.country,
  dialCode: typed.dialCode,
  phone: typed.phone,
  expectedStaffCount: Number(typed.expectedStaffCount),
});

/** The command that a whole form means; every sending of one form is the same command. */
export const registrationOf = (form: RegisterForm, plan: Plan) => ({
  commandId: form.commandId,
  body: {
    userId: form.userId,
    person: {
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      email: form.email.trim(),
      password: form.password,
      title: form.title === 'manager' ? ('manager' as const) : ('owner' as const),
    },
    restaurants: form.restaurants.map(restaurantOf),
    selectedPlan: plan === 'free_trial' ? null : plan,
    language: getLocale(),
  },
});

/** What a failed registration shows: beside fields, and as a notice. */
export type RegisterFailure = { readonly issues: readonly FieldIssue[]; readonly notice: Notice };

/**
 * The words for a registration that did not go through.
 *
 * @param isReached whether the server answered the question that is asked after a failure
 */
export const registerFailure = (failure: CallFailure, { isReached }: { readonly isReached: boolean }): RegisterFailure => {
  if (!isReached) return only({ title: m.restaurants_connection_error(), text: m.restaurants_connection_error_text() });
  if (failure.kind !== 'refusal') return only(failed());
  // A key that was used says that this sign-up went through before something in it was changed.
  if (failure.code === 'EMAIL_TAKEN' || failure.code === 'COMMAND_KEY_REUSED') {
    return {
      issues: [{ path: 'email', code: 'EMAIL_TAKEN' }],
      notice: { title: m.restaurants_email_taken(), text: m.accounts_refusal_email_taken() },
    };
  }
  const said = Object.hasOwn(notices, failure.code) ? notices[failure.code]?.() : undefined;
  const issues = issuesOf(failure);
  return only(said ?? noticeOfInput(issues.map(({ path }) => path)) ?? failed());
};

const failed = (): Notice => ({ title: m.restaurants_registration_failed(), text: m.restaurants_registration_failed_text() });

const notices: Readonly<Record<string, () => Notice>> = {
  RATE_LIMITED: () => ({ title: m.restaurants_too_many(), text: m.restaurants_too_many_text() }),
  RESTAURANT_SETUP_FAILED: () => ({ title: m.restaurants_setup_failed(), text: m.restaurants_refusal_restaurant_setup_failed() }),
  PROFILE_CREATION_FAILED: () => ({ title: m.restaurants_profile_failed(), text: m.restaurants_refusal_profile_creation_failed() }),
};

/** What the server found wrong with an input that the form let pass. */
const noticeOfInput = (paths: readonly string[]): Notice | undefined => {
  if (paths.includes('body.person.email')) return { title: m.restaurants_invalid_email(), text: m.restaurants_invalid_email_text() };
  if (paths.includes('body.person.password')) return { title: m.restaurants_password_weak(), text: m.restaurants_password_weak_text() };
  if (paths.some((path) => path.startsWith('body.restaurants'))) {
    return { title: m.restaurants_setup_failed(), text: m.restaurants_registration_failed_text() };
  }
  return undefined;
};

const only = (notice: Notice): RegisterFailure => ({ issues: [], notice });

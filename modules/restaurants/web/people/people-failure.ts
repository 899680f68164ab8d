import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';

/** What went wrong, in a title and a sentence. */
export type FailureWords = { readonly title: string; readonly text: string };

type Facts = { readonly limit?: number; readonly plan?: string; readonly name?: string };

const refusals: Readonly<Record<string, (facts: Facts) => FailureWords>> = {
  INVITATION_INVALID: () => ({ title: m.restaurants_invalid_invitation(), text: m.restaurants_refusal_invitation_invalid() }),
  STAFF_LIMIT_REACHED: ({ limit = 0, plan = '' }) => ({
    title: m.restaurants_staff_limit(),
    text: m.restaurants_refusal_staff_limit_reached({ limit, plan: planWord(plan) }),
  }),
  EMAIL_UNCONFIRMED: () => ({ title: m.restaurants_error(), text: m.restaurants_refusal_email_unconfirmed() }),
  EMAIL_TAKEN: () => ({ title: m.restaurants_email_taken(), text: m.accounts_refusal_email_taken() }),
  DEPARTMENT_EXISTS: ({ name = '' }) => ({ title: m.restaurants_error(), text: m.restaurants_refusal_department_exists({ name }) }),
  MEMBER_IS_ACCOUNT_HOLDER: () => ({ title: m.restaurants_error(), text: m.restaurants_refusal_member_is_account_holder() }),
  RATE_LIMITED: () => ({ title: m.restaurants_too_many(), text: m.restaurants_too_many_text() }),
  PIN_WRONG: () => ({ title: m.restaurants_error(), text: m.restaurants_refusal_pin_wrong() }),
  TABLET_UNKNOWN: () => ({ title: m.restaurants_error(), text: m.restaurants_refusal_tablet_unknown() }),
};

/** The words for a failed call about people. */
export const peopleFailure = (failure: CallFailure): FailureWords => {
  if (failure.kind === 'no-connection') return { title: m.restaurants_connection_error(), text: m.restaurants_connection_error_text() };
  const words = failure.kind === 'refusal' && Object.hasOwn(refusals, failure.code) ? refusals[failure.code] : undefined;
  if (failure.kind !== 'refusal' || !words) return { title: m.restaurants_error(), text: m.restaurants_people_failed() };
  return words(typeof failure.data === 'object' && failure.data !== null ? failure.data : {});
};

const plans: Readonly<Record<string, () => string>> = {
  free_trial: m.restaurants_plan_free_trial,
  starter: m.restaurants_plan_starter,
  growth: m.restaurants_plan_growth,
  pro: m.restaurants_plan_pro,
  enterprise: m.restaurants_plan_enterprise,
};

const planWord = (plan: string): string => (Object.hasOwn(plans, plan) ? (plans[plan]?.() ?? plan) : plan);

import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { queryTimes } from '../../../../platform/web/query-times.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { keepSession } from '../../../../platform/web/session.ts';
import { useRpcClient } from '../../../../platform/web/rpc-context.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useDraftForm } from '../../../../ui/form/use-draft-form.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { accountsContract } from '../../../accounts/contract/accounts.contract.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { PersonFields } from './person-fields.tsx';
import { describeRegisterError } from './register-error.ts';
import { emptyRegisterForm, registerFormSchema, type RegisterForm } from './register-form.ts';
import { newRegistration, registerFailure } from './registration.ts';
import { RestaurantFields } from './restaurant-fields.tsx';
import { TermsField } from './terms-field.tsx';

export type RegisterScreenProps = {
  /** The plan in the address; it wins over one that was chosen before. */
  readonly plan: string | undefined;
};

const secrets = ['password', 'confirmPassword', 'hasAcceptedTerms'] as const;

/** An owner or manager signs up with one restaurant. */
export const RegisterScreen = ({ plan }: RegisterScreenProps) => {
  const client = useRestaurantsClient();
  const { accounts } = useRpcClient<{ accounts: typeof accountsContract }>();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<{ readonly title: string; readonly text: string }>();
  // Made once for this form: sent twice, it is still one registration.
  const ids = useMemo(newRegistration, []);
  const draft = useDraftForm({
    schema: registerFormSchema,
    defaults: emptyRegisterForm,
    draftKey: 'register',
    secrets,
    describe: describeRegisterError,
  });
  const { form, forget, showIssues } = draft;
  const isSending = form.formState.isSubmitting || (form.formState.isSubmitSuccessful && !problem);

  const register = async (values: RegisterForm) => {
    await client.register(ids.commandFor(values, plan));
    return accounts.signIn({ email: values.email.trim(), password: values.password });
  };

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const registered = await attempt(register(values));
    if ('failure' in registered) {
      const { issues, banner } = registerFailure(registered.failure);
      showIssues(issues);
      setProblem(banner);
      return;
    }
    keepSession(registered.answer);
    forget();
    showToast({ title: m.restaurants_registered() });
    setTimeout(() => void navigate({ to: '/home', replace: true }), queryTimes.registrationRedirectMs);
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-8">
      <h1 className="text-title">{m.restaurants_register_title()}</h1>
      <PersonFields draft={draft} />
      <RestaurantFields draft={draft} />
      <TermsField draft={draft} />
      {problem && (
        <Banner status="wrong" title={problem.title}>
          {problem.text}
        </Banner>
      )}
      <div className="flex flex-col gap-4">
        <Button kind="primary" size="thumb" type="submit" busyLabel={isSending ? m.restaurants_registering() : undefined}>
          {m.restaurants_register_action()}
        </Button>
        <p className="text-body text-ink-2">
          {m.restaurants_have_account()}{' '}
          <Link to="/auth" search={{ view: 'sign_in' }} className="text-link text-ink focus-ring">
            {m.restaurants_sign_in()}
          </Link>
        </p>
      </div>
    </form>
  );
};

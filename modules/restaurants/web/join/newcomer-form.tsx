import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { getLocale } from '../../../../generated/messages/web/runtime.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { attempt, issuesOf, type CallFailure } from '../../../../platform/web/refusal.ts';
import { useRpcClient } from '../../../../platform/web/rpc-context.tsx';
import { keepSession } from '../../../../platform/web/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { useDraftForm } from '../../../../ui/form/use-draft-form.ts';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { accountsContract } from '../../../accounts/contract/accounts.contract.ts';
import type { InvitationOffer } from '../../contract/invitations.contract.ts';
import { openRoles } from '../../rules/invitation.ts';
import { peopleFailure, type FailureWords } from '../people/people-failure.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { describeJoinError, joinFormSchema, joinSecrets, type JoinForm } from './join-form.ts';
import { PlaceFields } from './place-fields.tsx';

export type NewcomerFormProps = {
  readonly code: string;
  readonly offer: InvitationOffer;
  /** They are in: whoever shows the form leaves it until the app has come. */
  readonly onJoined: () => void;
};

const emptyForm = ({ email, role, department, departments }: InvitationOffer): JoinForm => ({
  firstName: '',
  lastName: '',
  email: email ?? '',
  password: '',
  confirmPassword: '',
  role: role ?? openRoles[0],
  // Where there is none to choose, none is asked for.
  department: department ?? (departments.length === 0 ? '-' : ''),
  hasAcceptedTerms: false,
});

/** Somebody without an account joins by an invitation that has just been found good. */
export const NewcomerForm = ({ code, offer, onJoined }: NewcomerFormProps) => {
  const client = useRestaurantsClient();
  const { accounts } = useRpcClient<{ accounts: typeof accountsContract }>();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<FailureWords>();
  // Made once for this form: sent twice, it is still one person.
  const ids = useMemo(() => ({ commandId: newId(), userId: newId() }), []);
  const { form, field, forget, showIssues } = useDraftForm({
    schema: joinFormSchema,
    defaults: emptyForm(offer),
    draftKey: `join.${code.slice(-8)}`,
    secrets: joinSecrets,
    describe: describeJoinError,
  });
  const isSending = form.formState.isSubmitting;

  const join = async ({ firstName, lastName, email, password, role, department }: JoinForm) => {
    const person = { userId: ids.userId, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password };
    const place = {
      role: offer.role === null ? (openRoles.find((one) => one === role) ?? null) : null,
      department: offer.department === null && offer.departments.includes(department) ? department : null,
    };
    await client.join({ commandId: ids.commandId, body: { ...person, ...place, code, language: getLocale() } });
    return accounts.signIn({ email: person.email, password });
  };

  const fail = (failure: CallFailure) => {
    setProblem(peopleFailure(failure));
    if (failure.kind !== 'refusal') return;
    if (failure.code === 'EMAIL_TAKEN') showIssues([{ path: 'email', code: 'EMAIL_TAKEN' }]);
    showIssues(issuesOf(failure).map(({ path, code: issue }) => ({ path: path.split('.').at(-1) ?? path, code: issue })));
  };

  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    const outcome = await attempt(join(values));
    if ('failure' in outcome) return fail(outcome.failure);
    onJoined();
    keepSession(outcome.answer);
    forget();
    showToast({ title: m.restaurants_account_created() });
    return navigate({ to: '/home', replace: true });
  });

  const { error: termsError, ...terms } = field('hasAcceptedTerms');
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="grid gap-5 xs:grid-cols-2 xs:gap-4">
        <TextField label={m.restaurants_first_name()} autoComplete="given-name" {...field('firstName')} />
        <TextField label={m.restaurants_last_name()} autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label={m.restaurants_email()} type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label={m.restaurants_password()}
        hint={m.restaurants_password_hint()}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label={m.restaurants_confirm_password()} autoComplete="new-password" {...field('confirmPassword')} />
      <PlaceFields offer={offer} role={field('role')} department={field('department')} />
      <Checkbox {...terms} aria-invalid={termsError ? true : undefined}>
        {m.restaurants_terms_accept()}{' '}
        <Link to="/terms" target="_blank" className="text-link focus-ring">
          {m.restaurants_terms()}
        </Link>
        {' · '}
        <Link to="/privacy" target="_blank" className="text-link focus-ring">
          {m.restaurants_privacy()}
        </Link>
      </Checkbox>
      {problem && (
        <Banner status="wrong" title={`${problem.title}:`}>
          {problem.text}
        </Banner>
      )}
      <Button
        kind="primary"
        size="thumb"
        type="submit"
        disabled={!form.watch('hasAcceptedTerms')}
        busyLabel={isSending ? m.restaurants_joining() : undefined}
      >
        {m.restaurants_join_restaurant({ restaurant: offer.restaurantName })}
      </Button>
    </form>
  );
};

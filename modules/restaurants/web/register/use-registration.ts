import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { queryTimes } from '../../../../platform/web/query-times.ts';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { useRpcClient } from '../../../../platform/web/rpc-context.tsx';
import { keepSession } from '../../../../platform/web/session.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { accountsContract } from '../../../accounts/contract/accounts.contract.ts';
import type { Plan } from '../../../subscription/rules/plans.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { forgetChosenPlan } from './chosen-plan.ts';
import type { RegisterForm } from './register-form.ts';
import { registerFailure, registrationOf } from './registration.ts';
import type { Wizard } from './use-wizard.ts';

/** Sends the sign-up, signs in with what was typed, and goes on to the app. */
export const useRegistration = (wizard: Wizard, plan: Plan) => {
  const client = useRestaurantsClient();
  const { accounts } = useRpcClient<{ accounts: typeof accountsContract }>();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);

  const register = async (form: RegisterForm) => {
    const { isOwnershipNoted } = await client.register(registrationOf(form, plan));
    const session = await accounts.signIn({ email: form.email.trim(), password: form.password });
    return { isOwnershipNoted, session };
  };

  const explain = async (failure: CallFailure) => {
    // Only the server's own refusals are sure; after anything else, one small question tells the line from the server.
    const isSure = failure.kind === 'refusal' && failure.code !== 'UNAVAILABLE';
    const check = isSure ? null : await attempt(client.checkConnection({}));
    const isReached = check === null || 'answer' in check || check.failure.kind !== 'no-connection';
    const { issues, notice } = registerFailure(failure, { isReached });
    if (issues.length > 0) wizard.goTo(0);
    wizard.draft.showIssues(issues);
    wizard.setNotice(notice);
  };

  const welcome = (isOwnershipNoted: boolean) => {
    wizard.forget();
    forgetChosenPlan();
    showToast({ title: m.restaurants_account_created() });
    setTimeout(() => {
      void navigate({ to: '/home', replace: true });
      if (isOwnershipNoted) showToast({ title: m.restaurants_registered() });
      else showToast({ status: 'soon', title: m.restaurants_setup_warning(), description: m.restaurants_setup_warning_text() });
    }, queryTimes.registrationRedirectMs);
  };

  const send = async () => {
    if (isSending) return;
    const form = await wizard.whole();
    if (form === null) return;
    wizard.setNotice(null);
    setIsSending(true);
    const registered = await attempt(register(form));
    if ('failure' in registered) {
      await explain(registered.failure);
      setIsSending(false);
      return;
    }
    keepSession(registered.answer.session);
    welcome(registered.answer.isOwnershipNoted);
  };

  return { isSending, send };
};

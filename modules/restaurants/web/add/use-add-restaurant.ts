import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { currentSession, keepSession } from '../../../../platform/web/session.ts';
import { useDraftForm } from '../../../../ui/form/use-draft-form.ts';
import { showToast } from '../../../../ui/toast.ts';
import { describeRegisterError } from '../register/register-error.ts';
import { restaurantOf } from '../register/registration.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { addFormSchema, emptyAddForm, type AddForm } from './add-form.ts';

const describe = (code: string) => describeRegisterError(code, { email: '' });

/** What is said on the form; the plan that has no room speaks for itself, beside every screen. */
const noticeOf = (failure: CallFailure): string | null => {
  if (failure.kind === 'no-connection') return m.restaurants_connection_error_text();
  if (failure.kind === 'fault') return m.restaurants_add_failed();
  if (failure.code === 'LOCATION_LIMIT_REACHED') return null;
  return failure.code === 'NO_ACCOUNT' ? m.restaurants_refusal_no_account() : m.restaurants_add_failed();
};

/** The form of one more restaurant, and the way into it. */
export const useAddRestaurant = () => {
  const client = useRestaurantsClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [defaults] = useState(emptyAddForm);
  const [notice, setNotice] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const draft = useDraftForm<AddForm>({ schema: addFormSchema, defaults, draftKey: 'add-restaurant', describe });
  const { form } = draft;

  const enter = async (restaurantId: string, name: string) => {
    draft.forget();
    const session = currentSession();
    if (session) keepSession({ ...session, user: { ...session.user, restaurantId } });
    await queries.invalidateQueries();
    await navigate({ to: '/home' });
    showToast({ status: 'good', title: m.restaurants_added(), description: m.restaurants_now_managing({ name }) });
  };

  const send = form.handleSubmit(async ({ commandId, restaurants }) => {
    const [typed] = restaurants;
    if (!typed) return;
    setNotice(null);
    setIsSending(true);
    const added = await attempt(client.addRestaurant({ commandId, body: restaurantOf(typed) }));
    setIsSending(false);
    if ('answer' in added) {
      await enter(added.answer.restaurantId, typed.name.trim());
      return;
    }
    setNotice(noticeOf(added.failure));
    // A refusal is kept under its key: what is sent next is another try. Without an answer the same key finds out what became of it.
    if (added.failure.kind === 'refusal') form.setValue('commandId', newId());
  });

  return { draft, notice, isSending, send };
};

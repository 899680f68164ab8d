import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { attempt } from '../../../../platform/web/refusal.ts';
import { keepSession, type SessionDescription } from '../../../../platform/web/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { InvitationOffer } from '../../contract/invitations.contract.ts';
import { openRoles, type OpenRole } from '../../rules/invitation.ts';
import { peopleFailure, type FailureWords } from '../people/people-failure.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { PlaceFields } from './place-fields.tsx';

export type AcceptPanelProps = {
  readonly code: string;
  readonly offer: InvitationOffer;
  readonly session: SessionDescription;
  readonly leave: () => Promise<void>;
};

/** Somebody who is signed in joins with the account that they have. */
export const AcceptPanel = ({ code, offer, session, leave }: AcceptPanelProps) => {
  const client = useRestaurantsClient();
  const navigate = useNavigate();
  const [role, setRole] = useState<OpenRole>(openRoles[0]);
  const [department, setDepartment] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<FailureWords>();
  const isOpen = offer.department === null && offer.departments.length > 0;
  const [commandId, setCommandId] = useState(newId);

  const accept = async () => {
    setIsSending(true);
    const place = { role: offer.role === null ? role : null, department: isOpen ? department : null };
    const outcome = await attempt(client.acceptInvitation({ commandId, body: { code, ...place } }));
    setIsSending(false);
    if ('failure' in outcome) {
      // A refusal stays under its key; after a fault the same key keeps two tries from being two deeds.
      if (outcome.failure.kind === 'refusal') setCommandId(newId());
      return setProblem(peopleFailure(outcome.failure));
    }
    setProblem(undefined);
    keepSession({ ...session, user: { ...session.user, restaurantId: outcome.answer.restaurantId } });
    showToast({ title: m.restaurants_switched(), description: m.restaurants_now_working({ name: offer.restaurantName }) });
    return navigate({ to: '/home', replace: true });
  };

  const leaveAndReturn = async () => {
    await leave();
    await navigate({ to: '/auth', search: { invite: code }, replace: true });
  };

  return (
    <div className="flex flex-col gap-5">
      <p className="text-body text-ink-2">
        {m.restaurants_join_as({ email: session.user.email })}{' '}
        <button type="button" onClick={() => void leaveAndReturn()} className="text-link text-ink focus-ring touch:min-h-11">
          {m.restaurants_join_other_account()}
        </button>
      </p>
      <PlaceFields
        offer={offer}
        role={{ value: role, onChange: (event) => setRole(openRoles.find((one) => one === event.target.value) ?? openRoles[0]) }}
        department={{ value: department, onChange: (event) => setDepartment(event.target.value) }}
      />
      {problem && (
        <Banner status="wrong" title={`${problem.title}:`}>
          {problem.text}
        </Banner>
      )}
      <Button
        kind="primary"
        size="thumb"
        disabled={isOpen && department === ''}
        busyLabel={isSending ? m.restaurants_joining() : undefined}
        onClick={() => void accept()}
      >
        {m.restaurants_join_restaurant({ restaurant: offer.restaurantName })}
      </Button>
    </div>
  );
};

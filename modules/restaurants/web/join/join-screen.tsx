import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { useSession } from '../../../../platform/web/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import type { InvitationOffer } from '../../contract/invitations.contract.ts';
import { peopleFailure } from '../people/people-failure.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { AcceptPanel } from './accept-panel.tsx';
import { NewcomerForm } from './newcomer-form.tsx';
import { SignInToJoin } from './sign-in-to-join.tsx';

export type JoinScreenProps = {
  /** The code in the link. */
  readonly code: string;
  /** Signs out whoever is in, where the invitation is somebody else's. */
  readonly leave: () => Promise<void>;
};

type Asked = { readonly offer: InvitationOffer } | { readonly failure: CallFailure } | null;

/** Joining by an invitation: with the account one has, or with a new one. */
export const JoinScreen = ({ code, leave }: JoinScreenProps) => {
  const client = useRestaurantsClient();
  const session = useSession();
  const [asked, setAsked] = useState<Asked>(null);
  const [tryCount, setTryCount] = useState(0);
  const [hasAccount, setHasAccount] = useState(false);
  // Whoever has just joined by the form has a session, and nothing left to accept.
  const [hasJoined, setHasJoined] = useState(false);

  useEffect(() => {
    void attempt(client.readInvitation({ code })).then((outcome) => setAsked('failure' in outcome ? outcome : { offer: outcome.answer }));
  }, [client, code, tryCount]);

  if (asked === null) return <SkeletonRows rows={6} label={m.restaurants_invitation_checking()} />;
  if ('failure' in asked) return <NoOffer failure={asked.failure} onTryAgain={() => setTryCount(tryCount + 1)} />;
  const { offer } = asked;
  const isNew = session === null || hasJoined;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-1">
        <h1 className="text-title">{m.restaurants_join_title({ restaurant: offer.restaurantName })}</h1>
        {isNew && <p className="text-body text-ink-2">{hasAccount ? m.restaurants_join_sign_in_text() : m.restaurants_join_text()}</p>}
      </div>
      {session !== null && !isNew && <AcceptPanel code={code} offer={offer} session={session} leave={leave} />}
      {isNew && hasAccount && <SignInToJoin onBack={() => setHasAccount(false)} />}
      {isNew && !hasAccount && (
        <>
          <NewcomerForm code={code} offer={offer} onJoined={() => setHasJoined(true)} />
          <p className="text-body text-ink-2">
            {m.restaurants_have_account()}{' '}
            <button type="button" onClick={() => setHasAccount(true)} className="text-link text-ink focus-ring">
              {m.restaurants_sign_in_to_join()}
            </button>
          </p>
        </>
      )}
    </div>
  );
};

type NoOfferProps = { readonly failure: CallFailure; readonly onTryAgain: () => void };

const NoOffer = ({ failure, onTryAgain }: NoOfferProps) => {
  const { title, text } = peopleFailure(failure);
  const isFinal = failure.kind === 'refusal';
  return (
    <div className="flex flex-col items-start gap-5">
      <h1 className="text-title">{m.restaurants_join()}</h1>
      <Banner status="wrong" title={`${title}:`}>
        {text}
      </Banner>
      {isFinal ? (
        <Link to="/auth" search={{ view: 'sign_in' }} className="text-link text-body focus-ring">
          {m.restaurants_sign_in()}
        </Link>
      ) : (
        <Button onClick={onTryAgain}>{m.restaurants_gate_try_again()}</Button>
      )}
    </div>
  );
};

import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { newCommand } from '../../../platform/web/new-command.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useCan } from '../../restaurants/web/public.ts';
import type { AuthorisationOutcome } from '../contract/fields.ts';
import type { SignedInProvider } from '../rules/providers.ts';
import { useIntegrationsWorld } from './integrations-client.ts';
import { outcomeWord, providerWord } from './integration-words.ts';
import { useTell } from './use-tell.ts';

/** What a provider sent back, as it stands in the address. */
export type WayBack = { readonly state: string | null; readonly code: string | null; readonly error: string | null };

const readWayBack = (): WayBack => {
  const asked = new URLSearchParams(globalThis.location.search);
  return { state: asked.get('state'), code: asked.get('code'), error: asked.get('error') };
};

/** Takes it out of the address, so that neither the history nor a reload holds it; not while drawing, which may begin again. */
const forgetWayBack = (): void => globalThis.history.replaceState(globalThis.history.state, '', globalThis.location.pathname);

type Came = { readonly outcome: AuthorisationOutcome | 'MISSING'; readonly provider: SignedInProvider | null };

type Said = { readonly came: Came | null; readonly refused: string | null };

/** Ends the sign-in that was begun, once, and tells what came of it. */
const useEnded = (provider: SignedInProvider | null): Said => {
  const { client, restaurantId } = useIntegrationsWorld();
  const { tell, refused } = useTell();
  const [{ state, code, error }] = useState(readWayBack);
  const isMissing = state === null || (code === null && error === null);
  const [came, setCame] = useState<Came | null>(isMissing ? { outcome: 'MISSING', provider } : null);
  const isBegun = useRef(false);
  const end = useEffectEvent(async () => {
    if (isBegun.current || state === null || isMissing) return;
    isBegun.current = true;
    const secret = state.slice(0, textMax);
    const said = { provider, secret, token: code?.slice(0, codeMax) ?? null, error: error?.slice(0, textMax) ?? null };
    const answer = await tell(client.finishConnection(newCommand(restaurantId, said)));
    if (answer) setCame(answer);
  });
  useEffect(() => {
    forgetWayBack();
    void Promise.resolve().then(end);
  }, []);
  return { came, refused };
};

const textMax = 500;
const codeMax = 2000;

const Ended = ({ provider }: { readonly provider: SignedInProvider | null }) => {
  const { came, refused } = useEnded(provider);
  const isWaiting = came === null && refused === null;
  return (
    <section className="flex max-w-xl flex-col items-start gap-4">
      <h1 className="text-title">{m.integrations_title()}</h1>
      {isWaiting && <p role="status">{m.integrations_callback_waiting()}</p>}
      {refused !== null && <Banner status="wrong" title={refused} />}
      {came && <Outcome came={came} />}
      {!isWaiting && (
        <Link to="/admin/integrations" className={buttonClass('primary')}>
          {m.integrations_callback_back()}
        </Link>
      )}
    </section>
  );
};

const Outcome = ({ came: { outcome, provider } }: { readonly came: Came }) => {
  const name = provider === null ? '' : providerWord(provider);
  if (outcome === 'CONNECTED')
    return (
      <Banner status="good" title={m.integrations_callback_connected({ name })}>
        {m.integrations_callback_connected_text()}
      </Banner>
    );
  return (
    <Banner status="wrong" title={m.integrations_callback_failed()}>
      {outcome === 'MISSING' ? m.integrations_callback_missing() : outcomeWord(outcome)}
    </Banner>
  );
};

/** Where a provider sends people back to; one without a name serves all. */
export const callbackScreen = (provider: SignedInProvider | null) => {
  const CallbackScreen = () =>
    useCan('integrations.manage') ? (
      <Ended provider={provider} />
    ) : (
      <EmptyState title={m.integrations_only()}>{m.integrations_only_text()}</EmptyState>
    );
  return CallbackScreen;
};

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { FeatureNotice } from '../../../subscription/web/parts.ts';
import type { Endpoint } from '../../contract/hooks/hook-fields.ts';
import { useIntegrationsWorld } from '../integrations-client.ts';
import { EndpointCard } from './endpoint-card.tsx';
import { HookForm } from './hook-form.tsx';
import { hooksQuery } from './hook-queries.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** Whom Maed tells what happens: the addresses, the way to add one, and what the plan says to it. */
export const HooksSection = () => {
  const query = useQuery(hooksQuery(useIntegrationsWorld()));
  const { data } = query;
  return (
    <section className="flex flex-col gap-5 border-t border-line py-6" aria-label={m.integrations_hooks()}>
      <h2 className="text-heading">{m.integrations_hooks()}</h2>
      <p className="max-w-line text-small text-ink-2">{m.integrations_hooks_text()}</p>
      {!data && <Unread query={query} />}
      {data && <Endpoints endpoints={data.endpoints} isInPlan={data.isInPlan} />}
    </section>
  );
};

type EndpointsProps = { readonly endpoints: readonly Endpoint[]; readonly isInPlan: boolean };

const Endpoints = ({ endpoints, isInPlan }: EndpointsProps) => {
  const [secret, setSecret] = useState<string>();
  return (
    <>
      {!isInPlan && <NotInPlan hasEndpoints={endpoints.length > 0} />}
      {endpoints.length > 0 && (
        <ul className="flex flex-col border-b border-line">
          {endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} isInPlan={isInPlan} onSecret={setSecret} />
          ))}
        </ul>
      )}
      {isInPlan && endpoints.length === 0 && <p className="text-body text-ink-2">{m.integrations_hooks_none()}</p>}
      {isInPlan && <AddEndpoint onSecret={setSecret} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
};

/** Which plan has messages; those that were set up stay, and are told nothing. */
const NotInPlan = ({ hasEndpoints }: { readonly hasEndpoints: boolean }) => (
  <FeatureNotice feature="api-access" maySee={useCan('subscription.view')}>
    {hasEndpoints && m.integrations_hooks_goes_on()}
  </FeatureNotice>
);

const AddEndpoint = ({ onSecret }: { readonly onSecret: (secret: string) => void }) => {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <Button className="w-fit" onClick={() => setIsAdding(true)}>
        {m.integrations_hooks_add()}
      </Button>
      {isAdding && <HookForm endpoint={null} onSecret={onSecret} onClose={() => setIsAdding(false)} />}
    </>
  );
};

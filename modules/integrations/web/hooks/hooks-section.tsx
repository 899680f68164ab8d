import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import { FeatureNotice } from '../../../subscription/web/parts.ts';
import { useIntegrationsWorld } from '../integrations-client.ts';
import { EndpointCard } from './endpoint-card.tsx';
import { HookForm } from './hook-form.tsx';
import { hooksQuery } from './hook-queries.ts';
import { SecretDialog } from './secret-dialog.tsx';

/** Whom Maed tells what happens: the addresses, the way to add one, and what the plan says to it. */
export const HooksSection = () => {
  const { data, isError, refetch } = useQuery(hooksQuery(useIntegrationsWorld()));
  const maySeePlan = useCan('subscription.view');
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const isInPlan = data?.isInPlan === true;
  return (
    <section className="flex flex-col gap-5 border-t border-line py-6" aria-label={m.integrations_hooks()}>
      <h2 className="text-heading">{m.integrations_hooks()}</h2>
      <p className="max-w-line text-small text-ink-2">{m.integrations_hooks_text()}</p>
      {!data && !isError && <SkeletonRows rows={2} label={m.integrations_hooks()} />}
      {!data && isError && (
        <Banner
          status="wrong"
          title={m.integrations_not_loaded()}
          action={<Button onClick={() => void refetch()}>{m.integrations_retry()}</Button>}
        />
      )}
      {data && !isInPlan && (
        <FeatureNotice feature="api-access" maySee={maySeePlan}>
          {data.endpoints.length > 0 && m.integrations_hooks_goes_on()}
        </FeatureNotice>
      )}
      {data && isInPlan && data.endpoints.length === 0 && <p className="text-body text-ink-2">{m.integrations_hooks_none()}</p>}
      {data && data.endpoints.length > 0 && (
        <ul className="flex flex-col border-b border-line">
          {data.endpoints.map((endpoint) => (
            <EndpointCard key={endpoint.id} endpoint={endpoint} isInPlan={isInPlan} onSecret={setSecret} />
          ))}
        </ul>
      )}
      {isInPlan && (
        <Button className="w-fit" onClick={() => setIsAdding(true)}>
          {m.integrations_hooks_add()}
        </Button>
      )}
      {isAdding && <HookForm endpoint={null} onSecret={setSecret} onClose={() => setIsAdding(false)} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </section>
  );
};

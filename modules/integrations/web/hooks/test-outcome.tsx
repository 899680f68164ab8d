import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { useIntegrationsWorld } from '../integrations-client.ts';
import { hookDeliveriesQuery } from './hook-queries.ts';
import { outcomeOfTry } from './hook-words.ts';

export type TestOutcomeProps = { readonly endpointId: string; readonly deliveryId: string };

/** What came of a test, as soon as it was tried once. */
export const TestOutcome = ({ endpointId, deliveryId }: TestOutcomeProps) => {
  const { data } = useQuery(hookDeliveriesQuery(useIntegrationsWorld(), endpointId));
  const found = data?.deliveries.find(({ id }) => id === deliveryId);
  const why = found ? outcomeOfTry(found) : '';
  return (
    <div role="status">
      {!found || why === '' ? (
        <p className="text-small text-ink-2">{m.integrations_hook_test_waiting()}</p>
      ) : found.state === 'DELIVERED' ? (
        <Banner status="good" title={m.integrations_hook_test_arrived({ why })} />
      ) : (
        <Banner status="wrong" title={m.integrations_hook_test_failed({ why })} />
      )}
    </div>
  );
};

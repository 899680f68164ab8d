import { useQuery } from '@tanstack/react-query';

import { m } from '../../../generated/messages/web/messages.js';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Unread } from '../../../ui/unread.tsx';
import { ApiKeysSection } from '../../restaurants/web/parts.ts';
import { useCan } from '../../restaurants/web/public.ts';
import { signedInProviders } from '../rules/providers.ts';
import { FilesSection } from './file/files-section.tsx';
import { HooksSection } from './hooks/hooks-section.tsx';
import { connectionsQuery, useIntegrationsWorld } from './integrations-client.ts';
import { ProviderSection } from './provider-section.tsx';

/** What other systems sell for the restaurant: tills that one signs in at are for its owner, files for managers too. */
export const IntegrationsScreen = () => {
  const [mayConnect, mayTakeFiles] = [useCan('integrations.manage'), useCan('integrations.take-files')];
  if (!mayTakeFiles) return <EmptyState title={m.integrations_only()}>{m.integrations_only_text()}</EmptyState>;
  return (
    <section className="max-w-[52rem]">
      <h1 className="mb-2 text-title">{m.integrations_title()}</h1>
      <p className="mb-6 max-w-line text-body text-ink-2">{m.integrations_text()}</p>
      {mayConnect && <Providers />}
      <FilesSection />
      <ApiKeysSection />
      {mayConnect && <HooksSection />}
    </section>
  );
};

const Providers = () => {
  const query = useQuery(connectionsQuery(useIntegrationsWorld()));
  const { data } = query;
  return (
    <>
      {!data && <Unread query={query} />}
      {data &&
        signedInProviders.map((name) => (
          <ProviderSection
            key={name}
            provider={name}
            connection={data.connections.find(({ provider }) => provider === name)}
            isSetUp={data.setUp.includes(name)}
            currency={data.currency}
          />
        ))}
    </>
  );
};

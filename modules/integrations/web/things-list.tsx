import { useQuery } from '@tanstack/react-query';

import { m } from '../../../generated/messages/web/messages.js';
import { newCommand } from '../../../platform/web/new-command.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Unread } from '../../../ui/unread.tsx';
import type { Connection, Thing } from '../contract/fields.ts';
import { mappingQuery, useIntegrationsWorld } from './integrations-client.ts';
import { thingsTitle } from './integration-words.ts';
import { ThingRow, type Fate } from './thing-row.tsx';
import { useTell } from './use-tell.ts';

export type ThingsListProps = { readonly connection: Connection; readonly currency: string };

const suggested = (things: readonly Thing[]): Fate[] =>
  things.flatMap(({ thingId, suggestedId }) =>
    suggestedId === null ? [] : [{ thingId, state: 'MAPPED' as const, targetId: suggestedId }],
  );

/** What a provider sells and what it is here; what brought most without being anything stands first. */
export const ThingsList = ({ connection: { id: connectionId, provider }, currency }: ThingsListProps) => {
  const world = useIntegrationsWorld();
  const query = useQuery(mappingQuery(world, connectionId));
  const { data } = query;
  const { tell, isTelling, refused } = useTell();
  const title = thingsTitle(provider);
  const say = (things: Fate[]) => void tell(world.client.mapThings(newCommand(world.restaurantId, { connectionId, things })));
  if (!data) return <Unread query={query} />;
  const suggestions = suggested(data.things);
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-body font-semibold">{title}</h3>
        {suggestions.length > 0 && (
          <Button disabled={isTelling} onClick={() => say(suggestions)}>
            {m.integrations_take_suggestions({ count: suggestions.length })}
          </Button>
        )}
      </div>
      {refused !== null && <Banner status="wrong" title={refused} />}
      {data.things.length === 0 && <p className="text-small text-ink-2">{m.integrations_things_none()}</p>}
      <ul>
        {data.things.map((thing) => (
          <ThingRow key={thing.thingId} thing={thing} targets={data.targets} currency={currency} onSay={(fate) => say([fate])} />
        ))}
      </ul>
    </section>
  );
};

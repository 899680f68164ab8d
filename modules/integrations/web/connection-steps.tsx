import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { newCommand } from '../../../platform/web/new-command.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useWhen } from '../../../ui/when/use-when.ts';
import type { Connection } from '../contract/fields.ts';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { useIntegrationsWorld } from './integrations-client.ts';
import { useTell } from './use-tell.ts';

/** When sales were asked for last and what came of it, with the ways to ask now and to let the provider go. */
export const ConnectionSteps = ({ connection }: { readonly connection: Connection }) => {
  const { client, restaurantId } = useIntegrationsWorld();
  const { tell, isTelling, refused } = useTell();
  const [isLeaving, setIsLeaving] = useState(false);
  const { id: connectionId, lastRun, locationId, isPulling, state } = connection;
  const isLocated = locationId !== null && state !== 'REAUTH_REQUIRED' && state !== 'AUTHORISING';
  return (
    <div className="flex flex-col gap-3">
      {isLocated && <LastRun lastRun={lastRun} />}
      {refused !== null && <Banner status="wrong" title={refused} />}
      <div className="flex flex-wrap gap-2">
        {isLocated && (
          <Button disabled={isTelling || isPulling} onClick={() => void tell(client.pullNow(newCommand(restaurantId, { connectionId })))}>
            {isPulling ? m.integrations_syncing() : m.integrations_sync_now()}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setIsLeaving(true)}>
          {m.integrations_disconnect()}
        </Button>
      </div>
      {isLeaving && <DisconnectDialog connection={connection} onClose={() => setIsLeaving(false)} />}
    </div>
  );
};

const LastRun = ({ lastRun }: Pick<Connection, 'lastRun'>) => {
  const when = useWhen();
  if (lastRun === null) return <p className="text-small text-ink-2">{m.integrations_never_synced()}</p>;
  const { endedAt, heard, changed, refused } = lastRun;
  return (
    <>
      <p className="text-small text-ink-2" role="status">
        {m.integrations_last_sync({ when: when.moment(endedAt) })} · {m.integrations_last_run({ heard, changed })}
      </p>
      {refused > 0 && <Banner status="soon" title={m.integrations_run_refused({ count: refused })} />}
    </>
  );
};

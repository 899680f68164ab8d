import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { hookUrlSchema, type Endpoint } from '../../contract/hooks/hook-fields.ts';
import { useIntegrationsWorld } from '../integrations-client.ts';
import { useTell } from '../use-tell.ts';
import { KindsField } from './kinds-field.tsx';
import { newHookSecret } from './new-hook-secret.ts';

export type HookFormProps = {
  /** Null for one that is added. */
  readonly endpoint: Endpoint | null;
  /** What it checks messages with, once it is kept. */
  readonly onSecret?: (secret: string) => void;
  readonly onClose: () => void;
};

/** Where an address is and what it is told. */
export const HookForm = ({ endpoint, onSecret, onClose }: HookFormProps) => {
  const { client, restaurantId } = useIntegrationsWorld();
  const { tell, isTelling, refused } = useTell();
  const [url, setUrl] = useState(endpoint?.url ?? '');
  const [kinds, setKinds] = useState(endpoint?.kinds ?? []);
  const { errorAt, send } = useFaults({
    url: !hookUrlSchema.safeParse(url.trim()).success && m.integrations_hook_address_wrong(),
    kinds: kinds.length === 0 && m.integrations_hook_kinds_missing(),
  });
  const add = async () => {
    const secret = newHookSecret();
    const body = { endpointId: newId(), url: url.trim(), kinds, secret };
    if (!(await tell(client.addHook(newCommand(restaurantId, body))))) return;
    onSecret?.(secret);
    onClose();
  };
  const change = async (endpointId: string) => {
    if (await tell(client.changeHook(newCommand(restaurantId, { endpointId, url: url.trim(), kinds })))) onClose();
  };
  const keep = () => send(() => (endpoint ? change(endpoint.id) : add()));
  return (
    <Sheet
      open
      onClose={onClose}
      onPhone="full"
      title={endpoint ? m.integrations_hook_change_title({ address: new URL(endpoint.url).host }) : m.integrations_hooks_add()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.integrations_cancel()}
          </Button>
          <Button kind="primary" disabled={isTelling} onClick={keep}>
            {m.integrations_hook_keep()}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {refused !== null && <Banner status="wrong" title={refused} />}
        <TextField
          label={m.integrations_hook_address()}
          hint={m.integrations_hook_address_hint()}
          error={errorAt('url')}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <KindsField chosen={kinds} onChange={setKinds} error={errorAt('kinds')} />
      </div>
    </Sheet>
  );
};

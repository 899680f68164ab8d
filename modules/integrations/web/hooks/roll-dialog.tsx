import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Endpoint } from '../../contract/hooks/hook-fields.ts';
import { useIntegrationsWorld } from '../integrations-client.ts';
import { useTell } from '../use-tell.ts';
import { newHookSecret } from './new-hook-secret.ts';

export type RollDialogProps = {
  readonly endpoint: Endpoint;
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
};

/** Says for how long the secret of before works, then gives the address another one. */
export const RollDialog = ({ endpoint: { id: endpointId, url }, onSecret, onClose }: RollDialogProps) => {
  const { client, restaurantId } = useIntegrationsWorld();
  const { tell, isTelling, refused } = useTell();
  const roll = async () => {
    const secret = newHookSecret();
    if (!(await tell(client.rollHookSecret(newCommand(restaurantId, { endpointId, secret }))))) return;
    onSecret(secret);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.integrations_hook_roll_title({ address: new URL(url).host })}
      description={m.integrations_hook_roll_text()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.integrations_cancel()}
          </Button>
          <Button kind="primary" disabled={isTelling} onClick={() => void roll()}>
            {m.integrations_hook_roll_do()}
          </Button>
        </>
      }
    >
      {refused !== null && <Banner status="wrong" title={refused} />}
    </Dialog>
  );
};

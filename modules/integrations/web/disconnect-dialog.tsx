import { m } from '../../../generated/messages/web/messages.js';
import { newCommand } from '../../../platform/web/new-command.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { Connection } from '../contract/fields.ts';
import { useIntegrationsWorld } from './integrations-client.ts';
import { providerWord } from './integration-words.ts';
import { useTell } from './use-tell.ts';

export type DisconnectDialogProps = { readonly connection: Connection; readonly onClose: () => void };

/** Names the provider and what follows, then lets it go. */
export const DisconnectDialog = ({ connection: { id: connectionId, provider }, onClose }: DisconnectDialogProps) => {
  const { client, restaurantId } = useIntegrationsWorld();
  const { tell, isTelling, refused } = useTell();
  const name = providerWord(provider);
  const letGo = async () => {
    const answer = await tell(client.disconnect(newCommand(restaurantId, { connectionId })));
    if (!answer) return;
    const [status, title] = answer.isRevoked
      ? (['good', m.integrations_disconnected({ name })] as const)
      : (['soon', m.integrations_not_revoked({ name })] as const);
    showToast({ status, title });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.integrations_disconnect_title({ name })}
      description={m.integrations_disconnect_text()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.integrations_cancel()}
          </Button>
          <Button kind="primary" disabled={isTelling} onClick={() => void letGo()}>
            {m.integrations_disconnect()}
          </Button>
        </>
      }
    >
      {refused !== null && <Banner status="wrong" title={refused} />}
    </Dialog>
  );
};

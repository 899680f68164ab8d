import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { Endpoint } from '../../contract/hooks/hook-fields.ts';
import { useIntegrationsWorld } from '../integrations-client.ts';
import { useTell } from '../use-tell.ts';

export type RemoveDialogProps = { readonly endpoint: Endpoint; readonly onClose: () => void };

/** Names the address and what follows, then removes it. */
export const RemoveDialog = ({ endpoint: { id: endpointId, url }, onClose }: RemoveDialogProps) => {
  const { client, restaurantId } = useIntegrationsWorld();
  const { tell, isTelling, refused } = useTell();
  const address = new URL(url).host;
  const remove = async () => {
    if (!(await tell(client.removeHook(newCommand(restaurantId, { endpointId }))))) return;
    showToast({ status: 'good', title: m.integrations_hook_removed({ address }) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.integrations_hook_remove_title({ address })}
      description={m.integrations_hook_remove_text()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.integrations_cancel()}
          </Button>
          <Button kind="primary" disabled={isTelling} onClick={() => void remove()}>
            {m.integrations_hook_remove()}
          </Button>
        </>
      }
    >
      {refused !== null && <Banner status="wrong" title={refused} />}
    </Dialog>
  );
};

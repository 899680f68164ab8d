import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { showToast } from '../../../../ui/toast.ts';
import type { ApiKey } from '../../contract/keys.contract.ts';
import { useKeys } from './use-keys.ts';

export type RevokeKeyDialogProps = { readonly apiKey: ApiKey; readonly onClose: () => void };

/** Names the key and what follows, then ends it. */
export const RevokeKeyDialog = ({ apiKey: { keyId, name }, onClose }: RevokeKeyDialogProps) => {
  const { restaurantId, client, tell, isTelling } = useKeys();
  const revoke = async () => {
    if (!(await tell(client.revokeKey(newCommand(restaurantId, { keyId }))))) return;
    showToast({ status: 'good', title: m.restaurants_key_revoked({ name }) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.restaurants_key_revoke_title({ name })}
      description={m.restaurants_key_revoke_text()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.restaurants_leave_it()}
          </Button>
          <Button kind="primary" busyLabel={isTelling ? m.restaurants_keeping() : undefined} onClick={() => void revoke()}>
            {m.restaurants_key_revoke()}
          </Button>
        </>
      }
    />
  );
};

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Till } from '../../contract/tills.contract.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { useTell } from '../use-tell.ts';

export type LetTillGoDialogProps = { readonly till: Till; readonly onGone: () => Promise<void>; readonly onClose: () => void };

/** Names the till and what follows, then lets it go. */
export const LetTillGoDialog = ({ till: { id: tillId, name }, onGone, onClose }: LetTillGoDialogProps) => {
  const { client, restaurantId } = useKitchenWorld();
  const { tell, isTelling, refused } = useTell();
  const letGo = async () => {
    if (await tell(client.revokeTill(newCommand(restaurantId, { tillId })))) await onGone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.kitchen_till_let_go_title({ name })}
      description={m.kitchen_till_let_go_text()}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {m.kitchen_till_keep()}
          </Button>
          <Button kind="primary" disabled={isTelling} onClick={() => void letGo()}>
            {m.kitchen_till_let_go_do()}
          </Button>
        </>
      }
    >
      {refused !== null && <Banner status="wrong" title={refused} />}
    </Dialog>
  );
};

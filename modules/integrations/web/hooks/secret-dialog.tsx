import { m } from '../../../../generated/messages/web/messages.js';
import { ShownOnceDialog } from '../../../../ui/shown-once-dialog.tsx';

export type SecretDialogProps = { readonly secret: string; readonly onClose: () => void };

/** Shows the secret of an address this once: the server keeps it sealed and tells it to nobody. */
export const SecretDialog = ({ secret, onClose }: SecretDialogProps) => (
  <ShownOnceDialog
    title={m.integrations_hook_secret_title()}
    description={m.integrations_hook_secret_text()}
    label={m.integrations_hook_secret()}
    value={secret}
    copyWord={m.integrations_hook_copy()}
    copiedWord={m.integrations_hook_copied()}
    doneWord={m.integrations_hook_kept()}
    onClose={onClose}
  />
);

import { Copy } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { showToast } from '../../../../ui/toast.ts';

export type SecretDialogProps = { readonly secret: string; readonly onClose: () => void };

/** Shows the secret of an address this once: the server keeps it sealed and tells it to nobody. */
export const SecretDialog = ({ secret, onClose }: SecretDialogProps) => {
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showToast({ title: m.integrations_hook_copied() });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.integrations_hook_secret_title()}
      description={m.integrations_hook_secret_text()}
      actions={
        <Button kind="primary" onClick={onClose}>
          {m.integrations_hook_kept()}
        </Button>
      }
    >
      <TextField label={m.integrations_hook_secret()} readOnly value={secret} onFocus={(event) => event.target.select()} />
      {/* Without https a browser copies nothing for a page; the secret itself can still be chosen. */}
      {'clipboard' in navigator && (
        <Button className="w-fit" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {m.integrations_hook_copy()}
        </Button>
      )}
    </Dialog>
  );
};

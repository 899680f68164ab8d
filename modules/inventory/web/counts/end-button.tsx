import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

export type EndButtonProps = {
  readonly title: string;
  readonly kind?: 'row';
  readonly onEnd: (reason: string) => Promise<unknown>;
};

/** Ends a count, once it was said why. */
export const EndButton = ({ title, kind, onEnd }: EndButtonProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const end = async (reason: string) => {
    await onEnd(reason);
    setIsAsking(false);
  };
  return (
    <>
      <Button {...(kind && { kind })} onClick={() => setIsAsking(true)}>
        {title}
      </Button>
      {isAsking && <EndDialog title={title} onClose={() => setIsAsking(false)} onEnd={end} />}
    </>
  );
};

type EndDialogProps = { readonly title: string; readonly onClose: () => void; readonly onEnd: (reason: string) => Promise<void> };

const EndDialog = ({ title, onClose, onEnd }: EndDialogProps) => {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{m.inventory_counts_leave()}</Button>
          <Button kind="primary" disabled={reason.trim() === ''} onClick={() => void onEnd(reason.trim())}>
            {title}
          </Button>
        </>
      }
    >
      <TextField label={m.inventory_counts_why()} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
    </Dialog>
  );
};

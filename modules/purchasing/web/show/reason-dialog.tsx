import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

export type ReasonDialogProps = {
  readonly title: string;
  /** Why a reason is asked for; absent where the title says it. */
  readonly description?: string | undefined;
  readonly onGo: (reason: string) => void;
  readonly onClose: () => void;
};

/** Asks why, before something goes on that needs a reason. */
export const ReasonDialog = ({ title, description, onGo, onClose }: ReasonDialogProps) => {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>{m.purchasing_back()}</Button>
          <Button kind="primary" disabled={reason.trim() === ''} onClick={() => onGo(reason.trim())}>
            {m.purchasing_go_on()}
          </Button>
        </>
      }
    >
      <TextField label={m.purchasing_reason()} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
    </Dialog>
  );
};

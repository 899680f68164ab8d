import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { prepLimits } from '../../rules/prep-limits.ts';
import { usePrepCommands } from './use-prep.ts';

export type BlockDialogProps = { readonly taskId: string; readonly name: string; readonly onClose: () => void };

/** Why something cannot be made. */
export const BlockDialog = ({ taskId, name, onClose }: BlockDialogProps) => {
  const { step } = usePrepCommands();
  const [reason, setReason] = useState('');
  const said = reason.trim();
  const go = async () => {
    await step({ step: 'BLOCK', taskId, reason: said }, name);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.menu_prep_block_named({ name })}
      actions={
        <>
          <Button onClick={onClose}>{m.menu_cancel()}</Button>
          <Button kind="primary" disabled={said === ''} onClick={() => void go()}>
            {m.menu_prep_block()}
          </Button>
        </>
      }
    >
      <TextField
        label={m.menu_prep_block_why()}
        value={reason}
        maxLength={prepLimits.reasonLengthMax}
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
};

import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { inventoryLimits } from '../../rules/limits.ts';

export type ReasonDialogProps = { readonly title: string; readonly onClose: () => void; readonly onGive: (reason: string) => void };

/** Asks why, before something is ended. */
export const ReasonDialog = ({ title, onClose, onGive }: ReasonDialogProps) => {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (reason.trim() !== '') onGive(reason.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{m.inventory_cancel()}</Button>
          <Button kind="primary" type="submit" form="reason">
            {title}
          </Button>
        </>
      }
    >
      <form id="reason" noValidate onSubmit={submit}>
        <TextField
          label={m.inventory_transfer_reason_title()}
          value={reason}
          maxLength={inventoryLimits.noteLengthMax}
          error={isTried && reason.trim() === '' ? { message: m.inventory_lot_reason_missing() } : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
};

import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { inventoryLimits } from '../../rules/limits.ts';

export type ReasonDialogProps = {
  /** The name of its form. */
  readonly form: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onGive: (reason: string, typed: TypedForm) => void;
};

/** Asks why, before something is ended. */
export const ReasonDialog = ({ form, title, onClose, onGive }: ReasonDialogProps) => {
  const kept = useKept(form, { reason: '' });
  const { reason } = kept.values;
  const [isTried, setIsTried] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (reason.trim() === '') return;
    kept.forget();
    onGive(reason.trim(), kept.typed());
  };
  const close = () => {
    kept.forget();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      actions={
        <>
          <Button onClick={close}>{m.inventory_cancel()}</Button>
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
          onChange={(event) => kept.set({ reason: event.target.value })}
        />
      </form>
    </Dialog>
  );
};

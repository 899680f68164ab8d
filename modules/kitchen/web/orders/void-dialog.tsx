import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { usualVoids } from '../words/usual-reasons.ts';

export type VoidDialogProps = {
  /** What is voided, as it is called. */
  readonly dish: string;
  readonly onVoid: (reason: string) => void;
  readonly onClose: () => void;
};

/** Why a dish goes off an order: one of the usual reasons, or words of one's own. */
export const VoidDialog = ({ dish, onVoid, onClose }: VoidDialogProps) => {
  const [reason, setReason] = useState('');
  const { errorAt, send } = useFaults({ reason: reason.trim() === '' && m.ui_say_why() });
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.kitchen_void({ dish })}
      description={m.kitchen_void_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.kitchen_keep_it()}</Button>
          <Button kind="primary" onClick={() => send(() => onVoid(reason.trim()))}>
            {m.kitchen_void({ dish })}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-2">
        {usualVoids().map((one) => (
          <Chip key={one} pressed={reason === one} onPress={() => setReason(one)}>
            {one}
          </Chip>
        ))}
      </div>
      <TextField
        label={m.kitchen_void_why()}
        value={reason}
        maxLength={200}
        error={errorAt('reason')}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
};

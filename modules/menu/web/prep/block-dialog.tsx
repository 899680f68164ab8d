import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { prepLimits } from '../../rules/prep-limits.ts';
import { usePrepCommands } from './use-prep.ts';

/** Names the reason while it is typed, for whoever opens the dialog. */
export const blockForm = (taskId: string): string => `menu.prep-block ${taskId}`;

const nothingSaid = { reason: '' };

export type BlockDialogProps = { readonly taskId: string; readonly name: string; readonly onClose: () => void };

/** Why something cannot be made. */
export const BlockDialog = ({ taskId, name, onClose }: BlockDialogProps) => {
  const { step } = usePrepCommands();
  const kept = useKept(blockForm(taskId), nothingSaid);
  const { reason } = kept.values;
  const said = reason.trim();
  const { errorAt, send } = useFaults({ reason: said === '' && m.ui_say_why() });
  const go = async () => {
    await step({ step: 'BLOCK', taskId, reason: said }, { subject: name, form: kept.typed() });
    kept.forget();
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
          <Button kind="primary" onClick={() => send(() => void go())}>
            {m.menu_prep_block()}
          </Button>
        </>
      }
    >
      <TextField
        label={m.menu_prep_block_why()}
        value={reason}
        error={errorAt('reason')}
        maxLength={prepLimits.reasonLengthMax}
        autoComplete="off"
        onChange={({ target }) => kept.set({ reason: target.value })}
      />
    </Dialog>
  );
};

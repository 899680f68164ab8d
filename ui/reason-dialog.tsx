import { useId } from 'react';

import { m } from '../generated/messages/web/messages.js';
import type { TypedForm } from '../platform/web/outbox/outbox-entry.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useFaults } from './form/use-faults.ts';
import { useKept } from './form/use-kept.ts';
import { TextField } from './text-field.tsx';

/** @unit characters */
const reasonLengthMax = 500;

export type ReasonDialogProps = {
  /** The name of its form, under which it is kept what is typed. */
  readonly form: string;
  readonly title: string;
  /** Why a reason is asked for; absent where the title says it. */
  readonly description?: string | undefined;
  /** What its button says; the title, where absent. */
  readonly action?: string;
  readonly onGive: (reason: string, typed: TypedForm) => void;
  readonly onClose: () => void;
};

/** Asks why, before something is ended or goes on that needs a reason. */
export const ReasonDialog = ({ form, title, description, action = title, onGive, onClose }: ReasonDialogProps) => {
  const kept = useKept(form, { reason: '' });
  const formId = useId();
  const reason = kept.values.reason.trim();
  const { errorAt, submit } = useFaults({ reason: reason === '' && m.ui_say_why() });
  const give = () => {
    onGive(reason, kept.typed());
    kept.forget();
  };
  const leave = () => {
    kept.forget();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={leave}>{m.ui_leave_it()}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit(give)}>
        <TextField
          label={m.ui_why()}
          value={kept.values.reason}
          maxLength={reasonLengthMax}
          error={errorAt('reason')}
          onChange={({ target }) => kept.set({ reason: target.value })}
        />
      </form>
    </Dialog>
  );
};

import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import type { PeriodStep } from '../../rules/periods/period-step.ts';
import { periodStepWord } from '../words/period-words.ts';

export type PeriodDialogProps = {
  readonly step: Exclude<PeriodStep, 'REVIEW'>;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onTake: (reason: string | null) => void;
};

const words = {
  LOCK: { title: m.reports_period_lock_title, text: m.reports_period_lock_text },
  REOPEN: { title: m.reports_period_reopen_title, text: m.reports_period_reopen_text },
} as const;

/** What locking or opening a month means, before it is done. */
export const PeriodDialog = ({ step, isBusy, onClose, onTake }: PeriodDialogProps) => {
  const [reason, setReason] = useState('');
  const said = step === 'REOPEN' ? reason.trim() : null;
  const { errorAt, send } = useFaults({ reason: said === '' && m.ui_say_why() });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words[step].title()}
      description={words[step].text()}
      actions={
        <Button
          kind="primary"
          busyLabel={isBusy ? m.reports_saving() : undefined}
          onClick={() =>
            send(() => {
              onTake(said);
              onClose();
            })
          }
        >
          {periodStepWord(step)}
        </Button>
      }
    >
      {step === 'REOPEN' && (
        <TextField
          label={m.reports_reason()}
          maxLength={300}
          value={reason}
          error={errorAt('reason')}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </Dialog>
  );
};

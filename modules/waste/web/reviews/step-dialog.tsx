import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useSession } from '../../../../platform/web/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { Review } from '../../contract/goal-fields.ts';
import { decideStep, type ReviewStep } from '../../rules/review-state.ts';
import { useWasteCommand } from '../use-waste-command.ts';
import type { WasteInputs } from '../waste-client.ts';
import { wasteRefusalWords } from '../words/refusal-words.ts';
import { reviewStepWord } from '../words/waste-word.ts';

type StepDialogProps = { readonly review: Review; readonly step: ReviewStep; readonly onClose: () => void };

/** Asks once, with the reason where something is given up or taken back. */
export const StepDialog = ({ review, step, onClose }: StepDialogProps) => {
  const { role } = useRestaurant();
  const userId = useSession()?.user.id ?? '';
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string>();
  const { send, isBusy, problem } = useWasteCommand<WasteInputs['moveReview']['body'], unknown>((client, command) =>
    client.moveReview(command),
  );
  const asksReason = step === 'DROP' || step === 'REVERT';
  const act = () => {
    const decided = decideStep({ state: review.state, assigneeId: review.assignee?.id ?? null }, { step, role, userId, reason });
    if (!decided.ok) return setWrong(wasteRefusalWords(decided.refusal.code, decided.refusal));
    setWrong(undefined);
    const body = { reviewId: review.id, baseVersion: review.version, step, reason: reason.trim() || null };
    return send(body, { onSuccess: onClose });
  };
  const message = wrong ?? problem;
  return (
    <Dialog
      open
      onClose={onClose}
      title={reviewStepWord(step)}
      description={review.words}
      actions={
        <>
          <Button onClick={onClose}>{m.waste_cancel()}</Button>
          <Button kind="primary" onClick={act} busyLabel={isBusy ? m.waste_saving() : undefined}>
            {reviewStepWord(step)}
          </Button>
        </>
      }
    >
      {asksReason && (
        <TextField
          label={m.waste_why()}
          maxLength={500}
          value={reason}
          error={message === undefined ? undefined : { message }}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {!asksReason && message !== undefined && <Banner status="wrong" title={message} />}
    </Dialog>
  );
};

import { useState, type SubmitEvent } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { leadToWrong } from '../../../../ui/form/lead-to-wrong.ts';
import { useKept } from '../../../../ui/form/use-kept.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { DayField } from '../../../../ui/when/day-field.tsx';
import type { LotChange } from '../../contract/lots.contract.ts';
import { inventoryLimits } from '../../rules/limits.ts';
import type { LotStep } from '../../rules/lot-step.ts';
import { todayOf } from '../show/today.ts';
import { useStockWorker } from '../stock/use-stock.ts';
import { lotStepWord } from '../words/lot-words.ts';
import { refusalWords } from '../words/refusal-words.ts';
import { lotForm, type TakeLotStep } from './lot-form.ts';

export type LotDialogProps = {
  readonly step: LotStep;
  readonly lotId: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onTake: TakeLotStep;
};

const changeOf = (step: LotStep, reason: string, expiresOn: string): LotChange | null => {
  if (step === 'QUARANTINE' || step === 'HOLD' || step === 'RECALL') return { step, reason };
  return step === 'REDATE' ? { step, reason, expiresOn } : null;
};

/** Asks why, and of a new date until when, before a lot is set aside, dated anew or recalled. */
export const LotDialog = ({ step, lotId, name, onClose, onTake }: LotDialogProps) => {
  const kept = useKept(lotForm(lotId, step), { reason: '', expiresOn: '' });
  const { reason, expiresOn } = kept.values;
  const [isTried, setIsTried] = useState(false);
  const today = todayOf(useStockWorker().day);
  const isDated = step === 'REDATE';
  const isDateWrong = isDated && (expiresOn === '' || expiresOn < today);
  const close = () => {
    kept.forget();
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    leadToWrong(event.currentTarget);
    const change = changeOf(step, reason.trim(), expiresOn);
    if (reason.trim() === '' || isDateWrong || change === null) return;
    onTake(change, kept.typed());
    close();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={`${lotStepWord(step)}: ${name}`}
      description={
        step === 'RECALL' ? m.inventory_lot_recall_text() : isDated ? m.inventory_lot_redate_text() : m.inventory_lot_aside_text()
      }
      actions={
        <>
          <Button onClick={close}>{m.inventory_cancel()}</Button>
          <Button kind="primary" type="submit" form="lot-step">
            {lotStepWord(step)}
          </Button>
        </>
      }
    >
      <form id="lot-step" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {isDated && (
          <DayField
            label={m.inventory_lot_new_date()}
            value={expiresOn}
            onChange={(day) => kept.set({ reason, expiresOn: day })}
            error={isTried && isDateWrong ? { message: refusalWords({ code: 'LOT_DATE_PAST' }) } : undefined}
          />
        )}
        <TextField
          label={m.inventory_lot_reason()}
          value={reason}
          maxLength={inventoryLimits.noteLengthMax}
          error={isTried && reason.trim() === '' ? { message: m.inventory_lot_reason_missing() } : undefined}
          onChange={(event) => kept.set({ reason: event.target.value, expiresOn })}
        />
      </form>
    </Dialog>
  );
};

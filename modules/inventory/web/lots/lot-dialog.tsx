import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
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
  const today = todayOf(useStockWorker().day);
  const isDated = step === 'REDATE';
  const { errorAt, submit } = useFaults({
    expiresOn: isDated && (expiresOn === '' || expiresOn < today) && refusalWords({ code: 'LOT_DATE_PAST' }),
    reason: reason.trim() === '' && m.inventory_lot_reason_missing(),
  });
  const close = () => {
    kept.forget();
    onClose();
  };
  const take = () => {
    const change = changeOf(step, reason.trim(), expiresOn);
    if (change === null) return;
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
      <form id="lot-step" noValidate onSubmit={submit(take)} className="flex flex-col gap-4">
        {isDated && (
          <DayField
            label={m.inventory_lot_new_date()}
            value={expiresOn}
            onChange={(day) => kept.set({ reason, expiresOn: day })}
            error={errorAt('expiresOn')}
          />
        )}
        <TextField
          label={m.inventory_lot_reason()}
          value={reason}
          maxLength={inventoryLimits.noteLengthMax}
          error={errorAt('reason')}
          onChange={(event) => kept.set({ reason: event.target.value, expiresOn })}
        />
      </form>
    </Dialog>
  );
};

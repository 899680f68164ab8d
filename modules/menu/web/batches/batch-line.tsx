import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { businessDateOf } from '../../../../kit/time/business-date.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { StatusLine, Tag } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { itemUnitsFromWire } from '../../../inventory/contract/from-wire.ts';
import { nameIn, quantityText, useStock } from '../../../inventory/web/parts.ts';
import { useCan, useRestaurant } from '../../../restaurants/web/public.ts';
import type { Batch } from '../../contract/batches.contract.ts';
import { decideUndoBatch } from '../../rules/undo-batch.ts';
import { batchCostWords } from '../show/known-cost.ts';
import { scaleUnit } from './batch-form.ts';
import { useBatchCommands, type WaitingBatch } from './use-batches.ts';
import { yieldStatus, yieldText } from './yield-text.ts';

/** A batch that only this device knows of. */
export const WaitingLine = ({ waiting: { subject, body } }: { readonly waiting: WaitingBatch }) => (
  <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line py-3">
    <p className="text-body font-medium">
      {subject}
      {m.ui_comma()}
      {body.actual.text}
    </p>
    <StatusLine status="waiting">{m.menu_batch_waiting()}</StatusLine>
  </li>
);

export type BatchLineProps = { readonly batch: Batch; readonly isUndoWaiting: boolean };

/** What was made, how far that is from what was meant to come of it, what it had cost, and the ways on from it. */
export const BatchLine = ({ batch, isUndoWaiting }: BatchLineProps) => {
  const name = nameIn(batch, useLocale());
  const { stock } = useStock();
  const { date } = useWhen();
  const item = stock?.find(batch.itemId);
  const amount = (exact: string): string => {
    if (!item) return '';
    const units = itemUnitsFromWire(item.units);
    return quantityText(units, quantity(exact), scaleUnit(units, quantity(exact)));
  };
  const isUndone = batch.undone !== null || isUndoWaiting;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className={`text-body font-medium ${isUndone ? 'text-ink-3 line-through' : ''}`}>
          {name}
          {m.ui_comma()}
          {item ? amount(batch.actualQuantity) : batch.enteredText}
        </p>
        <p className="flex flex-wrap gap-x-3 text-small">
          <StatusLine status={yieldStatus(batch.yieldVariance)}>{yieldText(batch.yieldVariance)}</StatusLine>
          {item && <span className="text-ink-2">{m.menu_batch_planned({ amount: amount(batch.plannedQuantity) })}</span>}
        </p>
        <p className="text-small text-ink-2">
          <MomentText at={batch.madeAt} style="near" /> · {batch.madeBy}
          {batch.note !== null && ` · ${batch.note}`}
          {batch.lot?.expiresOn && (
            <>
              {' · '}
              {m.menu_batch_use_by()} {date(new Date(`${batch.lot.expiresOn}T12:00:00Z`))}
            </>
          )}
        </p>
        {batch.notTaken.length > 0 && <StatusLine status="soon">{m.menu_batch_not_taken({ count: batch.notTaken.length })}</StatusLine>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <BatchCost batch={batch} />
        {isUndone ? <Undone batch={batch} /> : <BatchSteps batch={batch} name={name} />}
      </div>
    </li>
  );
};

const BatchCost = ({ batch: { cost } }: Pick<BatchLineProps, 'batch'>) => {
  if (cost === null) return null;
  const words = batchCostWords(cost);
  if (cost.isComplete) return <b className="text-body font-semibold">{words}</b>;
  return <StatusLine status="not-counted">{words}</StatusLine>;
};

const Undone = ({ batch: { undone } }: Pick<BatchLineProps, 'batch'>) =>
  undone === null ? (
    <StatusLine status="waiting">{m.menu_batch_waiting()}</StatusLine>
  ) : (
    <Tag status="not-counted">{m.menu_batch_undone({ by: undone.by })}</Tag>
  );

type StepsProps = { readonly batch: Batch; readonly name: string };

const BatchSteps = ({ batch, name }: StepsProps) => {
  const mayProduce = useCan('menu.produce');
  const { timeZone, dayCutoffMinutes } = useRestaurant();
  const [isAsked, setIsAsked] = useState(false);
  const [openedAt] = useState(() => new Date());
  const today = businessDateOf(openedAt, { timeZone, cutOffMinutes: dayCutoffMinutes });
  const mayUndo = mayProduce && decideUndoBatch({ ...batch, isUndone: false }, today).ok;
  const label =
    batch.lot === null
      ? { item: batch.itemId, label: 'PREP' as const, doneOn: batch.businessDate }
      : { lot: batch.lot.id, label: 'LOT' as const };
  const madeBy = { recipe: batch.recipeId, version: batch.versionNo };
  return (
    <>
      <Link
        to="/menu/batches/labels"
        search={{ ...label, ...madeBy }}
        className={buttonClass('row')}
        aria-label={m.menu_batch_label_named({ name })}
      >
        {m.menu_batch_label()}
      </Link>
      {mayUndo && (
        <Button kind="row" aria-label={m.menu_batch_undo_named({ name })} onClick={() => setIsAsked(true)}>
          {m.menu_batch_undo()}
        </Button>
      )}
      {isAsked && <UndoDialog batch={batch} name={name} onClose={() => setIsAsked(false)} />}
    </>
  );
};

const UndoDialog = ({ batch, name, onClose }: StepsProps & { readonly onClose: () => void }) => {
  const { undo } = useBatchCommands();
  const go = async () => {
    await undo(batch, name);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.menu_batch_undo_named({ name })}
      description={m.menu_batch_undo_text()}
      actions={
        <>
          <Button onClick={onClose}>{m.menu_cancel()}</Button>
          <Button kind="primary" onClick={() => void go()}>
            {m.menu_batch_undo()}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
};

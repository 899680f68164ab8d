import { m } from '../../../../generated/messages/web/messages.js';
import { StatusLine } from '../../../../ui/tag.tsx';
import { quantityText } from '../../../inventory/web/parts.ts';
import { type BatchPlan, yieldVariance } from '../../rules/plan-batch.ts';
import { useSubjectName } from '../recipes/use-subject-name.ts';
import type { Writing } from '../recipes/use-writing.ts';
import { type MadeOf, scaleUnit, type takenBy } from './batch-form.ts';
import { yieldStatus, yieldText } from './yield-text.ts';

export type WhatFollowsProps = {
  readonly plan: BatchPlan;
  readonly of: MadeOf;
  readonly taken: ReturnType<typeof takenBy>;
  readonly pantry: Writing['pantry'];
};

/** How far it is off, and what leaves stock for it. */
export const WhatFollows = ({ plan, of, taken, pantry }: WhatFollowsProps) => {
  const nameOf = useSubjectName();
  const variance = yieldVariance(plan);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap gap-x-3 text-body">
        <StatusLine status={yieldStatus(variance)}>{yieldText(variance)}</StatusLine>
        <span className="text-ink-2">
          {m.menu_batch_planned({ amount: quantityText(of.units, plan.planned, scaleUnit(of.units, plan.planned)) })}
        </span>
      </p>
      <h3 className="text-small font-medium">{m.menu_batch_takes()}</h3>
      <ul className="max-h-48 overflow-y-auto text-small text-ink-2">
        {taken.map(({ itemId, amount }) => {
          const units = pantry.items.get(itemId)?.units;
          return (
            <li key={itemId} className="flex justify-between gap-4">
              <span>{nameOf({ kind: 'ITEM', itemId })}</span>
              <span>{units ? quantityText(units, amount, scaleUnit(units, amount)) : ''}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

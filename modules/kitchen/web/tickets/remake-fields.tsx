import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { type RemakeReason, remakeReasons } from '../../rules/remake-reason.ts';
import { remakeReasonWord } from '../words/remake-reason-word.ts';
import { KitchenButton } from './kitchen-button.tsx';

export type RemakeFieldsProps = {
  /** @unit portions of the line */
  readonly quantity: number;
  readonly onRemake: (said: { readonly quantity: number; readonly reason: RemakeReason }) => void;
};

/** How many are made again, and why: the touch on the reason does it. */
export const RemakeFields = ({ quantity, onRemake }: RemakeFieldsProps) => {
  const [wanted, setWanted] = useState(quantity);
  return (
    <section className="flex flex-col gap-4">
      <p className="text-ink-2">{m.kitchen_remake_text()}</p>
      {quantity > 1 && (
        <div role="group" aria-label={m.kitchen_remake_how_many()} className="flex items-center gap-3">
          <KitchenButton className="w-16" disabled={wanted === 1} aria-label={m.kitchen_fewer()} onClick={() => setWanted(wanted - 1)}>
            −
          </KitchenButton>
          <output className="min-w-12 text-center text-kitchen-dish tabular-nums">{wanted}</output>
          <KitchenButton
            className="w-16"
            disabled={wanted === quantity}
            aria-label={m.kitchen_more_of_it()}
            onClick={() => setWanted(wanted + 1)}
          >
            +
          </KitchenButton>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {remakeReasons.map((reason) => (
          <KitchenButton key={reason} onClick={() => onRemake({ quantity: wanted, reason })}>
            {remakeReasonWord[reason]()}
          </KitchenButton>
        ))}
      </div>
    </section>
  );
};

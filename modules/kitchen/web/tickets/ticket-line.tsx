import { Check } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { classNames } from '../../../../ui/class-names.ts';
import type { ShownLine } from './use-kitchen.ts';

export type TicketLineProps = { readonly shown: ShownLine; readonly isDone: boolean; readonly onTouch: () => void };

/** One dish of a ticket; a touch on it bumps it alone. What was chosen is never smaller than the dish. */
export const TicketLine = ({ shown, isDone, onTouch }: TicketLineProps) => {
  const { line } = shown;
  const isAmharic = useLocale() === 'am';
  const nameIn = (one: { readonly name: string; readonly nameLocal: string | null }) =>
    isAmharic ? (one.nameLocal ?? one.name) : one.name;
  const dish = nameIn({ name: line.dishName, nameLocal: line.dishNameLocal });
  const isVoid = line.state === 'VOIDED' || line.state === 'VOID_REQUESTED';
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        onClick={onTouch}
        disabled={isDone || isVoid}
        aria-label={m.kitchen_bump_dish({ quantity: line.quantity, dish })}
        className="grid w-full grid-cols-[2.25rem_1fr] gap-x-2 py-2 text-left focus-ring"
      >
        <span className="text-kitchen-dish tabular-nums">
          {isDone ? <Check aria-hidden className="mt-2 size-7 text-ink-3" /> : line.quantity}
        </span>
        <span className={classNames('text-kitchen-dish', isDone && 'text-ink-3', isVoid && 'text-ink-3 line-through')}>{dish}</span>
        <span className="col-start-2 flex flex-col text-kitchen-dish font-normal text-turmeric">
          {line.modifiers.map((one) => (
            <span key={one.id}>{nameIn(one)}</span>
          ))}
          {line.note !== null && <span>{line.note}</span>}
          {line.hasAllergy && <span className="text-ink underline">{m.kitchen_allergy_dish()}</span>}
          {line.state === 'STARTED' && <span className="text-kitchen-small text-ink-2">{m.kitchen_started()}</span>}
          {line.state === 'VOID_REQUESTED' && <span className="text-kitchen-small text-wrong">{m.kitchen_void_asked()}</span>}
          {line.state === 'VOIDED' && <span className="text-kitchen-small text-wrong">{m.kitchen_cancelled()}</span>}
        </span>
      </button>
    </li>
  );
};

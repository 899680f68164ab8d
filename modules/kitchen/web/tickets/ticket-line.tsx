import { Check, Info } from 'lucide-react';

import { m } from '../../../../generated/messages/web/messages.js';
import { classNames } from '../../../../ui/class-names.ts';
import { RowMark } from '../../../../ui/row-mark.tsx';
import type { OrderLine } from '../../contract/fields.ts';
import { isLockedVoid } from '../../rules/ticket-view.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { useLeftOfDish } from './few-left.ts';
import { isChanged, type ShownLine } from './shown-ticket.ts';

export type TicketLineProps = {
  readonly shown: ShownLine;
  readonly isDone: boolean;
  /** The stations that go on with it when this one is done; null where none does. */
  readonly goesOnTo: string | null;
  readonly onTouch: () => void;
  readonly onAsk: () => void;
};

/** One dish of a ticket; a touch on it bumps it alone. What was chosen is never smaller than the dish. */
export const TicketLine = ({ shown, isDone, goesOnTo, onTouch, onAsk }: TicketLineProps) => {
  const { line } = shown;
  const nameIn = useNameIn();
  const dish = nameIn({ name: line.dishName, nameLocal: line.dishNameLocal });
  const isVoid = line.state === 'VOIDED' || line.state === 'VOID_REQUESTED';
  return (
    <li className={classNames('grid grid-cols-[1fr_auto] border-t border-line first:border-t-0', isChanged(line) && 'bg-turmeric-wash')}>
      <button
        type="button"
        onClick={onTouch}
        disabled={isDone || isVoid}
        aria-label={m.kitchen_bump_dish({ quantity: line.quantity, dish })}
        className="grid min-h-16 grid-cols-[2.25rem_1fr] content-start gap-x-2 py-2 pl-3.5 text-left focus-ring"
      >
        <span className="text-kitchen-dish tabular-nums">
          {isDone ? <Check aria-hidden className="mt-2 size-7 text-ink-3" /> : line.quantity}
        </span>
        <span className={classNames('text-kitchen-dish hyphens-auto', isDone && 'text-ink-3', isVoid && 'text-ink-3 line-through')}>
          {dish}
        </span>
        <span className="col-start-2 flex flex-col text-kitchen-dish font-normal text-turmeric">
          {line.modifiers.map((one) => (
            <span key={one.id}>{nameIn(one)}</span>
          ))}
          {line.note !== null && <span>{line.note}</span>}
          {line.hasAllergy && <span className="text-ink underline">{m.kitchen_allergy_dish()}</span>}
          <LineStanding line={line} goesOnTo={goesOnTo} />
          <RowMark ids={[line.id]} />
        </span>
      </button>
      <button
        type="button"
        onClick={onAsk}
        aria-label={m.kitchen_about_dish({ dish })}
        className="grid w-12 place-items-start justify-items-center pt-4 text-ink-2 focus-ring"
      >
        <Info aria-hidden className="size-7" />
      </button>
    </li>
  );
};

type StandingProps = { readonly line: OrderLine; readonly goesOnTo: string | null };

/** What of a dish is otherwise than one would think: begun, made again, changed, cancelled. */
const LineStanding = ({ line, goesOnTo }: StandingProps) => {
  const isSmall = 'text-kitchen-small';
  const leftOf = useLeftOfDish(line.dishId);
  if (line.state === 'VOID_REQUESTED') return <span className={classNames(isSmall, 'text-wrong')}>{m.kitchen_void_asked()}</span>;
  if (line.state === 'VOIDED') {
    return (
      <span className={classNames(isSmall, 'text-wrong')}>{isLockedVoid(line) ? m.kitchen_locked_cancelled() : m.kitchen_cancelled()}</span>
    );
  }
  const left = line.state === 'QUEUED' || line.state === 'STARTED' ? leftOf : null;
  const told = [line.state === 'STARTED' ? m.kitchen_started() : null, goesOnTo === null ? null : `→ ${goesOnTo}`].filter(
    (part) => part !== null,
  );
  return (
    <>
      {line.remakeOfId !== null && <span className={classNames(isSmall, 'font-semibold text-wrong')}>{m.kitchen_again()}</span>}
      {isChanged(line) && <Changes line={line} />}
      {left !== null && <span className={classNames(isSmall, 'font-semibold')}>{m.menu_portions_left({ count: left })}</span>}
      {told.length > 0 && <span className={classNames(isSmall, 'text-ink-2')}>{told.join(' ')}</span>}
    </>
  );
};

/** What the kitchen knew before, beside what is true now. */
const Changes = ({ line: { knownBefore: before, quantity, note, hasAllergy } }: { readonly line: OrderLine }) => {
  const told = before && [
    before.quantity === quantity ? null : m.kitchen_was_quantity({ quantity: before.quantity }),
    before.note === null || before.note === note ? null : m.kitchen_no_longer({ note: before.note }),
    hasAllergy && !before.hasAllergy ? m.kitchen_allergy_late() : null,
  ];
  return (
    <span className="text-kitchen-small font-semibold text-ink">
      {[m.kitchen_changed(), ...(told ?? [])].filter((part) => part !== null).join(' · ')}
    </span>
  );
};

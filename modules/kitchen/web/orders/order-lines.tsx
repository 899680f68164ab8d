import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { OrderLine } from '../../contract/fields.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { lineStateStatus, lineStateWord } from '../words/line-state-word.ts';
import { offReasonText } from '../words/remake-reason-word.ts';
import { amountText } from './amount-text.ts';
import { LineSheet } from './line-sheet.tsx';
import type { ShownOrder } from './use-shown-order.ts';

/** The dishes of an order by course, each a touch away from what may be done with it. */
export const OrderLines = ({ shown }: { readonly shown: ShownOrder }) => {
  const { order, name, commands } = shown;
  const [lineId, setLineId] = useState<string | null>(null);
  const touched = order.lines.find(({ id }) => id === lineId);
  const courses = [...new Set(order.lines.map(({ course }) => course))].toSorted((left, right) => left - right);
  return (
    <section aria-label={m.kitchen_dishes()} className="mt-4">
      {order.lines.length === 0 && <p className="py-3 text-body text-ink-2">{m.kitchen_order_empty()}</p>}
      {courses.map((course) => (
        <Course
          key={course}
          shown={shown}
          title={courses.length > 1 ? m.kitchen_course({ course }) : null}
          lines={order.lines.filter((line) => line.course === course)}
          onTouch={setLineId}
          onFire={() => void commands.pace({ orderId: order.id, step: 'FIRE', course, lineIds: [] }, name)}
        />
      ))}
      {touched && <LineSheet key={touched.id} line={touched} shown={shown} onClose={() => setLineId(null)} />}
    </section>
  );
};

type CourseProps = {
  readonly shown: ShownOrder;
  /** Null where all of it goes out together. */
  readonly title: string | null;
  readonly lines: readonly OrderLine[];
  readonly onTouch: (lineId: string) => void;
  readonly onFire: () => void;
};

const Course = ({ shown, title, lines, onTouch, onFire }: CourseProps) => {
  const held = lines.filter(({ state }) => state === 'HELD').length;
  return (
    <>
      {(title !== null || held > 0) && (
        <header className="flex min-h-11 items-center justify-between gap-3 pt-2">
          <h2 className="text-small text-ink-2">{title}</h2>
          {held > 0 && shown.order.state === 'OPEN' && (
            <Button kind="row" onClick={onFire}>
              {m.kitchen_fire_held({ count: held })}
            </Button>
          )}
        </header>
      )}
      <ul>
        {lines.map((line) => (
          <LineRow key={line.id} line={line} shown={shown} onTouch={onTouch} />
        ))}
      </ul>
    </>
  );
};

/** It is to be made, and the kitchen was told nothing of it yet: the word of it waits on this device. */
const isUnheard = ({ state, sentQuantity }: OrderLine): boolean => state === 'QUEUED' && sentQuantity === 0;

/** How far it is, in a word; where no station is set up, nobody in a kitchen has it. */
const standingWord = (line: OrderLine, { hasNoStation }: ShownOrder): string => {
  if (isUnheard(line)) return m.ui_row_waiting();
  return hasNoStation && line.state === 'QUEUED' ? m.kitchen_state_not_shown() : lineStateWord(line.state);
};

type LineRowProps = { readonly line: OrderLine; readonly shown: ShownOrder; readonly onTouch: (lineId: string) => void };

const LineRow = ({ line, shown, onTouch }: LineRowProps) => {
  const { order } = shown;
  const nameIn = useNameIn();
  const isOff = line.state === 'VOIDED';
  const told = [
    ...line.modifiers.map(nameIn),
    ...(line.note === null ? [] : [line.note]),
    ...(line.seat === null ? [] : [m.kitchen_seat_of({ seat: line.seat })]),
  ];
  const words = (
    <>
      <span className="min-w-0 flex-1 basis-40">
        <span className={isOff ? 'block text-ink-3 line-through' : 'block font-medium'}>
          {`${line.quantity} ${nameIn({ name: line.dishName, nameLocal: line.dishNameLocal })}`}
        </span>
        {told.length > 0 && <span className="block text-small text-ink-2">{told.join(m.ui_comma())}</span>}
        {isOff && line.voidReason !== null && <span className="block text-small text-ink-3">{offReasonText(line.voidReason)}</span>}
      </span>
      {line.hasAllergy && <Tag status="wrong">{m.kitchen_allergy_dish()}</Tag>}
      <Tag status={lineStateStatus[line.state]}>{standingWord(line, shown)}</Tag>
      <span className={isOff ? 'min-w-16 text-right text-ink-3 tabular-nums line-through' : 'min-w-16 text-right tabular-nums'}>
        {amountText(String(BigInt(line.unitPriceMinor) * BigInt(line.quantity)), order.currency)}
      </span>
    </>
  );
  const shape = 'flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 py-2 text-left';
  return (
    <li className="border-b border-line">
      {isOff || order.state !== 'OPEN' ? (
        <div className={shape}>{words}</div>
      ) : (
        <button type="button" className={`${shape} focus-ring hover:bg-teff-sunk`} onClick={() => onTouch(line.id)}>
          {words}
        </button>
      )}
    </li>
  );
};

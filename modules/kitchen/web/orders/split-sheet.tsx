import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newId } from '../../../../platform/web/new-command.ts';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { FaultLine } from '../../../../ui/form/fault-line.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { useNameIn } from '../show/use-name-in.ts';
import { amountText } from './amount-text.ts';
import type { ActionProps } from './use-shown-order.ts';
import { choiceOfSeats, isSplit, partsOf, seatsOf, type SplitChoice, standing, worthOf } from './split-choice.ts';
import { Stepper } from './stepper.tsx';
import { useNextNumber } from './use-next-number.ts';

/** Which dishes, or how many portions of them, go to a bill of their own: by dish, or by seat. */
export const SplitSheet = ({ shown: { order, name, commands }, onClose }: ActionProps) => {
  const nameIn = useNameIn();
  const nextNumber = useNextNumber();
  const [choice, setChoice] = useState<SplitChoice>({});
  const [seats, setSeats] = useState<readonly number[]>([]);
  const lines = standing(order.lines);
  const isChosen = isSplit(lines, choice);
  const { errorAt, send } = useFaults({ choice: !isChosen && m.kitchen_split_nothing() });
  const take = (seat: number) => {
    const next = seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat];
    setSeats(next);
    setChoice(choiceOfSeats(lines, next));
  };
  const split = () => {
    const parts = partsOf(lines, choice, newId);
    void commands.split({ orderId: order.id, newOrderId: newId(), number: nextNumber(), parts }, name).then(onClose);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={m.kitchen_split()}
      onPhone="full"
      actions={
        <>
          <FaultLine error={errorAt('choice')} />
          <Button kind="primary" size="thumb" onClick={() => send(split)}>
            {isChosen ? m.kitchen_split_do({ amount: amountText(worthOf(lines, choice).toString(), order.currency) }) : m.kitchen_split()}
          </Button>
        </>
      }
    >
      <p className="pb-3 text-body text-ink-2">{m.kitchen_split_text()}</p>
      {seatsOf(lines).length > 0 && (
        <div className="flex flex-wrap gap-2 pb-3" role="group" aria-label={m.kitchen_split_seats()}>
          {seatsOf(lines).map((seat) => (
            <Chip key={seat} pressed={seats.includes(seat)} onPress={() => take(seat)}>
              {m.kitchen_seat_of({ seat })}
            </Chip>
          ))}
        </div>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="border-b border-line py-1">
            <Stepper
              label={m.kitchen_split_of({ dish: nameIn({ name: line.dishName, nameLocal: line.dishNameLocal }), count: line.quantity })}
              value={choice[line.id] ?? 0}
              min={0}
              max={line.quantity}
              onChange={(quantity) => setChoice({ ...choice, [line.id]: quantity })}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

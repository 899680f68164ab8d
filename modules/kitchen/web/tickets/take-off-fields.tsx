import { m } from '../../../../generated/messages/web/messages.js';
import type { Dish } from '../../../menu/contract/fields.ts';
import { usePause } from '../../../menu/web/parts.ts';
import { KitchenButton } from './kitchen-button.tsx';

const hourMs = 3_600_000;

/** After how many hours a dish comes back by itself. */
const spans = [1, 2, 4] as const;

export type TakeOffFieldsProps = { readonly dish: Dish; readonly name: string; readonly onDone: () => void };

/** 86: until when; the touch on it does it. */
export const TakeOffFields = ({ dish, name, onDone }: TakeOffFieldsProps) => {
  const { pause } = usePause();
  const take = (hours: number | null) => () => {
    const until = hours === null ? null : new Date(Date.now() + hours * hourMs).toISOString();
    void pause(dish, name, { reason: null, until });
    onDone();
  };
  return (
    <section aria-label={m.kitchen_take_off({ dish: name })} className="flex flex-wrap gap-3">
      <KitchenButton kind="wrong" onClick={take(null)}>
        {m.kitchen_off_until_said()}
      </KitchenButton>
      {spans.map((hours) => (
        <KitchenButton key={hours} onClick={take(hours)}>
          {m.kitchen_off_hours({ hours })}
        </KitchenButton>
      ))}
    </section>
  );
};

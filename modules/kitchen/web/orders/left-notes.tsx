import { useQuery, useQueryClient } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { Button } from '../../../../ui/button.tsx';
import type { Order } from '../../contract/fields.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { type LeftLines, leftLinesKey } from '../settle-answer.ts';
import { useNameIn } from '../show/use-name-in.ts';
import { whyRefused } from './deed-words.ts';

/** Dishes that should have gone off this order and did not, each with the reason, until somebody has read it. */
export const LeftNotes = ({ order: { lines } }: { readonly order: Order }) => {
  const { restaurantId } = useKitchenWorld();
  const queries = useQueryClient();
  const nameIn = useNameIn();
  const queryKey = leftLinesKey(restaurantId);
  // Written when an answer comes; there is nobody to ask.
  const { data } = useQuery<LeftLines>({ queryKey, queryFn: () => ({}), enabled: false });
  const left = lines.filter(({ id }) => data?.[id] !== undefined);
  if (left.length === 0) return null;
  const read = (lineId: string) =>
    queries.setQueryData<LeftLines>(queryKey, (known = {}) => Object.fromEntries(Object.entries(known).filter(([id]) => id !== lineId)));
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {left.map(({ id, dishName: name, dishNameLocal: nameLocal }) => (
        <li key={id} role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-wrong-wash p-3 text-small">
          <span className="min-w-0 flex-1 basis-48">
            <b className="font-semibold">{m.kitchen_left_title({ dish: nameIn({ name, nameLocal }) })}</b>{' '}
            {whyRefused({ code: data?.[id] ?? '', data: null })}
          </span>
          <Button kind="row" onClick={() => read(id)}>
            {m.kitchen_left_seen()}
          </Button>
        </li>
      ))}
    </ul>
  );
};

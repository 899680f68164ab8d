import { useSyncExternalStore } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { partsText, reasonWord } from '../../../inventory/web/parts.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { WasteInputs } from '../waste-client.ts';

/** What was logged on this device and has not arrived, or was refused. */
export const WaitingEntries = ({ known }: { readonly known: readonly { readonly id: string }[] }) => {
  const restaurantId = useRestaurant().id;
  const outbox = useOutbox();
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const arrived = new Set(known.map(({ id }) => id));
  const logged = entries
    .filter(({ name, input }) => name === 'waste.log-entry@1' && input.restaurantId === restaurantId)
    .map(({ subject, input }) => ({ subject, said: input as WasteInputs['logEntry'] }))
    .filter(({ said }) => !arrived.has(said.body.entryId));
  if (logged.length === 0) return null;
  return (
    <ul aria-label={m.ui_row_waiting()}>
      {logged.map(({ subject, said: { body, occurredAt } }) => (
        <li key={body.entryId} className="flex flex-col gap-1 border-b border-line py-3">
          <p className="text-body font-medium">{[subject, partsText(body.entry.parts)].filter((part) => part !== '').join(m.ui_comma())}</p>
          <p className="text-small text-ink-2">
            <MomentText at={body.happenedAt ?? occurredAt} style="near" /> · {reasonWord(body.reason)}
          </p>
          <RowMark ids={[body.entryId]} />
        </li>
      ))}
    </ul>
  );
};

import { useMemo } from 'react';

import { newCommand } from '../../../../platform/web/new-command.ts';
import type { Outbox } from '../../../../platform/web/outbox/outbox.ts';
import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { KitchenInputs } from '../kitchen-client.ts';

/** Everything that is done with bookings, with or without a line; each resolves when it is on disk. */
const bookCommands = (outbox: Outbox, restaurantId: string) => ({
  save: (body: KitchenInputs['saveReservation']['body'], form: TypedForm): Promise<void> =>
    outbox.enqueue({ name: 'kitchen.save-reservation@1', input: newCommand(restaurantId, body), subject: body.guestName, form }),
  move: (body: KitchenInputs['moveReservation']['body'], subject: string): Promise<void> =>
    outbox.enqueue({ name: 'kitchen.move-reservation@1', input: newCommand(restaurantId, body), subject }),
});

/** The commands of the restaurant at hand. */
export const useBookCommands = () => {
  const outbox = useOutbox();
  const { id } = useRestaurant();
  return useMemo(() => bookCommands(outbox, id), [outbox, id]);
};

import { useMemo } from 'react';

import { newCommand, newId } from '../../../platform/web/new-command.ts';
import type { Outbox } from '../../../platform/web/outbox/outbox.ts';
import type { CommandAbout } from '../../../platform/web/outbox/outbox-entry.ts';
import { useOutbox } from '../../../platform/web/outbox/use-outbox.tsx';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { KitchenInputs } from './kitchen-client.ts';

type Step = KitchenInputs['stepLines']['body']['steps'][number];

/** Steps that were taken together, to be taken back together. */
export type TakenSteps = { readonly subject: string; readonly steps: readonly Step[]; readonly atMs: number };

/** Everything that a kitchen does with or without a line; each resolves when it is on disk. */
const kitchenCommands = (outbox: Outbox, restaurantId: string) => ({
  step: async (lineIds: readonly string[], step: Step['step'], about: { subject: string; isConfirmed: boolean }): Promise<TakenSteps> => {
    const steps = lineIds.map((lineId) => ({ eventId: newId(), lineId, step, isConfirmed: about.isConfirmed }));
    await outbox.enqueue({ name: 'kitchen.step-lines@1', input: newCommand(restaurantId, { steps }), subject: about.subject });
    return { subject: about.subject, steps, atMs: Date.now() };
  },
  undo: ({ steps, subject }: TakenSteps): Promise<void> => {
    const undone = steps.map(({ eventId: undoesId, lineId }) => ({ eventId: newId(), lineId, undoesId }));
    return outbox.enqueue({ name: 'kitchen.undo-steps@1', input: newCommand(restaurantId, { undone }), subject });
  },
  open: (body: KitchenInputs['openOrder']['body'], about: CommandAbout): Promise<void> =>
    outbox.enqueue({ name: 'kitchen.open-order@1', input: newCommand(restaurantId, body), ...about }),
  add: (orderId: string, add: KitchenInputs['openOrder']['body']['lines'], about: CommandAbout): Promise<void> => {
    const body = { orderId, guests: {}, add, change: [] };
    return outbox.enqueue({ name: 'kitchen.change-order@1', input: newCommand(restaurantId, body), ...about });
  },
  acknowledge: (lineIds: readonly string[], subject: string): Promise<void> =>
    outbox.enqueue({ name: 'kitchen.acknowledge@1', input: newCommand(restaurantId, { lineIds }), subject }),
  putFirst: (lineIds: readonly string[], isFirst: boolean, subject: string): Promise<void> =>
    outbox.enqueue({ name: 'kitchen.prioritise@1', input: newCommand(restaurantId, { lineIds, isFirst }), subject }),
  remake: (said: Pick<KitchenInputs['remakeLine']['body'], 'lineId' | 'quantity' | 'reason'>, subject: string): Promise<void> => {
    const body = { eventId: newId(), newLineId: newId(), ...said };
    return outbox.enqueue({ name: 'kitchen.remake-line@1', input: newCommand(restaurantId, body), subject });
  },
  settleVoid: (lineId: string, isGranted: boolean, subject: string): Promise<void> => {
    const body = { eventId: newId(), lineId, isGranted };
    return outbox.enqueue({ name: 'kitchen.settle-void@1', input: newCommand(restaurantId, body), subject });
  },
});

/** The commands of the restaurant at hand. */
export const useKitchenCommands = () => {
  const outbox = useOutbox();
  const { id } = useRestaurant();
  return useMemo(() => kitchenCommands(outbox, id), [outbox, id]);
};

import { useMemo } from 'react';

import { newCommand, newId } from '../../../platform/web/new-command.ts';
import type { CommandAbout } from '../../../platform/web/outbox/outbox-entry.ts';
import type { Outbox } from '../../../platform/web/outbox/outbox.ts';
import { useOutbox } from '../../../platform/web/outbox/use-outbox.tsx';
import type { StockEffect } from '../../inventory/web/parts.ts';
import { useRestaurant } from '../../restaurants/web/public.ts';
import type { EntryBody } from '../contract/fields.ts';

/** What is known of an entry that is taken back: enough to show at once what that makes of the stock. */
export type TakenBack = {
  readonly id: string;
  readonly movementId: string | null;
  readonly itemId: string | null;
  readonly quantity: string | null;
  readonly reason: EntryBody['reason'];
  readonly happenedAt: string;
};

/** What it leaves of the stock while it waits: what was counted, or the net of what was weighed. */
const leaves = (body: EntryBody, weighedG: string | null, at: Date): StockEffect | undefined => {
  const { itemId, movementId, lotId, entry, reason, note } = body;
  if (itemId === null || movementId === null) return undefined;
  const parts = weighedG === null ? entry.parts : [{ quantity: weighedG, unit: 'g' as const }];
  return {
    effect: 'MOVEMENT',
    occurredAt: body.happenedAt ?? at.toISOString(),
    body: {
      movementId,
      itemId,
      kind: 'WASTE',
      entry: { text: entry.text, parts },
      price: null,
      reason,
      note,
      ...(lotId !== undefined && { lot: { kind: 'FROM', lotId } }),
    },
  };
};

const returns = ({ movementId, itemId, quantity, reason, happenedAt }: TakenBack): StockEffect | undefined => {
  if (movementId === null || itemId === null || quantity === null) return undefined;
  const original = { id: movementId, itemId, kind: 'WASTE', quantity: `-${quantity}`, unitCost: null, valueMinor: null } as const;
  return { effect: 'UNDO', movementId: newId(), original: { ...original, reason, effectiveAt: happenedAt } };
};

/** What goes with an entry: what it is called, what was weighed without its container, and its picture in base64. */
export type LoggedAbout = CommandAbout & { readonly weighedG: string | null; readonly picture: string | null };

/** Everything that may be done to the log without a line; each resolves when it is on disk. */
export const wasteCommands = (outbox: Outbox, restaurantId: string) => ({
  log: async (body: EntryBody, { weighedG, picture, ...about }: LoggedAbout): Promise<void> => {
    const input = newCommand(restaurantId, body);
    const assumed = leaves(body, weighedG, new Date(input.occurredAt));
    await outbox.enqueue({ name: 'waste.log-entry@1', input, ...about, ...(assumed && { assumed }) });
    if (picture === null) return;
    // Behind its entry in the same queue, so that the server knows the entry by then.
    const photo = newCommand(restaurantId, { entryId: body.entryId, picture });
    await outbox.enqueue({ name: 'waste.set-photo@1', input: photo, subject: about.subject });
  },
  takeBack: async (entry: TakenBack, about: { readonly subject: string; readonly reason: string | null }): Promise<void> => {
    const input = newCommand(restaurantId, { entryId: entry.id, reason: about.reason });
    const assumed = returns(entry);
    await outbox.enqueue({ name: 'waste.void-entry@1', input, subject: about.subject, ...(assumed && { assumed }) });
  },
  review: (entryIds: readonly string[], subject: string): Promise<void> =>
    outbox.enqueue({ name: 'waste.review-entries@1', input: newCommand(restaurantId, { entryIds }), subject }),
});

/** The commands of the restaurant at hand. */
export const useWasteCommands = () => {
  const outbox = useOutbox();
  const { id } = useRestaurant();
  return useMemo(() => wasteCommands(outbox, id), [outbox, id]);
};

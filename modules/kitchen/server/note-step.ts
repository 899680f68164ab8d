import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { LineState } from '../rules/line-state.ts';
import type { Moment } from './moment.ts';
import { kitchenEvent, type kitchenEventKinds, type LineRow } from './tables.ts';

/** One step of a line on its way into the diary. */
export type NotedStep = {
  readonly eventId: string;
  readonly kind: (typeof kitchenEventKinds)[number];
  readonly toState: LineState;
  readonly undoesId?: string;
  readonly reason?: string;
};

/**
 * Writes a step into the diary of a line.
 *
 * @returns false where the same step is there already: it is not taken twice
 */
export const noteStep = async (
  tx: RestaurantTx,
  line: LineRow,
  { step, moment }: { readonly step: NotedStep; readonly moment: Moment },
): Promise<boolean> => {
  const { eventId, ...told } = step;
  const written = await tx.db
    .insert(kitchenEvent)
    .values({
      ...told,
      restaurantId: tx.restaurantId,
      id: eventId,
      orderId: line.orderId,
      lineId: line.id,
      fromState: line.state,
      fromStage: line.stage,
      actorId: tx.userId,
      occurredAt: moment.saidAt,
      deviceId: tx.tabletId ?? moment.deviceId,
    })
    .onConflictDoNothing()
    .returning({ id: kitchenEvent.id });
  return written.length > 0;
};

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { OrderState } from '../rules/order-state.ts';
import { purchaseOrderStep } from './tables.ts';

/** Something that happened to an order. */
export type TakenStep = {
  readonly orderId: string;
  readonly step: string;
  readonly fromState: OrderState | null;
  readonly toState: OrderState;
  readonly reason: string | null;
};

/** Writes who did what to an order, and why; nobody, where the supplier did it by its link. */
export const noteStep = async (tx: RestaurantTx, step: TakenStep): Promise<void> => {
  await tx.db.insert(purchaseOrderStep).values({ ...step, restaurantId: tx.restaurantId, takenBy: tx.userId });
};

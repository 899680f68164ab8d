import type { RestaurantTx } from '../../../../platform/server/database/tx.ts';
import type { ExpectedDish } from '../../rules/prep-need.ts';

/** Whoever knows what dishes are expected to sell on days, both ends within; the menu itself does not know what was sold. */
export type ExpectedSalesDoor = (
  tx: RestaurantTx,
  days: { readonly from: string; readonly to: string },
) => Promise<readonly ExpectedDish[]>;

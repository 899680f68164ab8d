import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Pressing } from '../../../platform/server/pressing.ts';
import { stockPresses } from '../../inventory/server/public.ts';
import { kitchenPresses } from '../../kitchen/server/public.ts';
import { menuPresses } from '../../menu/server/public.ts';
import { purchasingPresses } from '../../purchasing/server/public.ts';
import { staffPresses } from '../../staff/server/public.ts';
import { planPresses } from '../../subscription/server/public.ts';
import { tasksPress } from '../../tasks/server/public.ts';
import { wastePresses } from '../../waste/server/public.ts';
import type { SignalKind } from '../rules/signal-kinds.ts';

/** A module that knows of things that press, and the kinds of them that it alone says. */
export type Watch = {
  readonly kinds: readonly SignalKind[];
  readonly look: (tx: RestaurantTx, now: Date) => Promise<readonly Pressing[]>;
};

/** Who is asked what presses, by the module's name, which its events begin with. */
export const watches: Readonly<Record<string, Watch>> = {
  inventory: {
    kinds: [
      'stock-low',
      'stock-negative',
      'lot-expiring',
      'lot-expired',
      'lot-recalled',
      'count-submitted',
      'count-overdue',
      'count-stale',
      'transfer-waits',
    ],
    look: stockPresses,
  },
  purchasing: {
    kinds: ['items-requested', 'order-approval', 'order-answered', 'delivery-late', 'delivery-differs', 'invoice-differs', 'price-spike'],
    look: purchasingPresses,
  },
  waste: { kinds: ['high-waste', 'waste-action'], look: wastePresses },
  kitchen: { kinds: ['ticket-late', 'reservation', 'printer-silent'], look: kitchenPresses },
  menu: { kinds: ['dish-off'], look: menuPresses },
  tasks: { kinds: ['temperature', 'list-missed', 'incident'], look: tasksPress },
  staff: {
    kinds: ['rota-published', 'swap-waits', 'swap-decided', 'time-off-waits', 'time-off-decided', 'clock-late', 'clock-forgotten'],
    look: staffPresses,
  },
  subscription: { kinds: ['trial', 'usage'], look: planPresses },
};

import type { RestaurantTx } from '../../../platform/server/database/tx.ts';
import type { Pressing } from '../../../platform/server/pressing.ts';
import { sellerKinds } from '../../integrations/rules/pressing-kinds.ts';
import { sellersPress } from '../../integrations/server/public.ts';
import { stockKinds } from '../../inventory/rules/pressing-kinds.ts';
import { stockPresses } from '../../inventory/server/public.ts';
import { serviceKinds } from '../../kitchen/rules/pressing-kinds.ts';
import { kitchenPresses } from '../../kitchen/server/public.ts';
import { menuKinds } from '../../menu/rules/pressing-kinds.ts';
import { menuPresses } from '../../menu/server/public.ts';
import { buyingKinds } from '../../purchasing/rules/pressing-kinds.ts';
import { purchasingPresses } from '../../purchasing/server/public.ts';
import { signedSince } from '../../reports/server/public.ts';
import { peopleKinds } from '../../staff/rules/pressing-kinds.ts';
import { staffPresses } from '../../staff/server/public.ts';
import { planKinds } from '../../subscription/rules/pressing-kinds.ts';
import { planPresses } from '../../subscription/server/public.ts';
import { checkKinds } from '../../tasks/rules/pressing-kinds.ts';
import { tasksPress } from '../../tasks/server/public.ts';
import { wasteKinds } from '../../waste/rules/pressing-kinds.ts';
import { wastePresses } from '../../waste/server/public.ts';
import { noteKinds } from '../rules/pressing-kinds.ts';
import type { SignalKind } from '../rules/signal-kinds.ts';
import { notesPress } from './pressing-notes.ts';

/** A module that knows of things that press, and the kinds of them that it alone says. */
export type Watch = {
  readonly kinds: readonly SignalKind[];
  readonly look: (tx: RestaurantTx, now: Date) => Promise<readonly Pressing<SignalKind>[]>;
};

/** Who is asked what presses, by the module's name, which its events begin with. */
export const watches: Readonly<Record<string, Watch>> = {
  inventory: { kinds: stockKinds, look: stockPresses },
  purchasing: { kinds: buyingKinds, look: purchasingPresses },
  waste: { kinds: wasteKinds, look: wastePresses },
  kitchen: { kinds: serviceKinds, look: (tx) => kitchenPresses(tx, signedSince) },
  integrations: { kinds: sellerKinds, look: sellersPress },
  menu: { kinds: menuKinds, look: menuPresses },
  tasks: { kinds: checkKinds, look: tasksPress },
  staff: { kinds: peopleKinds, look: staffPresses },
  subscription: { kinds: planKinds, look: planPresses },
  // What those who stand above alerts want said is noted here.
  alerts: { kinds: noteKinds, look: notesPress },
};

import type { Capability } from '../../restaurants/rules/capabilities.ts';
import type { KitchenEventName } from './events.ts';

/** Who may hear of what the kitchen announces: whoever may ask for the thing itself. */
export const kitchenAudience: Readonly<Record<KitchenEventName, Capability>> = {
  'kitchen.v1.order-changed': 'kitchen.view',
  'kitchen.v1.lines-changed': 'kitchen.view',
  'kitchen.v1.dish-discarded': 'kitchen.view',
  'kitchen.v1.reservation-changed': 'kitchen.reserve',
  'kitchen.v1.takings-changed': 'kitchen.view-takings',
  'kitchen.v1.printing-changed': 'kitchen.view',
  'kitchen.v1.house-changed': 'kitchen.view',
};

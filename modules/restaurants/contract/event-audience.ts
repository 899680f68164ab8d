import type { Capability } from '../rules/capabilities.ts';
import type { RestaurantsEventName } from './events.ts';

/** Who may hear of what a restaurant announces: whoever may ask for the thing itself. */
export const restaurantsAudience: Readonly<Record<RestaurantsEventName, Capability>> = {
  'restaurants.v1.member-changed': 'members.view',
  'restaurants.v1.member-removed': 'members.view',
};

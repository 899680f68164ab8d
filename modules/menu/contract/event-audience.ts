import type { Capability } from '../../restaurants/rules/capabilities.ts';
import type { MenuEventName } from './events.ts';

/** Who may hear of what the menu announces: whoever may ask for the thing itself. */
export const menuAudience: Readonly<Record<MenuEventName, Capability>> = {
  'menu.v1.recipe-approved': 'menu.view',
  'menu.v1.dish-paused': 'menu.view',
  'menu.v1.dish-live': 'menu.view',
  'menu.v1.menu-changed': 'menu.view',
  'menu.v1.batch-booked': 'menu.view',
  'menu.v1.prep-changed': 'menu.view',
};

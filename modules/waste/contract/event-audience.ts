import type { Capability } from '../../restaurants/rules/capabilities.ts';
import type { WasteEventName } from './events.ts';

/** Who may hear of what waste announces: whoever may ask for the thing itself. */
export const wasteAudience: Readonly<Record<WasteEventName, Capability>> = {
  'waste.v1.entry-logged': 'waste.view',
  'waste.v1.high-waste': 'waste.review',
  'waste.v1.entry-voided': 'waste.view',
  'waste.v1.action-assigned': 'waste.view-people',
};

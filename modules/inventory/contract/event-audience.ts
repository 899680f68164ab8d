import type { Capability } from '../../restaurants/rules/capabilities.ts';
import type { InventoryEventName } from './events.ts';

/** Who may hear of what inventory announces: whoever may ask for the thing itself. */
export const inventoryAudience: Readonly<Record<InventoryEventName, Capability>> = {
  'inventory.v1.movement-recorded': 'inventory.view',
  'inventory.v1.level-below-par': 'inventory.view',
  'inventory.v1.level-negative': 'inventory.view',
  'inventory.v1.item-changed': 'inventory.view',
  'inventory.v1.items-merged': 'inventory.view',
  'inventory.v1.merge-undone': 'inventory.view',
  'inventory.v1.lot-expired': 'inventory.view',
  'inventory.v1.lot-expiring': 'inventory.view',
  'inventory.v1.lot-recalled': 'inventory.view',
  'inventory.v1.transfer-moved': 'inventory.transfer',
  'inventory.v1.count-submitted': 'inventory.count',
  'inventory.v1.count-approved': 'inventory.count',
  'inventory.v1.count-reversed': 'inventory.count',
  'inventory.v1.count-stale': 'inventory.count',
  'inventory.v1.count-overdue': 'inventory.count',
};

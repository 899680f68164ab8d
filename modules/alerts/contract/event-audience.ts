import type { Capability } from '../../restaurants/rules/capabilities.ts';
import type { AlertsEventName } from './events.ts';

/** Who may hear of what alerts announce: whoever works here, and of those only whom it names. */
export const alertsAudience: Readonly<Record<AlertsEventName, Capability>> = {
  'alerts.v1.alerts-changed': 'restaurant.view',
  'alerts.v1.note-changed': 'alerts.view-deliveries',
  'alerts.v1.signal-raised': 'alerts.view-deliveries',
};

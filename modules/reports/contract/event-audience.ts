import type { Capability } from '../../restaurants/rules/capabilities.ts';
import type { ReportsEventName } from './events.ts';

/** Who may hear of what reports announce: whoever may ask for the thing itself. */
export const reportsAudience: Readonly<Record<ReportsEventName, Capability>> = {
  'reports.v1.day-changed': 'reports.close-days',
  'reports.v1.period-changed': 'reports.view',
};

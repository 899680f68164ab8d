import type { Capability } from '../../restaurants/rules/capabilities.ts';
import type { StaffEventName } from './events.ts';

/** Who may hear of what the module announces: whoever may ask for the thing itself. */
export const staffAudience: Readonly<Record<StaffEventName, Capability>> = {
  'staff.v1.work-roles-changed': 'staff.view',
  'staff.v1.file-changed': 'staff.view',
  'staff.v1.rota-drafted': 'staff.plan',
  'staff.v1.rota-published': 'staff.view',
  'staff.v1.rota-fill-changed': 'staff.plan',
  'staff.v1.hours-changed': 'staff.clock',
  'staff.v1.period-locked': 'staff.view-hours',
  'staff.v1.clock-setting-changed': 'staff.clock',
  'staff.v1.announced': 'staff.view',
  'staff.v1.tips-changed': 'staff.view-hours',
  'staff.v1.time-off-changed': 'staff.ask',
  'staff.v1.exchange-changed': 'staff.ask',
  'staff.v1.exchange-setting-changed': 'staff.ask',
  'staff.v1.rota-seen': 'staff.plan',
  'staff.v1.availability-changed': 'staff.ask',
};

import type { Capability } from '../../restaurants/rules/capabilities.ts';
import type { IntegrationsEventName } from './events.ts';

/** Who may hear of what integrations announce. */
export const integrationsAudience: Readonly<Record<IntegrationsEventName, Capability>> = {
  'integrations.v1.connection-changed': 'integrations.manage',
  'integrations.v1.hooks-changed': 'integrations.manage',
};

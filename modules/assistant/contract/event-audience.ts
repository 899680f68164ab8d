import type { Capability } from '../../restaurants/rules/capabilities.ts';
import type { AssistantEventName } from './events.ts';

/** Who may hear of what the assistant announces. */
export const assistantAudience: Readonly<Record<AssistantEventName, Capability>> = {
  'assistant.v1.automations-changed': 'assistant.automate',
};

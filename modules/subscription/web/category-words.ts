import { m } from '../../../generated/messages/web/messages.js';
import type { AiCategory } from '../rules/ai-operations.ts';

/** What each kind of AI operations is called. */
export const categoryWords: Readonly<Record<AiCategory, () => string>> = {
  natural_language_query: () => m.subscription_ai_question(),
  vision_scanning: () => m.subscription_ai_vision(),
  smart_forecasting: () => m.subscription_ai_forecast(),
  compliance_automation: () => m.subscription_ai_compliance(),
  workflow_automation: () => m.subscription_ai_workflow(),
};

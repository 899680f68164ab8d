/** What Maed does with a model, and counts. */
export type AiCategory =
  | 'natural_language_query'
  | 'vision_scanning'
  | 'smart_forecasting'
  | 'compliance_automation'
  | 'workflow_automation';

/**
 * What one operation of each kind costs.
 *
 * @unit AI operations of the plan
 */
export const aiCosts: Readonly<Record<AiCategory, number>> = {
  natural_language_query: 1,
  vision_scanning: 2,
  smart_forecasting: 3,
  compliance_automation: 2,
  workflow_automation: 5,
};

/** The kinds, in the order of the price list. */
export const aiCategories: readonly AiCategory[] = [
  'natural_language_query',
  'vision_scanning',
  'smart_forecasting',
  'compliance_automation',
  'workflow_automation',
];

/**
 * How long an operation may run before what was set aside for it is given back.
 *
 * @unit milliseconds
 */
export const aiLeaseMs: number = 15 * 60 * 1000;

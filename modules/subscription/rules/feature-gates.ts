import type { AiCategory } from './ai-operations.ts';
import type { Feature } from './price-list.ts';

/**
 * Which procedures a feature opens, by the names that a client calls them by: the one table that the guard enforces and
 * the screens mirror. A feature without a procedure is either in every plan, or nothing was built on it yet.
 *
 * @source docs/decisions/018-billing.md
 */
export const featureGates: Readonly<Record<Feature, readonly string[]>> = {
  // In every plan: nobody could be refused.
  'staff-scheduling': [],
  'smart-forecasting': [
    'assistant.makeForecast',
    'assistant.readForecast',
    'assistant.overrideForecast',
    'assistant.useForecast',
    'assistant.addForecastEvent',
    'assistant.dropForecastEvent',
  ],
  'multi-location': ['inventory.requestTransfer', 'inventory.sendTransfer', 'reports.readGroup', 'reports.printGroup', 'reports.setRate'],
  'compliance-automation': [],
  // An address is paused, told again and removed on every plan; without this one nothing is sent to it.
  'api-access': [
    'integrations.addHook',
    'integrations.changeHook',
    'integrations.rollHookSecret',
    'integrations.testHook',
    'integrations.resendHook',
  ],
  'white-label': ['restaurants.setBrand'],
  'dedicated-support': [],
};

/** Which kinds of AI operations a feature opens; the others every plan has. */
const operationGates: Partial<Readonly<Record<AiCategory, Feature>>> = {
  smart_forecasting: 'smart-forecasting',
  compliance_automation: 'compliance-automation',
};

const gates: ReadonlyMap<string, Feature> = new Map(
  Object.entries(featureGates).flatMap(([feature, paths]) => paths.map((path) => [path, feature as Feature] as const)),
);

/** The feature that a procedure needs; null where every plan has it. */
export const featureOfProcedure = (path: string): Feature | null => gates.get(path) ?? null;

/** The feature that a kind of AI operations needs; null where every plan has it. */
export const featureOfOperation = (category: AiCategory): Feature | null => operationGates[category] ?? null;

import { m } from '../../generated/messages/web/messages.js';
import { loadInventoryRefusalWords } from '../../modules/inventory/web/public.ts';
import { loadKitchenRefusalWords } from '../../modules/kitchen/web/public.ts';
import { loadMenuRefusalWords } from '../../modules/menu/web/public.ts';
import { loadPurchasingRefusalWords } from '../../modules/purchasing/web/public.ts';
import { loadTasksRefusalWords } from '../../modules/tasks/web/public.ts';
import { loadStaffRefusalWords } from '../../modules/staff/web/public.ts';
import { loadWasteRefusalWords } from '../../modules/waste/web/public.ts';

const common: Readonly<Record<string, () => string>> = {
  FORBIDDEN: m.app_refusal_forbidden,
  NOT_FOUND: m.app_refusal_not_found,
  INPUT_INVALID: m.app_refusal_input_invalid,
  COMMAND_KEY_REUSED: m.app_refusal_command_key_reused,
  UNAUTHENTICATED: m.app_refusal_unauthenticated,
  RATE_LIMITED: m.app_refusal_rate_limited,
  UNAVAILABLE: m.app_refusal_unavailable,
  RESTAURANT_BEYOND_PLAN: m.app_refusal_restaurant_beyond_plan,
  FEATURE_NOT_IN_PLAN: m.app_refusal_feature_not_in_plan,
  KEY_SCOPE_MISSING: m.app_refusal_key_scope_missing,
  COMMAND_UNKNOWN: m.app_refusal_command_unknown,
};

/** A module's own words for its refusals; undefined for a code that isn't its own. */
export type RefusalDescriber = (code: string, data: unknown) => string | undefined;

const describers: RefusalDescriber[] = [];

/** Brings the words of the modules that write commands; before it, only the common ones are known. */
export const loadRefusalWords = async (): Promise<void> => {
  if (describers.length > 0) return;
  const loads = [
    loadPurchasingRefusalWords,
    loadTasksRefusalWords,
    loadWasteRefusalWords,
    loadStaffRefusalWords,
    loadKitchenRefusalWords,
    loadMenuRefusalWords,
    loadInventoryRefusalWords,
  ];
  describers.push(...(await Promise.all(loads.map((load) => load()))));
};

/** Why the server refused something, in words. */
export const refusalText = (code: string, data: unknown): string => {
  for (const describe of describers) {
    const words = describe(code, data);
    if (words !== undefined) return words;
  }
  return Object.hasOwn(common, code) ? (common[code]?.() ?? code) : m.app_refusal_other({ code });
};

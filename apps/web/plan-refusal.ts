import type { PlanRefusal } from '../../modules/subscription/web/public.ts';
import { externalValue } from '../../platform/web/external-value.ts';

const codes: readonly PlanRefusal['code'][] = [
  'RESTAURANT_BEYOND_PLAN',
  'FEATURE_NOT_IN_PLAN',
  'LOCATION_LIMIT_REACHED',
  'AI_LIMIT_REACHED',
];

/** What is being told of on the screen now; null where the plan stands against nothing. */
export const planRefusal = externalValue<PlanRefusal | null>(null);

/** Notes a refusal that is about the plan, whichever screen or waiting command met it; any other is the screen's own. */
export const notePlanRefusal = ({ code, data }: { readonly code: string; readonly data: unknown }): void => {
  const known = codes.find((each) => each === code);
  if (known) planRefusal.set({ code: known, data });
};

import { conflict } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals } from '../../../platform/contract/refusals.ts';

/** A step of the tour is not the next one, or there is no tour any more. */
export const tourRefusals = defineRefusals({
  TOUR_NOT_BEGUN: conflict({}),
  TOUR_STEP_OTHER: conflict({}),
});

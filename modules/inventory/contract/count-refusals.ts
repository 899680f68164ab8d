import * as z from 'zod/mini';

import { beside, conflict, forbidden } from '../../../platform/contract/refusal-shapes.ts';
import { defineRefusals, type RefusalSpec } from '../../../platform/contract/refusals.ts';
import { type CountStepRefusal, countStatuses } from '../rules/count-session.ts';
import { otherNameSchema } from './fields.ts';

const forWhom = { roles: z.array(z.string()) };

/** A step of a count that is not this person's to take, or not any more. */
export const countStepRefusals = defineRefusals({
  COUNT_START_FORBIDDEN: forbidden(forWhom),
  COUNT_ENTRY_FORBIDDEN: forbidden(forWhom),
  COUNT_REVIEW_FORBIDDEN: forbidden(forWhom),
  COUNT_APPROVAL_FORBIDDEN: forbidden(forWhom),
  COUNT_REVERSAL_FORBIDDEN: forbidden(forWhom),
  COUNT_CANCEL_FORBIDDEN: forbidden(forWhom),
  COUNT_STATUS_CHANGED: conflict({ status: z.enum(countStatuses) }),
}) satisfies Record<CountStepRefusal['code'], RefusalSpec>;

/** A count cannot begin. */
export const countStartRefusals = defineRefusals({
  /** Something of it is being counted already. */
  COUNT_OVERLAPS: conflict({
    countId: z.string(),
    status: z.enum(countStatuses),
    name: z.string(),
    itemName: z.string(),
    itemNameLocal: otherNameSchema,
  }),
  COUNT_NOTHING_TO_COUNT: beside({}),
  COUNT_TOO_LARGE: beside({ linesMax: z.int() }),
});

/** Something cannot be written down. */
export const countEntryRefusals = defineRefusals({
  COUNT_ITEM_NOT_LISTED: beside({}),
  COUNT_ROUND_OVER: conflict({}),
  COUNT_CARRY_MOVED: conflict({}),
  COUNT_PLACES_TAKEN: conflict({ countersMax: z.int() }),
});

/** A count cannot be handed in, approved or taken back as it stands. */
export const countCloseRefusals = defineRefusals({
  COUNT_PARTS_OPEN: conflict({ people: z.string() }),
  COUNT_LINES_OPEN: conflict({
    /** @unit items */
    lines: z.int(),
  }),
  COUNT_NOTHING_COUNTED: conflict({}),
  COUNT_REASONS_MISSING: conflict({
    /** @unit items */
    lines: z.int(),
  }),
  COUNT_LATER_APPROVED: conflict({ itemName: z.string(), itemNameLocal: otherNameSchema }),
});

/** A plan of counts or a storage area cannot be written. */
export const countPlaceRefusals = defineRefusals({
  COUNT_TEMPLATE_CHANGED: conflict({}),
  COUNT_TEMPLATE_LIMIT: conflict({ templatesMax: z.int() }),
  AREA_NOT_EMPTY: conflict({
    /** @unit items that lie in the area */
    items: z.int(),
  }),
});

/** Everything that may be refused about counting. */
export const countRefusals = {
  ...countStepRefusals,
  ...countStartRefusals,
  ...countEntryRefusals,
  ...countCloseRefusals,
  ...countPlaceRefusals,
} as const;

import { accepted, type Decision, refused } from '../../../kit/decision.ts';
import { noQuantity, type Quantity } from '../../../kit/quantity.ts';
import type { LotStep } from './lot-step.ts';

/** What may be done with a part of a lot: the tin that is opened, while the others of its lot stay shut. */
export const partSteps = ['OPEN', 'FREEZE', 'THAW'] as const;

/** What may be done with a part of a lot. */
export type PartStep = (typeof partSteps)[number];

/** Whether a step may be taken with only a part of a lot. */
export const isPartStep = (step: LotStep): step is PartStep => partSteps.some((one) => one === step);

/** Why a part is none. */
export type LotPartRefusal = { readonly code: 'QUANTITY_ZERO' } | { readonly code: 'LOT_PART_TOO_LARGE' };

/**
 * Whether so much of a lot is all of it, which stays one lot, or a part, which becomes a lot of its own.
 *
 * @invariant what stays and what goes into the part add up to what there was, and both are more than nothing
 * @refuses QUANTITY_ZERO, LOT_PART_TOO_LARGE
 */
export const decideLotPart = (onHand: Quantity, part: Quantity): Decision<'WHOLE' | { readonly stays: Quantity }, LotPartRefusal> => {
  if (part <= noQuantity) return refused({ code: 'QUANTITY_ZERO' });
  if (part > onHand) return refused({ code: 'LOT_PART_TOO_LARGE' });
  return accepted(part === onHand ? 'WHOLE' : { stays: (onHand - part) as Quantity });
};

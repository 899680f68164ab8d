/** Why a dish is made again: it burnt, it fell, it was not what was ordered, or guests sent it back. */
export const remakeReasons = ['BURNT', 'DROPPED', 'WRONG_ORDER', 'RETURNED'] as const;

/** Why a dish is made again. */
export type RemakeReason = (typeof remakeReasons)[number];

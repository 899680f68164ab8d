import { m } from '../../../../generated/messages/web/messages.js';
import { type RemakeReason, remakeReasons } from '../../rules/remake-reason.ts';
import { reasonText } from './usual-reasons.ts';

/** Why a dish is made again, in words. */
export const remakeReasonWord: Readonly<Record<RemakeReason, () => string>> = {
  BURNT: m.kitchen_remake_burnt,
  DROPPED: m.kitchen_remake_dropped,
  WRONG_ORDER: m.kitchen_remake_wrong,
  RETURNED: m.kitchen_remake_sent_back,
};

/** Why a line is off its order: the kitchen's reason or a usual one in the reader's language, or the words that somebody wrote. */
export const offReasonText = (reason: string): string => {
  const known = remakeReasons.find((one) => one === reason);
  return known ? remakeReasonWord[known]() : reasonText(reason);
};

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { attempt, type CallFailure } from '../../../platform/web/refusal.ts';
import { showToast } from '../../../ui/toast.ts';
import { useKitchenWorld } from './kitchen-client.ts';
import { kitchenRefusalWords } from './words/refusal-words.ts';

const sentenceOf = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.kitchen_no_line_to_save();
  if (failure.kind === 'fault') return m.kitchen_not_saved();
  if (failure.code === 'EMAIL_UNCONFIRMED') return m.kitchen_till_needs_confirmed();
  return kitchenRefusalWords(failure.code, failure.data) ?? m.kitchen_not_saved();
};

export type TellWays = {
  /** Asked for anew whatever came of it: a refusal means that something here is older than what stands there. */
  readonly stale?: 'house' | 'printing';
  /** Where the cause has no place beside it: in passing. */
  readonly says?: 'beside' | 'in-passing';
};

/** Sends what needs its answer now; why it was not done is a sentence, beside its cause or in passing. */
export const useTell = ({ stale, says = 'beside' }: TellWays = {}) => {
  const { restaurantId } = useKitchenWorld();
  const queries = useQueryClient();
  const [isTelling, setIsTelling] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  /** What was answered; null where it was not done. */
  const tell = async <Answer>(call: Promise<Answer>): Promise<Answer | null> => {
    setIsTelling(true);
    setRefused(null);
    const outcome = await attempt(call);
    setIsTelling(false);
    const isAskedAnew = stale === undefined ? null : queries.invalidateQueries({ queryKey: ['kitchen', restaurantId, stale] });
    if ('answer' in outcome) {
      await isAskedAnew;
      return outcome.answer;
    }
    // Without a line, what is asked anew waits for it: why not is said before.
    const sentence = sentenceOf(outcome.failure);
    if (says === 'in-passing') showToast({ status: 'wrong', title: sentence });
    else setRefused(sentence);
    return null;
  };
  return { tell, isTelling, refused };
};

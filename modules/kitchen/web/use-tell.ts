import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { attempt, type CallFailure } from '../../../platform/web/refusal.ts';
import { kitchenRefusalWords } from './words/refusal-words.ts';

const sentenceOf = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.kitchen_no_line_to_save();
  if (failure.kind === 'fault') return m.kitchen_not_saved();
  if (failure.code === 'EMAIL_UNCONFIRMED') return m.kitchen_till_needs_confirmed();
  return kitchenRefusalWords(failure.code, failure.data) ?? m.kitchen_not_saved();
};

/** Sends what needs its answer now; why it was not done is a sentence to stand beside its cause. */
export const useTell = () => {
  const [isTelling, setIsTelling] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  /** What was answered; null where it was not done. */
  const tell = async <Answer>(call: Promise<Answer>): Promise<Answer | null> => {
    setIsTelling(true);
    setRefused(null);
    const outcome = await attempt(call);
    setIsTelling(false);
    if ('answer' in outcome) return outcome.answer;
    setRefused(sentenceOf(outcome.failure));
    return null;
  };
  return { tell, isTelling, refused };
};

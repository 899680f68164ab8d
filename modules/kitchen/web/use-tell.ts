import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { attempt, type CallFailure } from '../../../platform/web/refusal.ts';
import { showToast } from '../../../ui/toast.ts';
import { kitchenRefusalWords } from './words/refusal-words.ts';

const wordsOf = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.kitchen_no_connection_text();
  return (failure.kind === 'refusal' ? kitchenRefusalWords(failure.code, failure.data) : undefined) ?? m.kitchen_failed_text();
};

/** Does one thing now, and says why not where it was refused. */
export const useTell = () => {
  const [isTelling, setIsTelling] = useState(false);
  /** What was answered; null where it was not done. */
  const tell = async <Answer>(call: Promise<Answer>): Promise<Answer | null> => {
    setIsTelling(true);
    const outcome = await attempt(call);
    setIsTelling(false);
    if ('answer' in outcome) return outcome.answer;
    showToast({ status: 'wrong', title: m.kitchen_not_done(), description: wordsOf(outcome.failure) });
    return null;
  };
  return { tell, isTelling };
};

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { attempt, type CallFailure } from '../../../platform/web/refusal.ts';
import { useIntegrationsWorld } from './integrations-client.ts';
import { refusalWord } from './integration-words.ts';

/** Why something was not done, in words. */
export const failureSentence = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.integrations_no_line();
  if (failure.kind === 'fault') return m.integrations_not_saved();
  return refusalWord(failure.code, failure.data) ?? m.integrations_not_saved();
};

/** Sends what needs its answer now; why it was not done is a sentence beside its cause. What is shown is asked for anew. */
export const useTell = () => {
  const { restaurantId } = useIntegrationsWorld();
  const queries = useQueryClient();
  const [isTelling, setIsTelling] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  /** What was answered; null where it was not done. */
  const tell = async <Answer>(call: Promise<Answer>): Promise<Answer | null> => {
    setIsTelling(true);
    setRefused(null);
    const outcome = await attempt(call);
    setIsTelling(false);
    void queries.invalidateQueries({ queryKey: ['integrations', restaurantId] });
    if ('answer' in outcome) return outcome.answer;
    setRefused(failureSentence(outcome.failure));
    return null;
  };
  return { tell, isTelling, refused };
};

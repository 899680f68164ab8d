import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { useKitchenWorld } from '../kitchen-client.ts';
import { kitchenRefusalWords } from '../words/refusal-words.ts';

const sentenceOf = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.kitchen_no_line_to_save();
  return (failure.kind === 'refusal' ? kitchenRefusalWords(failure.code, failure.data) : undefined) ?? m.kitchen_not_saved();
};

/** Sends a command that needs its answer, says why where it was not done, and asks for stations and tables anew. */
export const useTold = <Body>(send: (body: Body) => Promise<unknown>) => {
  const { restaurantId } = useKitchenWorld();
  const queries = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  /** Whether it was done. */
  const tell = async (body: Body): Promise<boolean> => {
    setIsPending(true);
    setRefused(null);
    const outcome = await attempt(send(body));
    setIsPending(false);
    if ('failure' in outcome) setRefused(sentenceOf(outcome.failure));
    await queries.invalidateQueries({ queryKey: ['kitchen', restaurantId, 'house'] });
    return !('failure' in outcome);
  };
  return { tell, isPending, refused };
};

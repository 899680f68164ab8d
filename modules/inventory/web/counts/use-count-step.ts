import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { inventoryRefusalWords } from '../words/refusal-words.ts';

const wordsOf = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.inventory_counts_needs_line();
  if (failure.kind === 'fault') return m.inventory_counts_failed();
  return inventoryRefusalWords(failure.code, failure.data) ?? m.inventory_counts_failed();
};

/** Takes a step of a count that needs an answer now, says why not where it was refused, and asks about counts anew. */
export const useCountStep = () => {
  const restaurantId = useRestaurant().id;
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const step = async <Answer>(call: Promise<Answer>): Promise<Answer | undefined> => {
    setIsBusy(true);
    const outcome = await attempt(call);
    setIsBusy(false);
    if ('failure' in outcome) showToast({ status: 'wrong', title: wordsOf(outcome.failure) });
    await queries.invalidateQueries({ queryKey: inventoryKeys.all(restaurantId) });
    return 'answer' in outcome ? outcome.answer : undefined;
  };
  return { step, isBusy };
};

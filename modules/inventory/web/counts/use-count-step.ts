import { m } from '../../../../generated/messages/web/messages.js';
import { saidInPassing, useDoing } from '../../../../platform/web/use-doing.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { failureWords } from '../words/failure-words.ts';

const sentences = { needsLine: m.inventory_counts_needs_line, failed: m.inventory_counts_failed };

/** Takes a step of a count that needs an answer now, says why not where it was refused, and asks about stock anew. */
export const useCountStep = () => {
  const restaurantId = useRestaurant().id;
  const { tell, isTelling: isBusy } = useDoing({ stale: [inventoryKeys.all(restaurantId)], explain: saidInPassing });
  const step = async <Answer>(call: Promise<Answer>): Promise<Answer | undefined> => {
    const outcome = await tell(call);
    if ('answer' in outcome) return outcome.answer;
    showToast({ status: 'wrong', title: failureWords(outcome.failure, sentences) });
    return undefined;
  };
  return { step, isBusy };
};

import { useNavigate } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../../platform/web/refusal.ts';
import { saidInPassing, useDoing } from '../../../../platform/web/use-doing.ts';
import { showToast } from '../../../../ui/toast.ts';
import { useRestaurant } from '../../../restaurants/web/public.ts';
import type { CountHead } from '../../contract/count-schemas.ts';
import { inventoryKeys } from '../inventory-queries.ts';
import { failureWords } from '../words/failure-words.ts';
import { wayToCount } from './way-to-count.ts';

type Overlap = { readonly countId: string; readonly status: CountHead['status'] };

/** The count that is in the way of another. */
const overlapIn = (failure: CallFailure): Overlap | undefined =>
  failure.kind === 'refusal' && failure.code === 'COUNT_OVERLAPS' ? (failure.data as Overlap) : undefined;

const sentences = { needsLine: m.inventory_counts_needs_line, failed: m.inventory_counts_failed };

/**
 * Takes a step of a count that is answered now, says why not where it was refused, and asks about stock anew; a step that can be
 * taken without a line says how.
 */
export const useCountStep = () => {
  const navigate = useNavigate();
  const restaurantId = useRestaurant().id;
  const { tell, isTelling: isBusy } = useDoing({ stale: [inventoryKeys.all(restaurantId)], explain: saidInPassing });
  const step = async <Answer>(call: Promise<Answer>, withoutLine?: () => Promise<Answer>): Promise<Answer | undefined> => {
    const outcome = await tell(call);
    if ('answer' in outcome) return outcome.answer;
    if (withoutLine && outcome.failure.kind === 'no-connection') return withoutLine();
    const overlap = overlapIn(outcome.failure);
    showToast({
      status: 'wrong',
      title: failureWords(outcome.failure, sentences),
      ...(overlap && {
        action: { label: m.inventory_counts_to_other(), onPress: () => void navigate(wayToCount({ ...overlap, id: overlap.countId })) },
        durationMs: 10_000,
      }),
    });
    return undefined;
  };
  return { step, isBusy };
};

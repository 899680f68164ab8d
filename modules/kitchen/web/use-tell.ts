import { m } from '../../../generated/messages/web/messages.js';
import type { CallFailure } from '../../../platform/web/refusal.ts';
import { useDoing } from '../../../platform/web/use-doing.ts';
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
  const explain = (failure: CallFailure): string | null => (says === 'beside' ? sentenceOf(failure) : null);
  const { tell, ...state } = useDoing({ stale: stale === undefined ? [] : [['kitchen', restaurantId, stale]], explain });
  return {
    ...state,
    /** What was answered; null where it was not done. */
    tell: async <Answer>(call: Promise<Answer>): Promise<Answer | null> => {
      const outcome = await tell(call);
      if ('answer' in outcome) return outcome.answer;
      if (says === 'in-passing') showToast({ status: 'wrong', title: sentenceOf(outcome.failure) });
      return null;
    },
  };
};

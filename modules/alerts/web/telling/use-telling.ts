import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { newCommand } from '../../../../platform/web/new-command.ts';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import type { Choice } from '../../contract/telling-fields.ts';
import { useAlertsWorld } from '../alerts-client.ts';
import { keepChoice, keptChoice, type KeptChoice } from './kept-choice.ts';

/** Why a choice was not kept: somebody chose otherwise meanwhile, or nobody answered. */
export type NotKept = 'changed' | 'failed';

/** The last word of whoever looks, as it is drawn, sent, and kept on the device. */
const useWanted = (restaurantId: string) => {
  const [draft, setDraft] = useState<KeptChoice | null>(() => keptChoice(restaurantId));
  const wanted = useRef<KeptChoice | null>(draft);
  const want = (next: KeptChoice | null): void => {
    wanted.current = next;
    keepChoice(restaurantId, next);
    setDraft(next);
  };
  return { draft, wanted, want };
};

const whyNotKept = (failure: CallFailure): NotKept =>
  failure.kind === 'refusal' && failure.code === 'PREFERENCES_CHANGED' ? 'changed' : 'failed';

/** How whoever looks is told, with what they chose and is not kept yet, also before a reload; and the way to choose. */
export const useTelling = () => {
  const { client, restaurantId } = useAlertsWorld();
  const queries = useQueryClient();
  const queryKey = ['alerts', restaurantId, 'telling'];
  const query = useQuery({ queryKey, queryFn: () => client.readPreferences({ restaurantId }) });
  const { data } = query;
  const { draft, wanted, want } = useWanted(restaurantId);
  const [notKept, setNotKept] = useState<NotKept | null>(null);
  /** Whether one is on its way: the next goes when its version is known. */
  const isSending = useRef(false);

  const send = async (body: KeptChoice): Promise<NotKept | null> => {
    const outcome = await attempt(client.savePreferences(newCommand(restaurantId, body)));
    if ('failure' in outcome) return whyNotKept(outcome.failure);
    const { version } = outcome.answer;
    // A look that began before it was kept knows nothing of it, and may end after.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<typeof data>(queryKey, (before) => before && { ...before, choice: body.choice, version });
    // What was chosen while this one was on its way was chosen on top of it.
    if (wanted.current !== null) want(wanted.current.choice === body.choice ? null : { ...wanted.current, baseVersion: version });
    return null;
  };

  const sendAll = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    let why: NotKept | null = null;
    while (wanted.current !== null && why === null) why = await send(wanted.current);
    isSending.current = false;
    // What was chosen on top of something else stands nowhere any more: what it is by now is shown, and chosen anew.
    if (why === 'changed') {
      await query.refetch();
      want(null);
    }
    setNotKept(why);
  };

  // What was chosen before a reload goes as soon as somebody answers.
  const isKnown = data !== undefined;
  const sendKept = useEffectEvent(() => void (wanted.current !== null && sendAll()));
  useEffect(() => {
    if (isKnown) sendKept();
  }, [isKnown]);

  return {
    telling: data && { ...data, choice: draft?.choice ?? data.choice },
    query,
    notKept,
    keep: (choice: Choice): void => {
      const known = queries.getQueryData<typeof data>(queryKey);
      want({ choice, baseVersion: wanted.current?.baseVersion ?? known?.version ?? 0 });
      setNotKept(null);
      void sendAll();
    },
    keepAgain: (): void => void sendAll(),
  };
};

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { newCommand } from '../../../platform/web/new-command.ts';
import { attempt } from '../../../platform/web/refusal.ts';
import { showToast } from '../../../ui/toast.ts';
import type { AlertAnswer } from '../contract/alerts.contract.ts';
import { useAlertsWorld } from './alerts-client.ts';

/** Answers alerts and marks them as read; whatever came of it, the list is asked for anew. */
export const useAnswer = () => {
  const { client, restaurantId } = useAlertsWorld();
  const queries = useQueryClient();
  const [isAnswering, setIsAnswering] = useState(false);
  const send = async (call: () => Promise<unknown>): Promise<boolean> => {
    setIsAnswering(true);
    const outcome = await attempt(call());
    setIsAnswering(false);
    // Without a line, what is asked anew waits for it: that nothing was done is said before.
    const isAskedAnew = queries.invalidateQueries({ queryKey: ['alerts', restaurantId] });
    if ('failure' in outcome) return false;
    await isAskedAnew;
    return true;
  };
  return {
    isAnswering,
    markRead: (alertIds: string[] | null) => send(() => client.markRead(newCommand(restaurantId, { alertIds }))),
    answer: async (alertId: string, answer: AlertAnswer, said: string): Promise<void> => {
      const isDone = await send(() => client.answerAlert(newCommand(restaurantId, { alertId, answer })));
      showToast(isDone ? { title: said } : { title: m.alerts_not_done(), status: 'wrong' });
    },
  };
};

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { newSecret } from '../../../../platform/web/new-secret.ts';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { showToast } from '../../../../ui/toast.ts';
import { restaurantCode } from '../../../restaurants/rules/restaurant-code.ts';
import { telegramLink } from '../../rules/telegram-link.ts';
import { useAlertsWorld } from '../alerts-client.ts';

const refusalWords: Readonly<Record<string, () => string>> = {
  CHANNEL_NOT_OFFERED: m.alerts_refusal_channel_not_offered,
  TEST_TOO_SOON: () => m.alerts_refusal_test_too_soon({ waitSeconds: 30 }),
};

const failureText = (failure: CallFailure): string => (failure.kind === 'refusal' && refusalWords[failure.code]?.()) || m.alerts_not_done();

/** Connects and disconnects one's own chats and devices, and tries them. */
export const useWays = () => {
  const { client, restaurantId } = useAlertsWorld();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const run = async <Answer>(call: Promise<Answer>): Promise<Answer | null> => {
    setIsBusy(true);
    const outcome = await attempt(call);
    setIsBusy(false);
    if ('failure' in outcome) {
      showToast({ title: failureText(outcome.failure), status: 'wrong' });
      return null;
    }
    await queries.invalidateQueries({ queryKey: ['alerts', restaurantId, 'telling'] });
    return outcome.answer;
  };
  return {
    isBusy,
    disconnect: async (reachId: string, label: string): Promise<void> => {
      const done = await run(client.disconnectReach(newCommand(restaurantId, { reachId })));
      if (done !== null) showToast({ title: m.alerts_disconnected({ label }) });
    },
    test: async (): Promise<void> => {
      const done = await run(client.sendTest(newCommand(restaurantId, {})));
      if (done !== null) showToast({ title: done.sent === 0 ? m.alerts_test_nowhere() : m.alerts_test_sent({ count: done.sent }) });
    },
    /** Where the chat with the bot begins; null where it could not be prepared. */
    startTelegram: async (bot: string): Promise<string | null> => {
      const secret = newSecret();
      const done = await run(client.startTelegram(newCommand(restaurantId, { secret })));
      return done === null ? null : telegramLink(bot, restaurantCode(restaurantId, secret));
    },
  };
};

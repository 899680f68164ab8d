import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../generated/messages/web/messages.js';
import { newCommand, newId } from '../../../platform/web/new-command.ts';
import { useLocale } from '../../../platform/web/locale.ts';
import { attempt, type CallFailure } from '../../../platform/web/refusal.ts';
import { questionsQuery, useAssistantWorld } from './assistant-client.ts';
import { useUsageAnew } from './use-usage-anew.ts';

const failureWords = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.assistant_no_connection();
  return failure.kind === 'refusal' && failure.code === 'AI_LIMIT_REACHED' ? m.assistant_refusal_ai_limit_reached() : m.assistant_failed();
};

/** A conversation of one's own: what was asked, what is being asked, and how to ask on, keep and forget. */
export const useAsking = () => {
  const world = useAssistantWorld();
  const { client, restaurantId } = world;
  const language = useLocale();
  const queries = useQueryClient();
  const askUsageAnew = useUsageAnew();
  const { data } = useQuery(questionsQuery(world));
  const [pending, setPending] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const conversation = data?.conversation ?? [];
  const refresh = () => queries.invalidateQueries({ queryKey: questionsQuery(world).queryKey });
  /** Whether there came an answer, or why there is none; without either the words stay in the box. */
  const ask = async (text: string): Promise<boolean> => {
    setPending(text);
    setFailed(null);
    const body = { questionId: newId(), text, language, afterId: conversation.at(-1)?.id ?? null };
    const outcome = await attempt(client.askQuestion(newCommand(restaurantId, body)));
    askUsageAnew();
    if ('failure' in outcome) setFailed(failureWords(outcome.failure));
    else await refresh();
    setPending(null);
    return !('failure' in outcome);
  };
  const keep = async (questionId: string, isSaved: boolean): Promise<void> => {
    await attempt(client.keepQuestion(newCommand(restaurantId, { questionId, isSaved })));
    await refresh();
  };
  const clear = async (): Promise<void> => {
    await attempt(client.clearConversation(newCommand(restaurantId, {})));
    await refresh();
  };
  return { conversation, kept: data?.kept ?? [], cost: data?.cost ?? 1, pending, failed, ask, keep, clear };
};

/** A conversation of one's own. */
export type Asking = ReturnType<typeof useAsking>;

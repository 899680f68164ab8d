import { useMutation, useQueryClient } from '@tanstack/react-query';

import { m } from '../../../generated/messages/web/messages.js';
import { newCommand } from '../../../platform/web/new-command.ts';
import { readFailure } from '../../../platform/web/refusal.ts';
import { stockRefusalWords } from '../../inventory/web/parts.ts';
import { useWasteWorld, type WasteClient } from './waste-client.ts';
import { wasteRefusalWords } from './words/refusal-words.ts';

type Command<Body> = ReturnType<typeof newCommand<Body>>;

/**
 * A command that needs its answer now, with why it failed in words. Whatever came of it, everything about waste is asked
 * for anew: a refusal means that something here is older than what stands there.
 */
export const useWasteCommand = <Body, Answer>(send: (client: WasteClient, command: Command<Body>) => Promise<Answer>) => {
  const { client, restaurantId } = useWasteWorld();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (body: Body) => send(client, newCommand(restaurantId, body)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['waste', restaurantId] }),
  });
  return { send: mutation.mutate, isBusy: mutation.isPending, problem: mutation.error === null ? undefined : wordsOf(mutation.error) };
};

/** What inventory refuses of a par. */
const parCodes = ['LEVEL_NEGATIVE', 'PAR_BELOW_REORDER'] as const;

const wordsOf = (error: unknown): string => {
  const failure = readFailure(error);
  if (failure.kind !== 'refusal') return m.waste_not_saved();
  const ofPar = parCodes.find((code) => code === failure.code);
  return ofPar ? stockRefusalWords({ code: ofPar }) : (wasteRefusalWords(failure.code, failure.data) ?? m.waste_not_saved());
};

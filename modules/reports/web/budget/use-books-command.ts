import { useMutation, useQueryClient } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { readFailure } from '../../../../platform/web/refusal.ts';
import { useReportsWorld, type ReportsClient } from '../reports-client.ts';

type Command<Body> = ReturnType<typeof newCommand<Body>>;

const refusals: Readonly<Record<string, () => string>> = {
  MONTH_UNKNOWN: m.reports_refusal_month_unknown,
  MONTH_CHANGED: m.reports_refusal_month_changed,
  HEADINGS_CHANGED: m.reports_refusal_headings_changed,
};

const wordsOf = (error: unknown): string => {
  const failure = readFailure(error);
  return (failure.kind === 'refusal' ? refusals[failure.code] : undefined)?.() ?? m.reports_book_not_saved();
};

/** A command that needs its answer now, with why it failed in words; every report is asked for anew, whatever came of it. */
export const useBooksCommand = <Body, Answer>(send: (client: ReportsClient, command: Command<Body>) => Promise<Answer>) => {
  const { client, restaurantId } = useReportsWorld();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (body: Body) => send(client, newCommand(restaurantId, body)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reports', restaurantId] }),
  });
  return { send: mutation.mutate, isBusy: mutation.isPending, problem: mutation.error === null ? undefined : wordsOf(mutation.error) };
};

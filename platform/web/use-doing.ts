import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

import { attempt, type CallFailure, type Outcome } from './refusal.ts';

/** How something is done now. */
export type Doing<Reason> = {
  /** What is asked for anew whatever came of it: a refusal means that something here is older than what stands there. */
  readonly stale: readonly QueryKey[];
  /** Why it was not done, as it is said beside its cause. */
  readonly explain: (failure: CallFailure) => Reason;
};

/** For what is said in passing, by whoever did it. */
export const saidInPassing = (): null => null;

/** Does one thing now, which waits for its answer, and keeps why it was not done until the next try. */
export const useDoing = <Reason>({ stale, explain }: Doing<Reason>) => {
  const queries = useQueryClient();
  const [isTelling, setIsTelling] = useState(false);
  const [refused, setRefused] = useState<Reason | null>(null);
  const tell = async <Answer>(call: Promise<Answer>): Promise<Outcome<Answer>> => {
    setIsTelling(true);
    setRefused(null);
    const outcome = await attempt(call);
    setIsTelling(false);
    if ('failure' in outcome) setRefused(explain(outcome.failure));
    const isAskedAnew = Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
    // Without a line, what is asked anew waits for it: why not is said before.
    if ('answer' in outcome) await isAskedAnew;
    return outcome;
  };
  return { tell, isTelling, refused };
};

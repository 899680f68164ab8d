import { useCallback, useEffect, useState } from 'react';

import { newPersonCommand } from '../../../../platform/web/new-command.ts';
import { attempt, type CallFailure, type Outcome } from '../../../../platform/web/refusal.ts';
import type { SharedOrder } from '../../contract/shared-order.contract.ts';
import { usePurchasingClient, type PurchasingInputs } from '../purchasing-client.ts';

export type Said = PurchasingInputs['answerSharedOrder']['body']['said'];

/** How often the page looks whether the restaurant has decided. */
const lookAgainMs = 60_000;

/** The order behind the link in the address, and the way to answer it; outside the world of anybody who is signed in. */
export const useSharedOrder = () => {
  const client = usePurchasingClient();
  const [code] = useState(() => location.hash.slice(1));
  const [order, setOrder] = useState<SharedOrder>();
  /** Why it could not be read, or the answer not be given. */
  const [failure, setFailure] = useState<CallFailure>();
  const [isSending, setIsSending] = useState(false);
  const read = useCallback(() => attempt(client.readSharedOrder({ code })), [client, code]);
  const take = useCallback((outcome: Outcome<SharedOrder>) => {
    if ('answer' in outcome) setOrder(outcome.answer);
    else setFailure(outcome.failure);
  }, []);
  useEffect(() => {
    void read().then(take);
    const timer = setInterval(() => void read().then(take), lookAgainMs);
    return () => clearInterval(timer);
  }, [read, take]);
  const readAgain = () => {
    setFailure(undefined);
    void read().then(take);
  };
  /** Says whether it arrived; what stands now is shown either way. */
  const answer = async ({ revision }: SharedOrder, said: Said): Promise<boolean> => {
    setIsSending(true);
    const outcome = await attempt(client.answerSharedOrder(newPersonCommand({ code, revision, said })));
    setIsSending(false);
    take('failure' in outcome ? await read() : outcome);
    setFailure('failure' in outcome ? outcome.failure : undefined);
    return 'answer' in outcome;
  };
  return { order, failure, readAgain, answer, isSending };
};

import { createORPCClient, onError, ORPCError } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';

import { takeAskedAhead } from './asked-ahead.ts';
import { noteServerTime } from './device-clock.ts';
import { nextTask } from './next-task.ts';

/** After this without an answer a call counts as unanswered; a command is then sent again with the same id. */
export const callTimeoutMs = 20_000;

export type RpcClientOptions = {
  /** Where the server is; the page's own origin unless a native shell or a test says otherwise. */
  readonly origin?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Is told of every declared refusal, besides whoever called. */
  readonly onRefusal?: (refusal: { readonly code: string; readonly data: unknown }) => void;
};

/** Every answer of the server carries it. */
const answerMark = 'x-request-id';

/** The one way from a screen to the server: typed by the contract, cookies of our own origin, bounded in time. */
export const createRpcClient = <Contract extends AnyContractRouter>(options: RpcClientOptions = {}): ContractRouterClient<Contract> => {
  const { origin = location.origin, fetch = (...call) => globalThis.fetch(...call), onRefusal } = options;
  const link = new RPCLink({
    url: `${origin}/rpc`,
    interceptors: [
      // A screen asks many things in one drawing; each is written and sent in a task of its own, so that a touch can come between.
      async (call) => {
        await nextTask();
        return call.next();
      },
      onError((thrown) => {
        if (thrown instanceof ORPCError && thrown.defined) onRefusal?.(thrown);
      }),
    ],
    fetch: async (request, init) => {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(callTimeoutMs)]);
      const response = (await takeAskedAhead(request)) ?? (await fetch(request, { ...init, credentials: 'same-origin', signal }));
      // The sign-in page of a hotel's network answers everything with success: taken for ours, it would end the session.
      if (response.headers.has(answerMark)) noteServerTime(response.headers.get('date'));
      if (response.ok && !response.headers.has(answerMark)) throw new TypeError('Somebody else answered.');
      return response;
    },
  });
  // The contract is a type here: its schemas stay on the server and in the forms that need them.
  return createORPCClient(link) as ContractRouterClient<Contract>;
};

import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';

/** After this without an answer a call counts as unanswered; a command is then sent again with the same id. */
export const callTimeoutMs = 20_000;

export type RpcClientOptions = {
  /** Where the server is; the page's own origin unless a native shell or a test says otherwise. */
  readonly origin?: string;
  readonly fetch?: typeof globalThis.fetch;
};

/** The one way from a screen to the server: typed by the contract, cookies of our own origin, bounded in time. */
export const createRpcClient = <Contract extends AnyContractRouter>(options: RpcClientOptions = {}): ContractRouterClient<Contract> => {
  const { origin = location.origin, fetch = globalThis.fetch } = options;
  const link = new RPCLink({
    url: `${origin}/rpc`,
    fetch: (request, init) =>
      fetch(request, {
        ...init,
        credentials: 'same-origin',
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(callTimeoutMs)]),
      }),
  });
  // The contract is a type here: its schemas stay on the server and in the forms that need them.
  return createORPCClient(link) as ContractRouterClient<Contract>;
};

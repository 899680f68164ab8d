import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { createContext, use } from 'react';

const RpcContext = createContext<unknown>(null);

export const RpcProvider = RpcContext.Provider;

/** The client that the app was started with, typed by the part of the contract that the caller speaks. */
export const useRpcClient = <Contract extends AnyContractRouter>(): ContractRouterClient<Contract> => {
  const client = use(RpcContext);
  if (!client) throw new Error('A screen that calls the server must stand within the client.');
  return client as ContractRouterClient<Contract>;
};

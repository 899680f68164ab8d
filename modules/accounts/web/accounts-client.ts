import { useRpcClient } from '../../../platform/web/rpc-context.tsx';
import type { accountsContract } from '../contract/accounts.contract.ts';

/** The module's part of the app's client. */
export const useAccountsClient = () => useRpcClient<{ accounts: typeof accountsContract }>().accounts;

export { useAccountsClient } from './accounts-client.ts';

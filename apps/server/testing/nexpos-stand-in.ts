import { NexposBooks } from './nexpos-books.ts';
import { authorizePath, startPosStandIn, type PosStandIn } from './pos-stand-in.ts';

/** What a server is told of a NexPOS that stands in, as its environment says it. */
export const nexposEnvironment = (url: string): Readonly<Record<string, string>> => ({
  NEXPOS_CLIENT_ID: 'nexpos-app',
  NEXPOS_CLIENT_SECRET: 'nexpos-secret',
  NEXPOS_AUTHORIZE_URL: `${url}${authorizePath}`,
  NEXPOS_TOKEN_URL: `${url}/oauth2/token`,
  NEXPOS_REVOKE_URL: `${url}/oauth2/revoke`,
  NEXPOS_API_URL: `${url}/v1`,
});

/** Starts a NexPOS that stands in. */
export const startNexposStandIn = (): Promise<PosStandIn<NexposBooks>> => startPosStandIn(new NexposBooks());

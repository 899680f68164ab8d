import { mergeNativeSession, nativeSessionHeader } from '../../../platform/contract/native-session.ts';
import type { SessionVault } from '../../../platform/device/native/session-vault.ts';

/** What lies at the server; the rest of the page's own address lies in the app. */
const serverPaths = /^\/(rpc|api|files|live|calendar)\//;

/** Where the server is, how the page calls, and what it is known by. */
export type Reach = { readonly server: string; readonly vault: SessionVault; readonly fetch: typeof globalThis.fetch };

/** Calls the server from a page that lies in an app: at its own address, with the session out of the vault, kept again as it changes. */
export const reachServer = async ({ server, vault, fetch }: Reach): Promise<typeof globalThis.fetch> => {
  let session = await vault.read();
  return async (input, init) => {
    const asked = new Request(input, init);
    const { origin, pathname, search } = new URL(asked.url);
    if (origin !== location.origin || !serverPaths.test(pathname)) return fetch(asked);
    const headers = new Headers(asked.headers);
    if (session !== '') headers.set(nativeSessionHeader, session);
    const { method, signal } = asked;
    // A stream is not sent to another address by every system; what goes out is small.
    const body = method === 'GET' || method === 'HEAD' ? null : await asked.arrayBuffer();
    const answer = await fetch(`${server}${pathname}${search}`, { method, headers, body, signal, credentials: 'omit' });
    const said = answer.headers.get(nativeSessionHeader);
    if (said !== null) {
      session = mergeNativeSession(session, said);
      await vault.keep(session);
    }
    return answer;
  };
};

import { refusal } from '../../../platform/server/rpc/refuse.ts';
import type { RequestContext } from '../../../platform/server/rpc/request-context.ts';
import type { AccountsWiring } from './accounts-wiring.ts';

/** What a call to the library's own HTTP door needs; a call without a body is a question. */
export type LibraryCall = { readonly path: string; readonly body: object | null };

const tooManyStatus = 429;
const retryAfterSecondsDefault = 60;

/**
 * Calls the sign-in library. It counts calls by address only on its own HTTP door, so it is called through that door, in
 * process.
 *
 * @refuses RATE_LIMITED when it has counted too many from one address
 * @refuses UNAVAILABLE when it could not answer
 */
export const throughItsDoor = async (wiring: AccountsWiring, context: RequestContext, call: LibraryCall): Promise<Response> => {
  const headers = new Headers(context.headers);
  headers.set('content-type', 'application/json');
  headers.set('origin', new URL(wiring.baseUrl).origin);
  headers.delete('content-length');
  const url = `${wiring.baseUrl}/api/auth${call.path}`;
  const response = await wiring.library.handler(
    new Request(url, { headers, ...(call.body && { method: 'POST', body: JSON.stringify(call.body) }) }),
  );
  if (response.status === tooManyStatus) {
    throw refusal('RATE_LIMITED', { retryAfterSeconds: Number(response.headers.get('x-retry-after') ?? retryAfterSecondsDefault) });
  }
  if (response.status >= 500 && !(await isAboutWhatWasSent(response))) throw refusal('UNAVAILABLE');
  return response;
};

/** The library calls it a failure of its own where a device's answer can't be read. */
const isAboutWhatWasSent = async (response: Response): Promise<boolean> =>
  (await response.clone().text()).includes('"FAILED_TO_VERIFY_REGISTRATION"');

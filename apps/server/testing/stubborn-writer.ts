import { setTimeout as delay } from 'node:timers/promises';

/** An acknowledged command: what was sent, and the answer that came. */
export type Acknowledged = { readonly input: unknown; readonly answer: unknown };

/** Where to send to, and as whom. */
export type Destination = {
  /** Another one after the server was started anew. It throws when the server ended although nobody killed it. */
  readonly address: () => string;
  readonly cookie: string;
};

const patienceMs = 60_000;
const pauseMs = 40;
const answerMsMax = 8_000;

/** One attempt: the answer, or null where the world failed. */
const attempt = async (destination: Destination, path: string, input: unknown): Promise<unknown> => {
  const address = destination.address();
  const response = await fetch(`${address}/rpc/${path.replaceAll('.', '/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: destination.cookie },
    body: JSON.stringify({ json: input }),
    signal: AbortSignal.timeout(answerMsMax),
  }).catch(() => null);
  if (response === null || response.status >= 500) return null;
  const text = await response.text().catch(() => null);
  if (text === null) return null;
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
  return (JSON.parse(text) as { json: unknown }).json;
};

/**
 * Sends one command until it is acknowledged, always under the same id, as a device with a bad connection does.
 *
 * @throws when it is refused, or when nothing answers for a minute
 */
export const sendUntilAcknowledged = async (destination: Destination, path: string, input: unknown): Promise<Acknowledged> => {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const answer = await attempt(destination, path, input);
    if (answer !== null) return { input, answer };
    await delay(pauseMs);
  }
  throw new Error(`${path} was not acknowledged within ${patienceMs / 1000} s.`);
};

/** Signs in over HTTP and gives the cookie that later calls carry. */
export const cookieOf = async (address: string, person: { readonly email: string; readonly password: string }): Promise<string> => {
  const response = await fetch(`${address}/rpc/accounts/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: person }),
  });
  if (!response.ok) throw new Error(`Signing in answered ${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

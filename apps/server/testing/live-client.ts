import { createHash, randomBytes } from 'node:crypto';

import { queryAs } from '../../../db/testing/query-as.ts';
import { livePrefix } from '../../../platform/contract/live.ts';
import type { Login } from '../../../platform/server/database/pool.ts';

/** One message as it came down a stream. */
export type Heard = { readonly id: string | null; readonly kind: string; readonly data: Record<string, unknown> };

/** A stream as a browser reads it. */
export type HeardStream = { readonly status: number; readonly messages: AsyncGenerator<Heard, void>; readonly cut: () => void };

/** Where to listen, on whose word, and from where on. */
export type Listening = {
  readonly address: string;
  readonly restaurantId: string;
  readonly token: string;
  readonly after?: string;
  readonly age?: string;
};

/** Signs somebody in as the sign-in library would, and gives what proves it. */
export const giveSession = async (superuser: Login, userId: string): Promise<string> => {
  const token = randomBytes(16).toString('hex');
  const hash = createHash('sha256').update(token).digest('hex');
  await queryAs(
    superuser,
    `insert into auth.session (id, user_id, token, expires_at) values (uuidv7(), $1, $2, now() + interval '1 day')`,
    [userId, hash],
  );
  return token;
};

const parse = (text: string): Heard => {
  const fields = new Map(text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  return { id: fields.get('id') ?? null, kind: fields.get('event') ?? '', data: JSON.parse(fields.get('data') ?? '{}') as Heard['data'] };
};

/** What comes down the body of a stream, message by message. */
export async function* heardFrom(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Heard, void> {
  let text = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const whole = text.split('\n\n');
      text = whole.pop() ?? '';
      for (const message of whole) yield parse(message);
    }
  } catch {
    // Cut, here or there; whoever reads goes on from the last number.
  }
}

/** Opens a stream; `cut` drops the line without a word, as a tunnel does. */
export const openStream = async ({ address, restaurantId, token, after, age }: Listening): Promise<HeardStream> => {
  const line = new AbortController();
  const response = await fetch(`${address}${livePrefix}/${restaurantId}${age === undefined ? '' : `?age=${age}`}`, {
    headers: { authorization: `Bearer ${token}`, ...(after !== undefined && { 'last-event-id': after }) },
    signal: line.signal,
  });
  return { status: response.status, messages: heardFrom(response.body), cut: () => line.abort() };
};

/** The next message of a kind; undefined where the stream ended before. */
export const hear = async ({ messages }: HeardStream, kind: string): Promise<Heard | undefined> => {
  for (;;) {
    const { value, done } = await messages.next();
    if (done || !value) return undefined;
    if (value.kind === kind) return value;
  }
};

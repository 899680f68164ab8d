import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as it came. */
export type ReceivedMessage = {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly said: { readonly type: string; readonly restaurantId: string; readonly sequence: number | null; readonly data: unknown };
};

/** How a receiver answers: with a status and headers, or not at all. */
export type ReceiverAnswer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | 'SILENCE';

/** A program of somebody else's that is told what happens. */
export type HookReceiver = {
  readonly url: string;
  readonly received: readonly ReceivedMessage[];
  /** The next messages are answered so, one after the other; those after them are taken. */
  readonly answerNext: (...answers: readonly ReceiverAnswer[]) => void;
  readonly close: () => Promise<void>;
};

const answer = (response: ServerResponse, wanted: ReceiverAnswer): void => {
  if (wanted === 'SILENCE') return;
  response.writeHead(wanted.status, wanted.headers).end();
};

/** Opens one on this machine. */
export const startHookReceiver = async (): Promise<HookReceiver> => {
  const received: ReceivedMessage[] = [];
  const answers: ReceiverAnswer[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const id = String(request.headers['webhook-id']);
      received.push({ id, headers: request.headers, body, said: JSON.parse(body) as ReceivedMessage['said'] });
      answer(response, answers.shift() ?? { status: 204 });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/maed`,
    received,
    answerNext: (...wanted) => void answers.push(...wanted),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

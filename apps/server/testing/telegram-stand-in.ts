import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { requestText } from './request-text.ts';

/** What was said in a chat. */
export type SaidInChat = {
  readonly chat_id: number;
  readonly text: string;
  readonly reply_markup?: { readonly inline_keyboard: readonly (readonly { readonly text: string; readonly url: string }[])[] };
};

/** A Telegram that stands in, on a socket of this machine. */
export type TelegramStandIn = {
  readonly url: string;
  /** What the bot said, oldest first. */
  readonly said: SaidInChat[];
  /** Somebody writes to the bot. */
  readonly write: (chatId: number, text: string, chatType?: 'private' | 'group') => void;
  /** This person wants to hear nothing of the bot any more. */
  readonly block: (chatId: number) => void;
  /** The next message is too many; how long the bot is to wait. */
  readonly refuseOnce: (retryAfterSeconds: number) => void;
  /** Answers the next message with what no bot expects. */
  readonly failOnce: () => void;
  readonly close: () => Promise<void>;
};

type Update = { readonly update_id: number; readonly message: object };

const refused = (code: number, description: string, parameters?: object) => ({
  status: code,
  body: { ok: false, error_code: code, description, ...(parameters && { parameters }) },
});
const answered = (result: unknown) => ({ status: 200, body: { ok: true, result } });

/**
 * Starts it: it hands out what was written to the bot, forgets what is confirmed, and takes what the bot says.
 *
 * @source https://core.telegram.org/bots/api: getUpdates, sendMessage, making requests (read 23 November 2026)
 */
export const startTelegramStandIn = async (token: string): Promise<TelegramStandIn> => {
  const said: SaidInChat[] = [];
  const blocked = new Set<number>();
  let updates: Update[] = [];
  let next = 500;
  let retryAfter = 0;
  let isFailing = false;
  const send = (body: SaidInChat) => {
    if (isFailing) {
      isFailing = false;
      return refused(502, 'Bad Gateway');
    }
    if (retryAfter > 0) {
      const parameters = { retry_after: retryAfter };
      retryAfter = 0;
      return refused(429, `Too Many Requests: retry after ${parameters.retry_after}`, parameters);
    }
    if (blocked.has(body.chat_id)) return refused(403, 'Forbidden: bot was blocked by the user');
    said.push(body);
    return answered({ message_id: said.length });
  };
  const listUpdates = ({ offset }: { readonly offset: number }) => {
    updates = updates.filter(({ update_id: id }) => id >= offset);
    return answered(updates);
  };
  const server = createServer((request, response) => {
    void (async () => {
      const [, bot, method] = (request.url ?? '').split('/');
      const body = JSON.parse((await requestText(request)) || '{}') as never;
      const known = method === 'sendMessage' ? send : method === 'getUpdates' ? listUpdates : () => refused(404, 'Not Found');
      const { status, body: answer } = bot === `bot${token}` ? known(body) : refused(401, 'Unauthorized');
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    said,
    write: (chatId, text, chatType = 'private') => {
      next += 1;
      const from = { id: chatId, is_bot: false, first_name: 'Hanna', language_code: 'en' };
      updates.push({ update_id: next, message: { message_id: next, date: 1, text, from, chat: { id: chatId, type: chatType } } });
    },
    block: (chatId) => void blocked.add(chatId),
    refuseOnce: (seconds) => {
      retryAfter = seconds;
    },
    failOnce: () => {
      isFailing = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

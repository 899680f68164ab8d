import * as z from 'zod/mini';

import { CourierBusy, type Courier } from '../delivery/courier.ts';

/** How the bot is reached, and what it is called. */
export type TelegramSettings = {
  readonly token: string;
  readonly botName: string;
  readonly apiUrl: string;
  /** Where buttons lead. */
  readonly baseUrl: string;
};

const messageSchema = z.object({
  update_id: z.int(),
  message: z.optional(
    z.object({
      text: z.optional(z.string()),
      chat: z.object({ id: z.int(), type: z.string() }),
      from: z.optional(z.object({ first_name: z.string(), language_code: z.optional(z.string()) })),
    }),
  ),
});

/** What somebody wrote to the bot; without a message where it is anything else. */
export type TelegramUpdate = z.output<typeof messageSchema>;

/** A bot of Telegram's. */
export type Telegram = {
  readonly botName: string;
  readonly courier: Courier;
  /** Says something in a chat. */
  readonly say: (chatId: number, text: string) => Promise<void>;
  /** What was written to the bot since; waits for something for so long. What lies before `offset` is forgotten there. */
  readonly hear: (offset: number, wait: { readonly seconds: number; readonly signal: AbortSignal }) => Promise<readonly TelegramUpdate[]>;
};

/** The address of a chat, as a reach keeps it. */
const addressSchema = z.object({ chatId: z.int() });

const answerSchema = z.object({
  ok: z.boolean(),
  error_code: z.optional(z.int()),
  parameters: z.optional(z.object({ retry_after: z.optional(z.int()) })),
  result: z.optional(z.unknown()),
});

/** @unit milliseconds */
const timeoutMs = 10_000;
const forbidden = 403;
const tooMany = 429;
const busySecondsDefault = 30;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replaceAll(/[&<>]/g, (character) => entities[character] ?? '');

/**
 * Speaks to Telegram. Nothing that is thrown names an address there: it holds the token.
 *
 * @source https://core.telegram.org/bots/api (sendMessage, getUpdates, ResponseParameters; read 23 November 2026)
 */
export const openTelegram = ({ token, botName, apiUrl, baseUrl }: TelegramSettings): Telegram => {
  const call = async (method: string, body: object, signal = AbortSignal.timeout(timeoutMs)): Promise<z.output<typeof answerSchema>> => {
    const [asked] = await Promise.allSettled([
      fetch(`${apiUrl}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }).then((response) => response.json() as Promise<unknown>),
    ]);
    if (asked.status === 'rejected') throw new Error(`Telegram did not answer ${method}.`);
    const answer = answerSchema.safeParse(asked.value);
    if (!answer.success) throw new Error(`Telegram answered ${method} with something else.`);
    if (answer.data.error_code === tooMany) throw new CourierBusy(answer.data.parameters?.retry_after ?? busySecondsDefault);
    return answer.data;
  };
  const faultOf = (method: string, { error_code: code }: { readonly error_code?: number | undefined }) =>
    new Error(`Telegram refused ${method}: ${code}.`);
  const send = (chatId: number, said: object) => call('sendMessage', { chat_id: chatId, parse_mode: 'HTML', ...said });
  return {
    botName,
    courier: async (address, { title, text, path, action }) => {
      const { chatId } = addressSchema.parse(address);
      const answer = await send(chatId, messageOf({ title, text, action, link: `${baseUrl}${path}` }));
      if (!answer.ok && answer.error_code !== forbidden) throw faultOf('sendMessage', answer);
      return answer.ok ? 'SENT' : 'GONE';
    },
    say: async (chatId, text) => {
      await send(chatId, { text: escape(text) });
    },
    hear: async (offset, { seconds, signal }) => {
      const wait = AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000 + timeoutMs)]);
      const answer = await call('getUpdates', { offset, timeout: seconds, allowed_updates: ['message'] }, wait);
      if (!answer.ok) throw faultOf('getUpdates', answer);
      return z.array(messageSchema).parse(answer.result);
    },
  };
};

type Words = { readonly title: string; readonly text: string; readonly action: string; readonly link: string };

/** Telegram takes buttons to public addresses alone; elsewhere the link stands in the text. */
const messageOf = ({ title, text, action, link }: Words): object => {
  const words = `<b>${escape(title)}</b>${text === '' ? '' : `\n${escape(text)}`}`;
  const isPublic = link.startsWith('https://');
  return isPublic
    ? { text: words, reply_markup: { inline_keyboard: [[{ text: action, url: link }]] } }
    : { text: `${words}\n${escape(link)}`, link_preview_options: { is_disabled: true } };
};

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { requestText } from './request-text.ts';

/** What a model is asked, as far as a stand-in needs it. */
export type AskedOfModel = {
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly tools: readonly { readonly function: { readonly name: string } }[];
};

/** A tool that a model calls, by its name and with its input as JSON. */
export type ToolCall = { readonly name: string; readonly input: unknown };

/** What a model does with a question: calls tools, talks, breaks, or lets go of the line. */
export type ModelDeed = readonly ToolCall[] | { readonly says: string } | { readonly status: number } | 'hang-up';

/** A language model that stands in, on a socket of this machine. */
export type ModelStandIn = {
  readonly url: string;
  /** Everything that it was asked, oldest first. */
  readonly asked: AskedOfModel[];
  /** What it does with the next questions, given their words. */
  does: (words: string) => ModelDeed | Promise<ModelDeed>;
  readonly close: () => Promise<void>;
};

const completion = (message: object) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_795_000_000,
  model: 'stand-in',
  choices: [{ index: 0, finish_reason: 'tool_calls', message: { role: 'assistant', content: null, ...message } }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
});

const callsOf = (calls: readonly ToolCall[]) => ({
  tool_calls: calls.map(({ name, input }, at) => ({
    id: `call-${at}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  })),
});

const answerTo = (deed: Exclude<ModelDeed, 'hang-up'>): { readonly status: number; readonly body: object } => {
  if ('status' in deed) return { status: deed.status, body: { error: { message: 'It is not possible now.', type: 'server_error' } } };
  if ('says' in deed) return { status: 200, body: completion({ content: deed.says }) };
  return { status: 200, body: completion(callsOf(deed)) };
};

/**
 * Starts it.
 *
 * @source https://platform.openai.com/docs/api-reference/chat: the chat completion object; its answers are read by the real client
 */
export const startModelStandIn = async (): Promise<ModelStandIn> => {
  const server = createServer((request, response) => {
    void requestText(request).then(async (text) => {
      const asked = JSON.parse(text) as AskedOfModel;
      standIn.asked.push(asked);
      const deed = await standIn.does(String(asked.messages.at(-1)?.content));
      if (deed === 'hang-up') return void request.socket.destroy();
      const { status, body } = answerTo(deed);
      return void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: ModelStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: [],
    does: () => [{ name: 'cannot_tell', input: {} }],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
};

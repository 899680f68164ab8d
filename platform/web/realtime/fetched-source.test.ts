import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { FetchedSource } from './fetched-source.ts';
import { createMessageReader } from './message-reader.ts';

const stream =
  'event: hello\ndata: {"sequence":"7"}\n\nid: 8\nevent: told\ndata: {"name":"ማዕድ"}\n\n: a comment\n\ndata: first\ndata: second\n\nid: 9\nevent: beat\ndata: {}\n\nevent: lost';
const told = [
  { kind: 'hello', data: '{"sequence":"7"}', lastEventId: '' },
  { kind: 'told', data: '{"name":"ማዕድ"}', lastEventId: '8' },
  { kind: 'message', data: 'first\nsecond', lastEventId: '8' },
  { kind: 'beat', data: '{}', lastEventId: '9' },
];

afterEach(() => vi.unstubAllGlobals());

test('messages are the same however the stream is cut', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
      const { read } = createMessageReader();
      const places = [0, ...cuts.toSorted((one, other) => one - other), stream.length];
      const pieces = places.slice(1).map((end, index) => stream.slice(places[index], end));
      expect(pieces.flatMap(read)).toEqual(told);
    }),
  );
});

describe('a stream that is fetched', () => {
  const sourceOf = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'text/event-stream; charset=utf-8' }) => {
    vi.stubGlobal('fetch', async () => new Response(body, { headers }));
    const heard: string[] = [];
    const source = new FetchedSource('/live/one?after=');
    for (const kind of ['hello', 'told', 'beat', 'error'])
      source.addEventListener(kind, (event) =>
        heard.push(event instanceof MessageEvent ? `${kind} ${event.lastEventId} ${event.data}` : kind),
      );
    return { source, heard };
  };

  test('tells what comes, also where a letter is cut in two, and that it ended', async () => {
    const bytes = new TextEncoder().encode(stream);
    const { heard } = sourceOf(
      new ReadableStream({
        start: (controller) => {
          for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
          controller.close();
        },
      }),
    );
    await vi.waitFor(() => expect(heard).toEqual(['hello  {"sequence":"7"}', 'told 8 {"name":"ማዕድ"}', 'beat 9 {}', 'error']));
  });

  test('is an error where something else answers', async () => {
    const { heard } = sourceOf(stream, { 'content-type': 'text/html' });
    await vi.waitFor(() => expect(heard).toEqual(['error']));
  });

  test('says nothing more once it is closed', async () => {
    let say: (text: string) => void = () => undefined;
    const { source, heard } = sourceOf(
      new ReadableStream({ start: (controller) => void (say = (text) => controller.enqueue(new TextEncoder().encode(text))) }),
    );
    say('event: hello\ndata: {}\n\n');
    await vi.waitFor(() => expect(heard).toEqual(['hello  {}']));
    source.close();
    say('event: beat\ndata: {}\n\n');
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual(['hello  {}']);
  });
});

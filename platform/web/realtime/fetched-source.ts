import { createMessageReader } from './message-reader.ts';

/** A stream of messages, as much of it as a line needs: a browser's own, or one that is fetched. */
export type LiveSource = EventTarget & { readonly close: () => void };

/**
 * A stream that is read by `fetch`, for a page whose calls carry their session in a header, which a browser's own stream cannot.
 * Like that one it says `error` and not why; unlike it, it never tries again by itself.
 */
export class FetchedSource extends EventTarget {
  readonly #leaving = new AbortController();

  constructor(address: string) {
    super();
    void this.#read(address);
  }

  close(): void {
    this.#leaving.abort();
  }

  async #read(address: string): Promise<void> {
    try {
      const answer = await fetch(address, { headers: { accept: 'text/event-stream' }, signal: this.#leaving.signal });
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
      if (answer.ok && isStream && answer.body) await this.#hear(answer.body.getReader());
    } catch {
      // Lost or closed: the one who listens is told below, and asks what became of it.
    }
    if (!this.#leaving.signal.aborted) this.dispatchEvent(new Event('error'));
  }

  async #hear(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    const messages = createMessageReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done || this.#leaving.signal.aborted) return;
      for (const { kind, data, lastEventId } of messages.read(decoder.decode(value, { stream: true })))
        this.dispatchEvent(new MessageEvent(kind, { data, lastEventId }));
    }
  }
}

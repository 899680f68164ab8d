import type { LiveMessages } from '../../../contract/live.ts';

/** A stream whose other end a test holds. */
export type ScriptedSource = {
  readonly address: string;
  readonly isClosed: () => boolean;
  /** Says something, with a number or without. */
  readonly say: <Kind extends keyof LiveMessages>(kind: Kind, data: LiveMessages[Kind], id?: string) => void;
  /** The line breaks. */
  readonly fail: () => void;
};

/** Opens streams and keeps them all, the newest last. */
export const scriptedSources = () => {
  const opened: ScriptedSource[] = [];
  const open = (address: string): EventSource => {
    const target = new EventTarget();
    let isClosed = false;
    opened.push({
      address,
      isClosed: () => isClosed,
      say: (kind, data, id = '') => void target.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data), lastEventId: id })),
      fail: () => void target.dispatchEvent(new Event('error')),
    });
    return Object.assign(target, { close: () => void (isClosed = true) }) as unknown as EventSource;
  };
  const last = (): ScriptedSource => {
    const source = opened.at(-1);
    if (!source) throw new Error('No stream was opened.');
    return source;
  };
  return { open, opened, last };
};

/** Reads codes in pictures, away from the page: neither its work nor its leave to run WebAssembly touches the rest. */
export type CodeReader = {
  /**
   * The code in a picture, or null. The picture is used up. One at a time.
   *
   * @throws when the reader itself could not be fetched or started
   */
  readonly read: (frame: ImageBitmap) => Promise<string | null>;
  /**
   * The code in a picture that nothing comes after, or null; read twice, because no next one confirms it. The picture is
   * used up.
   *
   * @throws when the reader itself could not be fetched or started
   */
  readonly readStill: (picture: ImageBitmap) => Promise<string | null>;
  readonly close: () => void;
};

type Answer = { readonly code: string | null } | { readonly fault: string };

/** Starts the reader; what it needs is fetched now, and kept by the service worker since the first time. */
export const openCodeReader = (): CodeReader => {
  const worker = new Worker(new URL('./read-codes.worker.ts', import.meta.url), { type: 'module' });
  const ask = (message: ImageBitmap | { readonly still: ImageBitmap }, picture: ImageBitmap): Promise<string | null> =>
    new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error('The reader of codes could not be started.'));
      worker.onmessage = ({ data }: MessageEvent<Answer>) => ('fault' in data ? reject(new Error(data.fault)) : resolve(data.code));
      worker.postMessage(message, [picture]);
    });
  return {
    read: (frame) => ask(frame, frame),
    readStill: (still) => ask({ still }, still),
    close: () => worker.terminate(),
  };
};

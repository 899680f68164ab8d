import type { CodeReader } from './code-reader.ts';

/** Lines read askew give a wrong code now and then, but not the same wrong one twice. */
const readingsNeeded = 2;

/** A camera that has begun may still have nothing to show, and says so only when it is asked. */
const isNothingYet = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'InvalidStateError';

/** The next picture that is really there; null once nobody waits any more. */
const nextFrame = (video: HTMLVideoElement, signal: AbortSignal): Promise<ImageBitmap | null> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (signal.aborted) resolve(null);
      else if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) requestAnimationFrame(look);
      else createImageBitmap(video).then(resolve, (fault: unknown) => (isNothingYet(fault) ? requestAnimationFrame(look) : reject(fault)));
    };
    requestAnimationFrame(look);
  });

/**
 * Looks at what a camera shows until a code was read twice, with no other between.
 *
 * @returns the code, or null when it was called off
 * @throws when the reader could not be fetched or started
 */
export const watchForCode = async (video: HTMLVideoElement, reader: CodeReader, signal: AbortSignal): Promise<string | null> => {
  let last: string | null = null;
  let readings = 0;
  while (!signal.aborted) {
    const frame = await nextFrame(video, signal);
    const code = frame && (await reader.read(frame));
    readings = code !== null && code === last ? readings + 1 : 1;
    last = code ?? last;
    if (code !== null && readings >= readingsNeeded && !signal.aborted) return code;
  }
  return null;
};

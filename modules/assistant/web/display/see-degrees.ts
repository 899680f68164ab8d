import { seenDegreesMax, type SentDegrees } from '../../contract/photo.ts';
import type { SeenDegrees } from '../../rules/display/read-display.ts';
import type { Looked, LookOptions } from '../photo/use-photo.ts';

/** Finer than digits need; more takes longer. @unit pixels of the longer side */
const sidePixels = 1600;

const pixelsOf = async (file: File): Promise<ImageData | null> => {
  const read = await createImageBitmap(file, { imageOrientation: 'from-image' }).then(
    (bitmap) => bitmap,
    () => null,
  );
  if (read === null) return null;
  const scale = Math.min(1, sidePixels / Math.max(read.width, read.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(read.width * scale));
  canvas.height = Math.max(1, Math.round(read.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(read, 0, 0, canvas.width, canvas.height);
  read.close();
  return context ? context.getImageData(0, 0, canvas.width, canvas.height) : null;
};

const bySegments = (pixels: ImageData, signal: AbortSignal): Promise<readonly SeenDegrees[] | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-display.worker.ts', import.meta.url), { type: 'module' });
    const end = (seen: readonly SeenDegrees[] | null) => {
      worker.terminate();
      resolve(seen);
    };
    signal.addEventListener('abort', () => end(null), { once: true });
    worker.onmessage = ({ data }: MessageEvent<readonly SeenDegrees[]>) => end(data);
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The reader of displays could not be started.'));
    };
    worker.postMessage({ width: pixels.width, height: pixels.height, data: pixels.data });
  });

/** What a picture of a display says, made out on this device. */
export const seeDegrees = async (file: File, { signal }: LookOptions): Promise<Looked<SentDegrees[]>> => {
  const pixels = await pixelsOf(file);
  if (pixels === null) return { is: 'no-picture' };
  const segments = await bySegments(pixels, signal);
  if (segments === null) return { is: 'stopped' };
  const seen = segments.slice(0, seenDegreesMax).map((one) => ({ ...one, confidence: Math.min(1, Math.max(0, one.confidence)) }));
  return { is: 'seen', seen, width: pixels.width, height: pixels.height };
};

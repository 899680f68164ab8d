import { clearPicture } from '../../../../platform/device/letters/clear-picture.ts';
import { readLetters } from '../../../../platform/device/letters/letters-adapter.ts';
import { seenDegreesMax, type SentDegrees } from '../../contract/photo.ts';
import { printedDegrees } from '../../rules/display/printed-degrees.ts';
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

/** Digits that are print or dots, where no segments were found; places are those of the smaller picture. */
const byPrint = async (file: File, width: number, options: LookOptions): Promise<readonly SeenDegrees[] | null> => {
  const clear = await clearPicture(file);
  const words = clear && (await readLetters(clear.picture, { letters: ['eng'], ...options }));
  if (!words) return null;
  const scale = width / clear.width;
  return printedDegrees(
    words.map((word) => ({ ...word, x0: word.x0 * scale, y0: word.y0 * scale, x1: word.x1 * scale, y1: word.y1 * scale })),
  );
};

const sent = (seen: readonly SeenDegrees[], by: SentDegrees['by']): SentDegrees[] =>
  seen.slice(0, seenDegreesMax).map((one) => ({ ...one, confidence: Math.min(1, Math.max(0, one.confidence)), by }));

/** What a picture of a display says, made out on this device: segment by segment, and as print where there are none. */
export const seeDegrees = async (file: File, options: LookOptions): Promise<Looked<SentDegrees[]>> => {
  const pixels = await pixelsOf(file);
  if (pixels === null) return { is: 'no-picture' };
  const size = { width: pixels.width, height: pixels.height };
  const segments = await bySegments(pixels, options.signal);
  if (segments === null) return { is: 'stopped' };
  if (segments.length > 0) return { is: 'seen', seen: sent(segments, 'SEGMENTS'), ...size };
  const print = await byPrint(file, pixels.width, options);
  return print === null ? { is: 'stopped' } : { is: 'seen', seen: sent(print, 'PRINT'), ...size };
};

import type { Worker as Reader, WorkerParams } from 'tesseract.js';

import { lettersFolder } from './letters-folder.ts';

/** A word that stands on a picture. */
export type SeenWord = {
  readonly text: string;
  /** @unit pixels from the left */
  readonly x0: number;
  /** @unit pixels from the top */
  readonly y0: number;
  /** @unit pixels from the left */
  readonly x1: number;
  /** @unit pixels from the top */
  readonly y1: number;
  /** @unit 0 (a guess) to 100 */
  readonly confidence: number;
};

/** Letters that a reader knows. */
export type Letters = 'eng' | 'amh';

/** How reading is watched and called off. */
export type Reading = {
  readonly letters: readonly Letters[];
  /** @param share of the way, 0 to 1 */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** Fetching and starting is the first part of the way, reading the rest. */
const startShare = 0.2;
/** How far each step of starting has come when it begins. */
const steps: Readonly<Record<string, number>> = {
  'loading tesseract core': 0,
  'initializing tesseract': 0.05,
  'loading language traineddata': 0.1,
  'initializing api': 0.15,
};

/** Ink is told from paper by its surroundings (Sauvola), not by the whole picture: shadows and creases are not black then. */
const underAnyLight = { thresholding_method: '2' } as Partial<WorkerParams>;

const open = async ({ letters, onProgress }: Reading): Promise<Reader> => {
  const { createWorker } = (await import('tesseract.js')).default;
  const reader = await createWorker([...letters], 1, {
    workerPath: `${lettersFolder}/worker.min.js`,
    corePath: `${lettersFolder}/tesseract-core-simd-lstm.js`,
    langPath: lettersFolder,
    // The service worker keeps the files; a second store would hold them twice.
    cacheMethod: 'none',
    // Made of a text it would need leave to run texts.
    workerBlobURL: false,
    logger: ({ status, progress }) =>
      onProgress(status === 'recognizing text' ? startShare + (1 - startShare) * progress : (steps[status] ?? 0)),
  });
  await reader.setParameters(underAnyLight);
  return reader;
};

/**
 * Reads the words of a picture on this device; null when it was called off.
 *
 * @throws when the reader could not be fetched or started
 */
export const readLetters = async (picture: Blob, reading: Reading): Promise<readonly SeenWord[] | null> => {
  const { signal } = reading;
  const reader = await open(reading);
  const stopped = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  try {
    return await Promise.race([stopped, wordsIn(reader, picture)]);
  } finally {
    await reader.terminate();
  }
};

const wordsIn = async (reader: Reader, picture: Blob): Promise<readonly SeenWord[]> => {
  const { data } = await reader.recognize(picture, {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return lines.flatMap(({ words }) =>
    words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({ text, x0, y0, x1, y1, confidence })),
  );
};

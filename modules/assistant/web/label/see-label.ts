import { openCodeReader } from '../../../../platform/device/barcode/code-reader.ts';
import { clearPicture } from '../../../../platform/device/letters/clear-picture.ts';
import { readLetters, type Letters, type SeenWord } from '../../../../platform/device/letters/letters-adapter.ts';
import { paperWordsMax } from '../../contract/scan.ts';
import type { Looked, LookOptions } from '../photo/use-photo.ts';

/** The code on a picture, where it bears one that is certain: free, and asked first. */
export const codeOn = async (file: File): Promise<string | null> => {
  const reader = openCodeReader();
  return createImageBitmap(file, { imageOrientation: 'from-image' })
    .then(reader.readStill)
    .then(
      (code) => code,
      () => null,
    )
    .finally(reader.close);
};

/** The words on a picture of a label, read on this device. */
export const seeLabel =
  (letters: readonly Letters[]) =>
  async (file: File, options: LookOptions): Promise<Looked<SeenWord[]>> => {
    const clear = await clearPicture(file);
    if (clear === null) return { is: 'no-picture' };
    const words = await readLetters(clear.picture, { letters, ...options });
    if (words === null) return { is: 'stopped' };
    const seen = words.filter(({ text }) => text.trim() !== '' && text.length <= 120).slice(0, paperWordsMax);
    return { is: 'seen', seen, width: clear.width, height: clear.height };
  };

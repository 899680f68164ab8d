import { openCodeReader } from './code-reader.ts';

/** The code on a picture; null where it bears none that is certain, whatever the reason. */
export const codeOnPicture = async (file: File): Promise<string | null> => {
  const reader = openCodeReader();
  return createImageBitmap(file, { imageOrientation: 'from-image' })
    .then(reader.readStill)
    .then(
      (code) => code,
      () => null,
    )
    .finally(reader.close);
};

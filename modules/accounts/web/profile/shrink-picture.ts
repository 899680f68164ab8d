import { avatarBytesMax, avatarSidePixels } from '../../rules/avatar.ts';

/** From the best to what is still a face. */
const qualities = [0.86, 0.7, 0.5, 0.3];

/**
 * Cuts the middle square out of a picture and writes it anew, small, in base64: where it was taken and with what stays on
 * this device. Null for a file that this browser cannot read as a picture.
 */
export const shrinkPicture = async (file: Blob): Promise<string | null> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).then(
    (read) => read,
    () => null,
  );
  if (picture === null) return null;
  const canvas = drawSquare(picture);
  picture.close();
  for (const type of ['image/webp', 'image/jpeg']) {
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      // A browser that does not write this form hands out another one.
      if (blob?.type !== type) break;
      if (blob.size <= avatarBytesMax) return base64Of(blob);
    }
  }
  return null;
};

const drawSquare = (picture: ImageBitmap): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = avatarSidePixels;
  canvas.height = avatarSidePixels;
  const context = canvas.getContext('2d');
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  if (context) {
    context.imageSmoothingQuality = 'high';
    // JPEG knows no transparency; without a ground it would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, avatarSidePixels, avatarSidePixels);
    context.drawImage(picture, left, top, side, side, 0, 0, avatarSidePixels, avatarSidePixels);
  }
  return canvas;
};

const base64Of = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
};

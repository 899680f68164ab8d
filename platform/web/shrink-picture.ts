/** From the best to what can still be made out. */
const qualities = [0.86, 0.7, 0.5, 0.3];

/** How a picture is made small. */
export type Shrinking = {
  readonly bytesMax: number;
  /** The width and the height of a square, or the longer side of a whole picture. @unit pixels */
  readonly sidePixels: number;
  /** `square` cuts the middle out; `whole` keeps everything, and makes nothing larger. */
  readonly shape: 'square' | 'whole';
};

/**
 * Writes a picture anew, small, in base64: where it was taken and with what stays on this device. Null for a file that
 * this browser cannot read as a picture.
 */
export const shrinkPicture = async (file: Blob, shrinking: Shrinking): Promise<string | null> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).then(
    (read) => read,
    () => null,
  );
  if (picture === null) return null;
  const canvas = shrinking.shape === 'square' ? drawSquare(picture, shrinking.sidePixels) : drawWhole(picture, shrinking.sidePixels);
  picture.close();
  for (const type of ['image/webp', 'image/jpeg']) {
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      // A browser that does not write this form hands out another one.
      if (blob?.type !== type) break;
      if (blob.size <= shrinking.bytesMax) return base64Of(blob);
    }
  }
  return null;
};

/** An empty sheet. JPEG knows no transparency; without a ground it would be black. */
const sheetOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  return { canvas, context };
};

const drawSquare = (picture: ImageBitmap, sidePixels: number): HTMLCanvasElement => {
  const { canvas, context } = sheetOf(sidePixels, sidePixels);
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context?.drawImage(picture, left, top, side, side, 0, 0, sidePixels, sidePixels);
  return canvas;
};

const drawWhole = (picture: ImageBitmap, sidePixels: number): HTMLCanvasElement => {
  const scale = Math.min(1, sidePixels / Math.max(picture.width, picture.height));
  const [width, height] = [Math.max(1, Math.round(picture.width * scale)), Math.max(1, Math.round(picture.height * scale))];
  const { canvas, context } = sheetOf(width, height);
  context?.drawImage(picture, 0, 0, width, height);
  return canvas;
};

const base64Of = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
};

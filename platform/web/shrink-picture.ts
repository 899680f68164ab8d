/** From the best to what can still be made out. */
const qualities = [0.86, 0.7, 0.5, 0.3];

type Form = 'image/webp' | 'image/jpeg';

/** From the smaller to the one that every browser writes. */
const forms: readonly Form[] = ['image/webp', 'image/jpeg'];

/** How a picture is made small. */
export type Shrinking = {
  readonly bytesMax: number;
  /** The width and the height of a square, or the longer side of a whole picture. @unit pixels */
  readonly sidePixels: number;
  /** `square` cuts the middle out; `whole` keeps everything, and makes nothing larger. */
  readonly shape: 'square' | 'whole';
  /** Whether it goes on shining through where it does, in the form that can; on white where nothing is said. */
  readonly ground?: 'clear';
  /** The one form that will do; the smallest that the browser writes where nothing is said. */
  readonly form?: Form;
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
  const small = await smallest(picture, shrinking);
  picture.close();
  return small && base64Of(small);
};

const smallest = async (picture: ImageBitmap, shrinking: Shrinking): Promise<Blob | null> => {
  for (const form of shrinking.form ? [shrinking.form] : forms) {
    const canvas = draw(picture, shrinking, form);
    for (const quality of qualities) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, form, quality));
      // A browser that does not write this form hands out another one.
      if (blob?.type !== form) break;
      if (blob.size <= shrinking.bytesMax) return blob;
    }
  }
  return null;
};

/** The whole picture, or the square in its middle, on an empty sheet. JPEG knows no transparency: without a ground it would be black. */
const draw = (picture: ImageBitmap, { shape, sidePixels, ground }: Shrinking, form: Form): HTMLCanvasElement => {
  const side = Math.min(picture.width, picture.height);
  const [takenWidth, takenHeight] = shape === 'square' ? [side, side] : [picture.width, picture.height];
  const scale = sidePixels / Math.max(takenWidth, takenHeight);
  const used = shape === 'square' ? scale : Math.min(1, scale);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(takenWidth * used));
  canvas.height = Math.max(1, Math.round(takenHeight * used));
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.imageSmoothingQuality = 'high';
  if (ground !== 'clear' || form === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const [left, top] = [(picture.width - takenWidth) / 2, (picture.height - takenHeight) / 2];
  context.drawImage(picture, left, top, takenWidth, takenHeight, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const base64Of = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
};

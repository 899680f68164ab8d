/** So large that print of eight points has the twenty and more pixels that the reader wants. @unit pixels of the longer side */
const longerSide = { min: 2000, max: 2600 } as const;
/** What scratches and flashes take up is not stretched for. */
const ignoredShare = 0.01;

/** A picture made ready for the reader of letters. */
export type ClearPicture = {
  readonly picture: Blob;
  /** @unit pixels */
  readonly width: number;
  /** @unit pixels */
  readonly height: number;
};

/**
 * A picture as letters are read best: upright, grey, from black to white, large enough; null for a file that this browser
 * cannot read as a picture.
 */
export const clearPicture = async (file: Blob): Promise<ClearPicture | null> => {
  const read = await createImageBitmap(file, { imageOrientation: 'from-image' }).then(
    (bitmap) => bitmap,
    () => null,
  );
  if (read === null) return null;
  const longer = Math.max(read.width, read.height);
  const scale = Math.min(longerSide.max, Math.max(longerSide.min, longer)) / longer;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(read.width * scale));
  canvas.height = Math.max(1, Math.round(read.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(read, 0, 0, canvas.width, canvas.height);
  read.close();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  stretchGreys(pixels.data);
  context.putImageData(pixels, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return picture && { picture, width: canvas.width, height: canvas.height };
};

/** Turns colours to greys, and spreads those from the darkest to the lightest that there are more than a few of. */
export const stretchGreys = (data: Uint8ClampedArray): void => {
  const counts = new Uint32Array(256);
  for (let at = 0; at < data.length; at += 4) {
    const grey = Math.round(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0));
    data[at] = grey;
    counts[grey] = (counts[grey] ?? 0) + 1;
  }
  const ignored = (data.length / 4) * ignoredShare;
  const [dark, light] = [firstBeyond(counts, ignored), 255 - firstBeyond(counts.toReversed(), ignored)];
  const span = Math.max(1, light - dark);
  for (let at = 0; at < data.length; at += 4) {
    const grey = light <= dark ? (data[at] ?? 0) : (((data[at] ?? 0) - dark) * 255) / span;
    data[at] = grey;
    data[at + 1] = grey;
    data[at + 2] = grey;
    data[at + 3] = 255;
  }
};

const firstBeyond = (counts: Uint32Array, ignored: number): number => {
  let seen = 0;
  for (const [grey, count] of counts.entries()) {
    seen += count;
    if (seen > ignored) return grey;
  }
  return counts.length - 1;
};

import type ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';

import type { SlipPicture } from './draw-slip.ts';

type Picture = Parameters<ReceiptPrinterEncoder['image']>[0];

/** Lines from the head to the knife. */
const feedBeforeCut = 3;

/** A picture in the language of receipt printers, ESC/POS, with a cut behind it. */
export const encodeSlip = async ({ width, height, data }: SlipPicture): Promise<Uint8Array> => {
  const { default: Encoder } = await import('@point-of-sale/receipt-printer-encoder');
  const encoder = new Encoder({ language: 'esc-pos', imageMode: 'raster', feedBeforeCut });
  const picture = { width, height, data } as unknown as Picture;
  return encoder.initialize().image(picture, { width, height, algorithm: 'threshold', threshold: 128 }).cut('partial').encode();
};

import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';

import { faceFiles } from '../pdf/face-files.ts';
import { type Face, fontRuns } from '../pdf/font-runs.ts';
import { layOutSlip, type Mark } from './lay-out-slip.ts';
import type { Slip } from './slip.ts';

/** Dots on paper: four bytes each, black or white. */
export type SlipPicture = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
  /** The same as a file that people can look at. */
  readonly toPng: () => Promise<Buffer>;
};

const familyOf = (face: Face, isBold: boolean): string => `Slip-${face}-${isBold ? 'bold' : 'normal'}`;

/** The library with our faces; loaded by whoever prints first. */
const openCanvas = async (): Promise<(width: number, height: number) => Canvas> => {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  for (const [face, { normal, bold }] of Object.entries(faceFiles)) {
    GlobalFonts.registerFromPath(normal, familyOf(face as Face, false));
    GlobalFonts.registerFromPath(bold, familyOf(face as Face, true));
  }
  return createCanvas;
};

let opened: ReturnType<typeof openCanvas> | undefined;

type SetText = { readonly height: number; readonly isBold: boolean };

/** Goes along a text face by face, and says how wide it was. */
const alongRuns = (
  context: SKRSContext2D,
  text: string,
  { height, isBold, at }: SetText & { readonly at: (x: number, run: string) => void },
) => {
  let x = 0;
  for (const { text: run, font } of fontRuns(text)) {
    context.font = `${height}px ${familyOf(font, isBold)}`;
    at(x, run);
    x += context.measureText(run).width;
  }
  return x;
};

const frameWidth = 5;

const drawMark = (context: SKRSContext2D, mark: Mark): void => {
  context.fillStyle = mark.kind === 'text' && mark.isWhite ? '#ffffff' : '#000000';
  if (mark.kind === 'text') {
    alongRuns(context, mark.text, { ...mark, at: (x, run) => context.fillText(run, mark.x + x, mark.y) });
    return;
  }
  const { x, y, width, height } = mark;
  context.fillRect(x, y, width, height);
  if (mark.kind === 'filled') return;
  context.fillStyle = '#ffffff';
  context.fillRect(x + frameWidth, y + frameWidth, width - 2 * frameWidth, height - 2 * frameWidth);
};

const half = 128;

/** Black or white, nothing between: a printer burns a dot or it does not. */
const inBlackAndWhite = (data: Uint8ClampedArray): void => {
  for (let at = 0; at < data.length; at += 4) data.fill((data[at + 1] ?? 0) < half ? 0 : 255, at, at + 3);
};

/** Draws a slip, since no receipt printer has every writing. @param width in dots */
export const drawSlip = async (slip: Slip, width: number): Promise<SlipPicture> => {
  opened ??= openCanvas();
  const createCanvas = await opened;
  const ruler = createCanvas(8, 8).getContext('2d');
  const paper = layOutSlip(slip, width, (text, height, isBold) => alongRuns(ruler, text, { height, isBold, at: () => undefined }));
  const canvas = createCanvas(paper.width, paper.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, paper.width, paper.height);
  for (const mark of paper.marks) drawMark(context, mark);
  const dots = context.getImageData(0, 0, paper.width, paper.height);
  inBlackAndWhite(dots.data);
  context.putImageData(dots, 0, 0);
  return { width: paper.width, height: paper.height, data: dots.data, toPng: () => canvas.encode('png') };
};

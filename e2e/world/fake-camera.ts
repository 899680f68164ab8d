import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const left = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011'];
/** Which of the left six are written the other way round says the first digit, which has no bars of its own. */
const parities = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'];

const inverted = (bars: string): string => bars.replaceAll(/[01]/g, (bar) => (bar === '1' ? '0' : '1'));
const reversed = (bars: string): string => bars.split('').toReversed().join('');

/** The bars of an EAN-13: 95 of them, 1 for ink. */
const barsOf = (code: string): string => {
  const [first = 0, ...digits] = code.split('').map(Number);
  const bars = digits.map((digit, index) => {
    const plain = left[digit] ?? '';
    if (index >= 6) return inverted(plain);
    return parities[first]?.[index] === '1' ? reversed(inverted(plain)) : plain;
  });
  return `101${bars.slice(0, 6).join('')}01010${bars.slice(6).join('')}101`;
};

const size = { width: 640, height: 480 } as const;
const barWidth = 4;
const ink = 16;
const paper = 235;
const grey = 128;
const frames = 4;

/** Films a pack with an EAN-13 on it, for Chromium's false camera; gives the arguments that point it there. */
export const filmBarcode = (code: string): readonly string[] => {
  const bars = barsOf(code);
  const from = Math.floor((size.width - bars.length * barWidth) / 2);
  const line = Buffer.alloc(size.width, paper);
  for (const [index, bar] of bars.split('').entries())
    if (bar === '1') line.fill(ink, from + index * barWidth, from + (index + 1) * barWidth);
  const blank = Buffer.alloc(size.width, paper);
  const lines = Array.from({ length: size.height }, (_, row) => (row > 120 && row < 360 ? line : blank));
  const colours = Buffer.alloc((size.width * size.height) / 2, grey);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...lines, colours]);
  const film = join(mkdtempSync(join(tmpdir(), 'maed-film-')), 'barcode.y4m');
  const head = Buffer.from(`YUV4MPEG2 W${size.width} H${size.height} F10:1 Ip A1:1 C420\n`);
  writeFileSync(film, Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]));
  return ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
};

import { assert, property, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cleanImage } from './clean-image.ts';
import { jpegSegment, losslessChunk, plainJpeg, plainWebp, webpChunk, webpOf } from './testing/plain-pictures.ts';

const secret = [...new TextEncoder().encode('GPS 9.0054 N 38.7636 E')];
const holds = (bytes: Uint8Array | undefined, part: readonly number[]): boolean =>
  Buffer.from(bytes ?? []).includes(Buffer.from([...part]));

const lossyChunk = webpChunk('VP8 ', [0x30, 0x01, 0x00, 0x9d, 0x01, 0x2a, 0x00, 0x01, 0x00, 0x01, 0, 0]);

describe('a picture is what its bytes say', () => {
  test.each([
    ['WebP without loss', plainWebp(256, 256), 'image/webp'],
    ['WebP with loss', webpOf(lossyChunk), 'image/webp'],
    ['JPEG', plainJpeg(256, 256), 'image/jpeg'],
  ])('%s', (_, file, mediaType) => {
    expect(cleanImage(file)).toMatchObject({ mediaType, widthPixels: 256, heightPixels: 256, bytes: file });
  });

  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a film in WebP', webpOf(webpChunk('VP8X', [0b10, 0, 0, 0, 255, 0, 0, 255, 0, 0]), losslessChunk(256, 256))],
    ['a WebP without a picture', webpOf(webpChunk('ICCP', [1, 2]))],
    ['a WebP that is cut short', plainWebp(256, 256).slice(0, 20)],
    ['a JPEG that never ends', plainJpeg(256, 256).slice(0, -2)],
    ['nothing', new Uint8Array()],
  ])('%s is none', (_, file) => expect(cleanImage(file)).toBeNull());
});

describe('nothing beside the picture is kept', () => {
  test('a JPEG loses where it was taken, its comments and what hangs behind it', () => {
    const before = [...jpegSegment(0xe1, secret), ...jpegSegment(0xed, secret), ...jpegSegment(0xfe, secret)];
    const cleaned = cleanImage(plainJpeg(256, 256, { before, behind: [...Buffer.from('<script>'), ...secret] }));
    expect(cleaned?.bytes).toEqual(Uint8Array.from(plainJpeg(256, 256)));
  });

  test('a WebP loses what it says about its making, and no longer announces it', () => {
    const file = webpOf(
      webpChunk('VP8X', [0b0010_1100, 0, 0, 0, 255, 0, 0, 255, 0, 0]),
      losslessChunk(256, 256),
      webpChunk('EXIF', secret),
      webpChunk('XMP ', secret),
    );
    const cleaned = cleanImage(file);
    expect(holds(file, secret)).toBe(true);
    expect(holds(cleaned?.bytes, secret)).toBe(false);
    expect(cleaned?.bytes).toEqual(webpOf(webpChunk('VP8X', [0b0010_0000, 0, 0, 0, 255, 0, 0, 255, 0, 0]), losslessChunk(256, 256)));
  });
});

test('whatever bytes come, they are answered, and what is kept stays the same when it comes again', () => {
  const begun = (head: Uint8Array) => uint8Array({ maxLength: 300 }).map((tail) => Uint8Array.from([...head, ...tail]));
  for (const head of [new Uint8Array(), plainWebp(256, 256), plainJpeg(256, 256).slice(0, 12), plainJpeg(256, 256).slice(0, 2)]) {
    assert(
      property(begun(head), (file) => {
        const once = cleanImage(file);
        if (once !== null) expect(cleanImage(once.bytes)).toEqual(once);
      }),
    );
  }
});

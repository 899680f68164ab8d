import type { Browser } from '@playwright/test';

import { litSegments } from '../../modules/assistant/rules/display/testing/drawn-panel.ts';

/** Left, top, width and height of each segment in a cell of 60 by 120. */
const bars: Readonly<Record<string, readonly [number, number, number, number]>> = {
  a: [12, 0, 36, 12],
  b: [48, 10, 12, 44],
  c: [48, 66, 12, 44],
  d: [12, 108, 36, 12],
  e: [0, 66, 12, 44],
  f: [0, 10, 12, 44],
  g: [12, 54, 36, 12],
};

const rect = ([x, y, wide, high]: readonly [number, number, number, number], left: number): string =>
  `<rect x="${left + x}" y="${y}" width="${wide}" height="${high}" rx="3"/>`;

/** The signs of a display in segments, each in a cell of its own. */
const segments = (shown: string): string => {
  let left = 0;
  return Array.from(shown, (sign) => {
    if (sign === '.') return `<rect x="${left - 22}" y="108" width="12" height="12"/>`;
    const drawn = Array.from(litSegments[sign] ?? '', (segment) => rect(bars[segment] ?? [0, 0, 0, 0], left)).join('');
    left += 92;
    return drawn;
  }).join('');
};

const photograph = async (browser: Browser, html: string): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  await page.setContent(`<!doctype html>${html}`);
  const picture = await page.screenshot({ type: 'png' });
  await page.close();
  return picture;
};

/** A photo of a fridge's display that shows a temperature in red segments. */
export const displayPicture = (browser: Browser, shown: string): Promise<Buffer> =>
  photograph(
    browser,
    `<style>html { background: #d8d2c8 } main { margin: 120px 160px; padding: 70px 90px; width: 480px; border-radius: 20px; background: #c9c9c6 }
    svg { display: block; padding: 60px 40px; width: 400px; height: 130px; background: #140d0c; fill: #ff2a1c }</style>
    <main><svg viewBox="0 -5 400 130">${segments(shown)}</svg></main>`,
  );

/** A photo of a label on a shelf. */
export const labelPicture = (browser: Browser, lines: readonly string[]): Promise<Buffer> =>
  photograph(
    browser,
    `<style>html { background: #6d675f } main { margin: 140px 90px; padding: 50px; background: #fdfcf8; color: #222; font: 30px Arial, sans-serif }
    p { margin: 0 0 20px } p:first-child { font-size: 64px; font-weight: bold }</style>
    <main>${lines.map((line) => `<p>${line}</p>`).join('')}</main>`,
  );

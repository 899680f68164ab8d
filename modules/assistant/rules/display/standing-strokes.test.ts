import { describe, expect, it } from 'vitest';

import type { RowLevels } from './row-levels.ts';
import { isStraightToFoot, isUpright, strokeOf } from './standing-strokes.ts';

type Bar = readonly [x0: number, x1: number, y0: number, y1: number];

const [width, height] = [120, 120] as const;
const place = { x0: 20, x1: 60, y0: 20, y1: 92 };

/** A row on which bars are lit; each leans to the right by a share of its height. */
const row = (bars: readonly Bar[], lean = 0): RowLevels => {
  const levels = new Float32Array(width * height);
  for (const [x0, x1, y0, y1] of bars)
    for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) levels[y * width + x + Math.round(lean * (y1 - y))] = 1;
  return { width, height, levels };
};

const right: Bar = [50, 60, 20, 92];
const left: Bar = [20, 30, 20, 92];

describe('standing strokes', () => {
  it('of one thickness are as thick as they are', () => {
    expect(strokeOf(row([left, right]), place)).toBe(10);
  });

  it('of two thicknesses are strokes of two digits that ran together, and tell nothing', () => {
    expect(strokeOf(row([[17, 30, 20, 92], right]), { ...place, x0: 17 })).toBe(13);
    expect(strokeOf(row([[10, 30, 20, 92], right]), { ...place, x0: 10 })).toBeNull();
  });

  it('that are not there have no thickness', () => {
    expect(strokeOf(row([]), place)).toBeNull();
  });

  it('lean or stand upright', () => {
    const wide = { ...place, x1: 75 };
    expect(isUpright(row([right], 0.05), wide)).toBe(true);
    expect(isUpright(row([right], 0.15), wide)).toBe(false);
  });

  it('go straight to their foot, or have a point there', () => {
    expect(isStraightToFoot(row([right]), place, 10)).toBe(true);
    expect(isStraightToFoot(row([right, [58, 68, 86, 98]]), place, 10)).toBe(false);
    expect(isStraightToFoot(row([right, [42, 52, 86, 98]]), place, 10)).toBe(false);
  });
});

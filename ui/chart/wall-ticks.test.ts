import { expect, test } from 'vitest';

import { isoMinuteAt } from '../../kit/time/wall.ts';
import { wallTicks } from './wall-ticks.ts';

test.each(['Africa/Addis_Ababa', 'Europe/London', 'America/Los_Angeles', 'Asia/Kathmandu'])(
  'days on a chart begin at midnight in %s, over a change of the clocks too',
  (timeZone) => {
    const ticks = wallTicks([new Date('2026-10-20T07:13:00Z'), new Date('2026-11-03T19:40:00Z')], 6, timeZone);
    expect(ticks.length).toBeGreaterThan(3);
    expect(ticks.map((tick) => isoMinuteAt(tick, timeZone))).toEqual(ticks.map(() => '00:00'));
  },
);

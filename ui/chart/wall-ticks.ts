import { scaleUtc } from 'd3-scale';

import { instantAt, isoDayAt, isoMinuteAt } from '../../kit/time/wall.ts';

/** What the wall shows, as if it were UTC, so that whole days are whole days. */
const onWall = (at: Date, timeZone: string): Date => new Date(`${isoDayAt(at, timeZone)}T${isoMinuteAt(at, timeZone)}:00Z`);

/** The round moments of a span, by the clock on the wall: midnights where days go by, never those of the device. */
export const wallTicks = (span: readonly Date[], count: number, timeZone: string): readonly Date[] =>
  scaleUtc()
    .domain(span.map((at) => onWall(at, timeZone)))
    .ticks(count)
    .map((tick) => instantAt(tick.toISOString().slice(0, 10), tick.toISOString().slice(11, 16), timeZone));

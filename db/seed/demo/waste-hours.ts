import { instantAt } from '../../../kit/time/wall.ts';
import { chanceFrom } from './chance.ts';
import type { WastedFor } from './movement.ts';

type Span = readonly [from: number, to: number];

/**
 * When a kitchen throws away for which reason: it looks through its shelves in the morning, then cleans and cuts, burns and
 * drops while it serves, and looks at what is left in its pots after lunch and at the end of dinner.
 *
 * @unit minutes after midnight
 */
const spans: Readonly<Record<WastedFor, readonly Span[]>> = {
  EXPIRED: [[490, 550]],
  SPOILED: [[510, 600]],
  TRIM: [[570, 710]],
  BURNT: [
    [710, 840],
    [1090, 1240],
  ],
  DROPPED: [
    [720, 870],
    [1110, 1270],
  ],
  OVERPRODUCED: [
    [875, 925],
    [1255, 1295],
  ],
};

/** What is thrown away, and on which day. */
type Wasted = { readonly item: string; readonly isoDay: string; readonly reason: WastedFor };

/** At which minute of its day somebody throws this away; the same in every run. @unit minutes after midnight */
export const wasteMinute = ({ item, isoDay, reason }: Wasted): number => {
  const chance = chanceFrom(`${item}/${isoDay}/${reason}`);
  const [from, to] = spans[reason][Math.floor(chance.next() * spans[reason].length)] ?? [0, 0];
  return Math.floor(chance.between(from, to));
};

const clock = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The same as an instant, by the wall of its house. */
export const wasteTime = (wasted: Wasted, timeZone: string): Date => instantAt(wasted.isoDay, clock(wasteMinute(wasted)), timeZone);

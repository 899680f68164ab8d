import type { ToldShift, Segment, Stretch } from './clock-pairing.ts';

/**
 * How long stretches are together.
 *
 * @unit minutes
 */
export const stretchMinutes = (stretches: readonly Stretch[]): number => stretches.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * What is paid of a person's stretches: everything between coming and going but the breaks that nobody pays. Of the breaks
 * of a shift the first minutes are paid, as many as were agreed. What has no end is not paid.
 */
export const paidStretches = (segments: readonly Segment[], shifts: ReadonlyMap<string, ToldShift>): Stretch[] => {
  const left = new Map([...shifts].map(([id, { paidBreakMinutes }]) => [id, paidBreakMinutes]));
  return segments.flatMap(({ shiftId, from, to, breaks }) => {
    if (to === null) return [];
    const paid: Stretch[] = [];
    let since = from;
    for (const pause of breaks) {
      const key = shiftId ?? '';
      const given = Math.min(left.get(key) ?? 0, pause.to - pause.from);
      left.set(key, (left.get(key) ?? 0) - given);
      paid.push({ from: since, to: pause.from + given });
      since = pause.to;
    }
    return [...paid, { from: since, to }].filter((stretch) => stretch.to > stretch.from);
  });
};

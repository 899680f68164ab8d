/** A point on the ground, in degrees. */
export type Point = {
  /** @unit degrees north */
  readonly latitude: number;
  /** @unit degrees east */
  readonly longitude: number;
};

/**
 * Mean radius of the earth.
 *
 * @unit metres
 */
const earthRadiusM = 6_371_009;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * How far two points lie apart, along the ground.
 *
 * @unit metres, whole
 */
export const distanceM = (one: Point, other: Point): number => {
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(half))));
};

/**
 * A phone is believed to stand so much nearer than it says, where it says how sure it is; no more.
 *
 * @unit metres
 */
const accuracyCreditMaxM = 50;

/** How far away a phone found itself. */
export type Away = {
  /** @unit metres */
  readonly distanceM: number;
  /** @unit metres */
  readonly accuracyM: number;
};

/** Whether whoever is so far away is out of a fence, in their favour by what their phone is unsure of. */
export const isOutOfFence = (away: Away, radiusM: number): boolean =>
  away.distanceM - Math.min(away.accuracyM, accuracyCreditMaxM) > radiusM;
